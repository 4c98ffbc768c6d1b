## Wat maakt dat een document van geen enkel spel een editie is

finding-unreadable = Het bestand is niet te lezen: { $why }
finding-no-game = De eerste regel moet het spel noemen: { $games }.
finding-other-game = Dit is een editie van { $said }, niet van { $game }.
finding-bad-name = Een naam heeft 1 tot { $most } afdrukbare tekens, niet { $name }.
finding-no-tables = Hier horen de tabellen, elk onder haar naam.
finding-twice = ‘{ $key }’ staat zowel naast de tabellen als ertussen.
finding-no-rows = Hier hoort een lijst met rijen.
finding-no-row = Een rij schrijf je zo: { $written }.
finding-no-field = ‘{ $field }’ ontbreekt.
finding-no-number = ‘{ $field }’ is een geheel getal, niet { $value }.
finding-no-text = ‘{ $field }’ is een tekst, niet { $value }.
finding-unprintable = ‘{ $field }’ heeft tekens die niet af te drukken zijn: { $value }.
finding-out-of-range = ‘{ $field }’ gaat van 0 tot { $most }, niet { $value }.
finding-unknown-word =
    { $what ->
        [table] Een tabel ‘{ $word }’ is er niet, wel { $known }.
        [field] Een veld ‘{ $word }’ is er niet, wel { $known }.
        [god] Een god ‘{ $word }’ is er niet, wel { $known }.
       *[word] ‘{ $word }’ kan hier niet staan, wel { $known }.
    }
finding-misspelled-word =
    { $what ->
        [table] Een tabel ‘{ $word }’ is er niet. Is het ‘{ $near }’? Er is: { $known }.
        [field] Een veld ‘{ $word }’ is er niet. Is het ‘{ $near }’? Er is: { $known }.
        [god] Een god ‘{ $word }’ is er niet. Is het ‘{ $near }’? Er is: { $known }.
       *[word] ‘{ $word }’ kan hier niet staan. Is het ‘{ $near }’? Er is: { $known }.
    }

## Wat het commando `waset edition check` eromheen zegt

finding-is =
    { $level ->
        [error] fout
       *[warning] opmerking
    }
finding-about = { finding-is }: { $table }: { $sentence }
    .row = { finding-is }: { $table }, rij { $row }: { $sentence }
    .whole = { finding-is }: { $sentence }
checked-errors =
    { $errors ->
        [one] { $errors } fout
       *[other] { $errors } fouten
    }
checked-warnings =
    { $warnings ->
        [one] { $warnings } opmerking
       *[other] { $warnings } opmerkingen
    }
checked = { $edition }, { $game }: { checked-errors }, { checked-warnings }.
checked-differs = Anders dan { $base } in: { $tables }. Kenmerk { $digest }.
checked-same = De cijfers zijn die van { $base }. Kenmerk { $digest }.
checked-usual = Bots spelen met hun gewone gewichten; { $command } past die aan deze editie aan.
checked-fitted = Bots spelen met de gewichten in { $file }, die aan deze editie zijn aangepast.
checked-stale = De gewichten in { $file } zijn aan andere cijfers aangepast en worden niet gebruikt: { $command } past ze opnieuw aan.
