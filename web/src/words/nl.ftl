## Settings

settings = Instellingen
language = Taal
language-failed = De teksten kwamen niet aan. Probeer het zo nog eens.
theme = Thema
theme-of =
    { $theme ->
        [system] Zoals het systeem
        [light] Licht
       *[dark] Donker
    }
speed = Hoe snel alles beweegt
speed-of =
    { $speed ->
        [off] Uit
        [slow] Rustig
        [normal] Gewoon
       *[fast] Snel
    }
sound = Geluid
    .about = Een zacht geluid als jij aan de beurt bent.
    .on = Geluid is aan
    .off = Geluid is uit
careful = Elke keuze bevestigen
    .about = De eerste tik toont waar het heen gaat, de tweede doet het.
one-tap = Eén tik als het vanzelf spreekt
    .about = Als er maar één keuze is, wordt die meteen gedaan.
notify = Meldingen
    .about = Als jij aan de beurt bent en de pagina niet in beeld is.
    .barred = De browser staat ze voor deze pagina niet toe.
guide = Gids voor de eerste partij
    .about = Tips bij de dingen die je tegenkomt.
    .again = Toon de tips opnieuw
playing-as = Je speelt als { $name }
    .change = Je speelt als { $name }: naam wijzigen
say-name = Zeg je naam
    .first = Geef jezelf een naam
other-devices = Andere apparaten
    .about = Als iemand anders misschien onder jouw naam speelt.
    .done = Klaar: voortaan speel je alleen in deze browser.
    .do = Andere afmelden
    .sure = Andere apparaten afmelden?
    .what = Alleen deze browser blijft { $name }. Elke andere die onder jouw naam speelt, wordt meteen afgemeld, en alle links en tokens voor jouw plaatsen vervallen. Je plaatsen blijven van jou.
    .yes = Afmelden
sign-out = Deze browser verlaten
    .about = Hij vergeet wie je bent, voorgoed.
    .do = Afmelden
    .sure = Afmelden?
    .what = Deze browser vergeet dat hij { $name } is. Niemand kan als deze { $name } terugkomen, op geen enkel apparaat: een naam heeft geen wachtwoord.
    .seats =
        { $tables ->
            [one] Je geeft je plaats aan deze tafel op. Wil je die houden, neem die dan eerst mee naar een ander apparaat: dat staat in het menu van de tafel.
           *[other] Je geeft je plaatsen aan deze { $tables } tafels op. Wil je er een houden, neem die dan eerst mee naar een ander apparaat: dat staat in het menu van de tafel.
        }
game-with = { $game } met { $names }
    .nobody = { $game }, nog niemand erbij
stay = Laten zoals het is
name-sheet = Hoe mogen we je noemen?
    .about = Een account is niet nodig: de naam is voor de anderen aan tafel.
    .field = Je naam
    .do = Dat ben ik
    .empty = Een naam heeft minstens één letter.
close = Sluiten
all-right = Goed

## Home

home = Startpagina
    .brand = Waset, startpagina
    .stays = De tafel blijft staan; kom terug wanneer je wilt.
home-line = Twee spellen uit het oude Thebe. Schuif aan, stuur een link, speel.
    .short = Twee spellen uit het oude Thebe
    .first = Twee spellen uit het oude Thebe. Kies er een en speel.
    .new = Speel meteen, zonder naam
which-game = Welk spel
chosen = Gekozen
players-range = { $fewest } tot { $most } spelers
    .only = { $most } spelers
who-sits = Wie zit er aan tafel
seats-of = { $taken } van { $all } plaatsen
seat-you = Jij
    .note = jij
    .first = eerste plaats
    .host = jij, host
    .behind = jou
host-note = host
friend = Een vriend
    .note = via link
    .about = Krijgt een link; een account is niet nodig.
on-this-device = op dit apparaat
bot-note = bot, { $strength }
    .none = bot
    .plays = een bot speelt, { $strength }
has-resigned =
    { $absent ->
        [bot] opgegeven, een bot speelt verder
       *[substitute] opgegeven, een simpele regel speelt verder
    }
    .short = opgegeven
out-of-time = tijd op
until-back =
    { $absent ->
        [bot] voorlopig een bot
       *[substitute] voorlopig een simpele regel
    }
away-note =
    { $minutes ->
        [0] even weg
        [one] { $minutes } minuut weg
       *[other] { $minutes } minuten weg
    }
is-away = { $name } is er even niet
moves-for = Er wordt gezet voor { $name }
seat-number = Plaats { $seat }
    .change = Wijzigen
add-seat = bot of vriend
who-takes-seat = Wie komt er op deze plaats?
remove-seat = De plaats weghalen
modules = Modules
    .count = { $on } van { $all }
more-options = Meer opties
by-lot = Door het lot
clock-setting = Klok
    .about = Bedenktijd. Wie er zet als die om is, kies je hieronder.
    .choice =
        { $clock ->
            [none] Geen klok
            [minute] Een minuut per keuze
            [five] Vijf minuten per keuze
           *[day] Een dag per keuze
        }
absent-setting = Wie zet voor wie ontbreekt
    .about = Als de tijd om is, of iemand weg is of opgeeft.
    .choice =
        { $absent ->
            [bot] Een bot
           *[substitute] Een simpele regel
        }
open-table = Open tafel
    .about =
        { $open ->
            [yes] Staat op de startpagina, iedereen mag meekijken.
           *[no] Niet vermeld, alleen via de link.
        }
talk-setting = Kijkers mogen praten
    .about = Wie meekijkt, mag iets zeggen aan tafel.
play-now = Nu spelen
play-game = Speel { $game }
    .invite = Uitnodigen voor { $game }
first-lead = Je begint meteen, tegen twee bots. Zonder account of naam; je eerste zetten krijg je uitgelegd.
watch-game = Kijk mee
other-set-ups = Meer keuzes
guest = Gast
invite = Vrienden uitnodigen
    .short = Uitnodigen
pass-and-play = Om de beurt
    .short = Om de beurt
    .about = Iedereen speelt op dit apparaat. Tussen de beurten zijn de handen verborgen.
    .name = Naam op plaats { $seat }
    .who = Wie er op plaats { $seat } zit
    .here = hier
    .bot = { $name }, een bot
    .do = Spelen
player-number = Speler { $seat }
continue = Verder spelen
    .none = Er wacht niets op je.
watch = Meekijken
    .count =
        { $tables ->
            [one] { $tables } open tafel
           *[other] { $tables } open tafels
        }
    .none = Nu speelt niemand aan een open tafel.
finished = Uitgespeeld
    .line =
        { $points ->
            [-1] { $date } · plaats { $place } van { $players }
            [one] { $date } · plaats { $place } van { $players } · { $points } punt
           *[other] { $date } · plaats { $place } van { $players } · { $points } punten
        }
put-away =
    { $status ->
        [open] De tafel verlaten
        [playing] De partij verlaten
       *[other] Van de lijst halen
    }
    .of =
        { $status ->
            [open] De tafel van { $game } verlaten
            [playing] De partij { $game } verlaten
           *[other] { $game } van de lijst halen
        }
    .what =
        { $status ->
            [alone] Er speelt daar verder niemand: de tafel gaat voorgoed dicht.
            [open] Je plaats komt weer vrij. Ben je host, dan neemt de volgende speler dat over.
           *[other] Je geeft op: er wordt verder gespeeld op je plaats, en je kunt niet terug.
        }
    .no = Blijven
your-turn-in = Jouw beurt bij { $game }
your-turn-tag = jouw beurt
table-title =
    { $modules ->
        [0] { $game }
        [one] { $game } met { $modules } module
       *[other] { $game } met { $modules } modules
    }
edition = editie { $edition }
    .title = Editie { $edition }
    .standard = Editie: de standaard
seats-free =
    { $free ->
        [0] klaar om te beginnen
        [one] { $free } plaats vrij
       *[other] { $free } plaatsen vrij
    }
won-by = gewonnen door { $names }
saved-to-look = een bewaarde partij om terug te kijken
waits-for = wacht op { $name }
turn-since = al { $time }
to-move-since = { $name } is al { $time } aan de beurt
read-rules = Nieuw hier? Lees de regels:
not-affiliated = Waset heeft geen band met de uitgevers of auteurs van de spellen; alle tekeningen zijn eigen werk.
open-file = Sleep hier een bewaarde partij heen om terug te kijken, of
    .choose = kies een bestand
    .label = Een bewaarde partij openen
    .reading = De partij wordt gelezen
    .empty = { $file } is leeg.
    .wrong = { $file }: { $why }

## Lobby

lobby =
    { $free ->
        [0] Iedereen is er
        [one] Eén plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }
may-watch = Iedereen mag meekijken
    .no = Alleen via de link
option-said = { $option }: { $choice }
free-seat = Vrije plaats
    .about = wacht op een vriend met de link
here = hier
seat-bot = Bot neerzetten
free-it = Vrijmaken
ready = klaar
send-friend = Stuur dit naar een vriend
    .qr = QR-code van de uitnodiging
    .link = Link van de uitnodiging
    .show = Toon de QR-code
    .about = Geen account nodig. Wie hem opent, kiest een naam en een plaats.
    .local = Dit adres werkt alleen op deze computer. Om anderen binnen te laten: start { $command } en open de pagina via het netwerkadres van deze computer.
copy = Kopiëren
    .done = Gekopieerd
    .link = Link kopiëren
    .token = Token kopiëren
    .watch = Link om mee te kijken
    .failed = De browser laat ons niet kopiëren: selecteer de link en kopieer hem zelf.
lobby-wait =
    { $free ->
        [one] Nog één speler, dan kan het beginnen
       *[other] Nog { $free } spelers, dan kan het beginnen
    }
    .ready = Klaar als jij het bent
    .about = De partij begint voor iedereen tegelijk.
    .away = Klaar om te beginnen. Nu even weg: { $names }.
    .host = Wacht op vrienden, of geef vrije plaatsen aan bots.
    .guest = Wacht op vrienden, of vraag de host om een bot.
    .mine =
        { $free ->
            [one] De laatste plaats is voor jou
           *[other] Een van de { $free } vrije plaatsen is voor jou
        }
    .sit = Kies je pion en doe mee.
send-away = Wegsturen
    .name = { $name } wegsturen
invites = { $host } nodigt je uit voor
    .nobody = Je bent uitgenodigd voor
    .name = Je naam
    .later = kan later anders
    .piece = Je pion
    .yours = van jou
    .do = Ik doe mee
    .watch = Kijken
clock-each =
    { $kind ->
        [act] { $time } per keuze
       *[total] { $time } elk
    }
leave = Weggaan
start-game = De partij beginnen
sit-down = Aanschuiven
which-bot = Welke bot komt op deze plaats?

## The bot that suits somebody, and how strong one is for whoever cannot see the bars

suited = Past bij jou: de bot { $rank }. Met zijn tweeën win je ongeveer { $share } van je partijen.
    .take = Speel ertegen
    .close = Nu niet
bot-strength = { "" }, sterkte { $rank } van { $of }

## Menu of a table

menu = Menu
    .back = Terug naar het menu
ask-back = Vraag mijn laatste zet terug te nemen
    .all = Iedereen aan tafel moet het goedvinden.
    .alone = Het gebeurt meteen: alleen jij speelt hier.
agree-hints = Hints mogen
    .no = Toch geen hints
    .about = Er zijn hints als iedereen aan tafel het goedvindt.
bot-for-me = Laat een bot voor mij spelen
    .about = Je kunt de plaats altijd terugnemen.
    .which = Welke bot voor mij speelt
    .choose = kies
move-seat = Mijn plaats naar een ander apparaat
    .about = Een link met QR-code, voor één keer.
    .title = Een ander apparaat
    .how = Open dit op het andere apparaat. Het werkt één keer, en dit apparaat laat de plaats los.
    .qr = QR-code die mijn plaats verplaatst
    .warn = Trek hem in als hij op de verkeerde plek terechtkwam: elke link voor deze plaats vervalt.
    .ended = Geen enkele link verplaatst deze plaats nog.
program = Laat een programma voor mij spelen
    .about = Een token ervoor, dat je kunt intrekken.
    .title = Een programma
    .how = Een programma dat dit token stuurt, speelt met jou op je plaats: het kan kijken, zetten, terugnemen en praten, en verder niets. Een begin staat in { $file }.
    .token = Token van mijn plaats
    .warn = Trek het in om het programma weg te sturen: elk token voor deze plaats vervalt.
    .ended = Geen programma speelt deze plaats nog.
withdraw = Intrekken
    .done = Ingetrokken
copy-watch = Link om mee te kijken
    .about = Wie hem heeft, ziet geen handen.
    .done = Link gekopieerd
new-links = Nieuwe links maken
    .about = Links die je al stuurde vervallen, en wie alleen meekijkt moet weg. Wie zit, blijft zitten.
    .done = De oude links leiden nergens meer heen. Stuur een nieuwe aan wie je hier wilt hebben.
replay-start = Terugkijken vanaf het begin
    .about = Alles wat er gebeurde, stap voor stap.
rules = Regels
    .about = Het hele spel, regel voor regel.
    .title = Regels: Waset
settings-about = Taal, thema, snelheid, geluid, afmelden.
resign = Opgeven
    .about =
        { $absent ->
            [bot] Een bot speelt verder op jouw plaats.
           *[substitute] Een simpele regel speelt voor jou.
        }
    .sure = Opgeven?
    .what =
        { $absent ->
            [bot] Een bot speelt voor je tot het eind. Je kunt niet terug.
           *[substitute] Een simpele regel speelt voor je tot het eind. Je kunt niet terug.
        }
    .no = Doorspelen
    .done =
        { $absent ->
            [bot] Je hebt opgegeven: een bot speelt voor je tot het eind.
           *[substitute] Je hebt opgegeven: een simpele regel speelt voor je tot het eind.
        }
keys = Toetsen: 1 tot 9 kiezen, U neemt terug, L is het verloop, H een hint, Escape legt neer, pijlen lopen over het bord.

## At a table

watching = Je kijkt mee
watchers =
    { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
    .who = Kijkt mee: { $names }
    .more =
        { $count ->
            [one] { $count } zonder naam
           *[other] { $count } zonder naam
        }
link-state =
    { $link ->
        [open] Verbonden
        [connecting] Verbinden
       *[lost] Verbinding kwijt
    }
skip-to = Spring naar
    .choices = Naar de keuzes
    .board = Naar het bord
    .hand = Naar mijn hand
    .happened = Naar wat er gebeurde
table-aside = Deze tafel kan niet open
    .about = De partij past niet meer bij de regels hier. Er is niets verloren, en wie deze server beheert, weet ervan.
seat-freed = Je plaats is weer vrij
    .about = De host heeft die vrijgemaakt. Met de link kun je weer gaan zitten.
seat-lost = Dit is jouw plaats niet meer
    .about = Er wordt nu op een ander apparaat gespeeld, en alleen wie meespeelt, ziet deze tafel.
    .mine = Jouw plaats wordt nu op een ander apparaat gespeeld.
    .of = Nu op een ander apparaat gespeeld: { $names }.
    .watching = Je kijkt mee.
link-ended = Deze link is vervallen
    .about = Deze tafel heeft nieuwe links. Vraag er een om terug te komen.
signed-out = Je bent afgemeld
    .bar = Afgemeld
    .about = Hier, of op een ander apparaat dat dit afmeldde. Wie je hierna ook bent, aan tafel ben je iemand nieuws.
question-for = { $turn } speelt: een vraag voor { $name }
choice-number = { $number }: { $choice }.
title-of = { $game }: Waset
score-sheet = Scoreblad
why-not = Waarom dit niet te kiezen is
    .rule = Regel { $rule }
    .about = Wat is dit?
hint-button = Hint
talk = Praten
    .new = Praten, { $count } nieuw
    .title = Praten aan tafel
    .none = Er heeft nog niemand iets gezegd.
    .field = Zeg iets
    .do = Zeg het
setting-table = De tafel wordt klaargezet
nothing-here = Hier staat geen tafel
    .bar = Niet gevonden
    .about = Misschien is die opgeruimd, of is de link niet compleet of vervallen.
what-to-do = Wat je kunt doen
sentence-more = meer
    .less = minder
time-left =
    { $absent ->
        [bot] nog { $time }, dan zet een bot
       *[substitute] nog { $time }, dan zet een simpele regel
    }
    .then =
        { $absent ->
            [bot] dan zet een bot
           *[substitute] dan zet een simpele regel
        }
    .mine = jij { $time }
    .of = nog { $time }
confirm-cue = { $label }: klik, of Enter
step-choice = Vorige keuze
    .next = Volgende keuze
skip = Overslaan
tip = Tip
    .read = Begrepen
    .off = Geen tips meer
help = Hulp
    .close = De uitleg sluiten
    .more = Meer in de regels
choices = Keuzes
    .at-table = Aan tafel
    .none = Nu valt er niets te kiezen.
log-empty = Nog niets.
    .show = Toon dit moment
hand-over = Geef het apparaat aan { $name }

## Notices

lost-line = Verbinding kwijt
    .about = We proberen het opnieuw, je zet blijft staan.
    .now = Probeer nu
back-nothing = Terug aan tafel.
show-them = Toon ze
asks-back = { $name } wil iets terugnemen.
    .no = Nee
    .yes = Goed
waiting-agree = Nog niet akkoord: { $names }.
bot-plays-for = Een bot speelt voor { $name }.
    .do = Plaats terugnemen
hint-thinking = De sterkste bot denkt erover na.
hint-would = De sterkste bot zou
    .list = Hints van de bot { $rank }
    .wins = wint { $share }
    .close = De hint sluiten
    .then = Daarna waarschijnlijk: { $steps }.
    .step = { $who }: { $choice }
not-taken-back = Het blijft zo: niet iedereen vond het goed.
left-table = { $name } is even van tafel.
came-back = { $name } is terug.
resigns =
    { $absent ->
        [bot] { $name } geeft op. Een bot speelt verder.
       *[substitute] { $name } geeft op. Een simpele regel speelt verder.
    }
time-used =
    { $absent ->
        [bot] De tijd van { $name } is om. Voortaan zet een bot.
       *[substitute] De tijd van { $name } is om. Voortaan zet een simpele regel.
    }
stands-in =
    { $absent ->
        [bot] Voorlopig speelt een bot voor { $name }.
       *[substitute] Voorlopig speelt een simpele regel voor { $name }.
    }
stand-in =
    { $absent ->
        [bot] { $asker } vraagt: mag er zolang een bot voor { $name } spelen?
       *[substitute] { $asker } vraagt: mag er zolang een simpele regel voor { $name } spelen?
    }
    .label = Iemand is er niet
    .about = Akkoord: { $names }. { $name } krijgt de plaats terug door de tafel te openen.
    .no = Wachten
    .yes = Akkoord
missed = { $name }: { $since }
    .about = { $name } krijgt de plaats terug door de tafel te openen.
    .do =
        { $absent ->
            [bot] Laat een bot spelen
           *[substitute] Laat een simpele regel spelen
        }
    .ask =
        { $absent ->
            [bot] Vraag om een bot
           *[substitute] Vraag om een simpele regel
        }
moved-first = Dat kan niet meer: iemand was je voor.

## The end of a game

ahead = { points } voor op { $name }.
tied = Evenveel punten als { $name }, maar toch voor, volgens de regels bij gelijke stand.
    .you = Evenveel punten als jij, maar toch voor, volgens de regels bij gelijke stand.
lasted = Speeltijd: { $time }.
played-edition = { $game }, editie { $edition }.
play-again = Nog een keer
review-it = Nabespreking
    .of = Nabespreking van { $game }
watch-again = Terugkijken
points-over-time = Punten, ronde na ronde
    .said = Puntenverloop: { $points }
    .of = { $name } { $points }
save-game = Partij bewaren
share = Delen
look-board = Het bord bekijken
back-home = Naar de startpagina

## Replay

replay = Terugkijken
    .detail = terugkijken
    .playing = Nog bezig
    .saved = Bewaarde partij
    .table = Tafel
    .to-table = Naar de tafel
    .nothing = Er is nog niets gespeeld
    .wrong = Dit kan niet getoond worden
replay-at = zet { $at } van { $all }
replay-start-button = Naar het begin
    .back = Eén zet terug
    .pause = Pauze
    .play = Afspelen
    .on = Eén zet verder
    .end = Naar het einde
replay-eyes = Door wiens ogen
    .all = Alle handen
    .watch = Iedereen
play-on = Vanaf hier verder spelen
    .link = Link naar deze zet kopiëren
scrubber = Moment van de partij
    .round = ronde { $round }

## Rules

books = Boeken
    .back = Terug
    .missing = Dat boek is er niet
    .there = Deze zijn er wel: { $books }.
    .english = De regels staan hier in het Engels.
    .contents = Inhoud
    .search = Zoek een tegel, een kaart, een woord
    .found =
        { $count ->
            [0] Niets gevonden.
            [one] Eén alinea.
           *[other] { $count } alinea's.
        }
    .print = Afdrukken
    .full = Alle regels voluit
    .rules = Genummerde regels:
    .pictured = in beeld
rulings = Uitleg

## Errors that people can cause, by the server's code

error-no-server = De server antwoordt niet. Is er verbinding?
error-not-found = Hier is niets, of het is niet voor jou.
error-set-aside = Deze tafel kan niet open: de partij past niet meer bij de regels hier. Er is niets verloren.
error-signed-out = Je bent afgemeld, hier of op een ander apparaat.
error-who-are-you = Zeg eerst je naam.
error-too-many = Te veel tegelijk. Probeer het zo nog eens.
error-busy = Het is hier druk. Kom zo nog eens terug.
error-closing = De server start opnieuw. Kom zo nog eens terug.
error-no-database = Er kan nu even niets bewaard worden. Probeer het zo nog eens.
error-broken = Hier ging iets mis; het is genoteerd.
error-too-slow = Dat kwam niet op tijd aan. Probeer het nog eens.
error-too-large = Dat is te groot.
error-changed = De tafel is intussen veranderd. Kijk nog eens.
error-changed-elsewhere = Deze editie is intussen ergens anders veranderd. Open haar opnieuw, of maak een kopie en bewaar de jouwe.
error-too-many-editions = Er is geen plaats meer voor jouw edities. Verwijder er een, of sla haar als bestand op.
error-stale = Dat kan niet meer: de partij is al verder.
error-not-your-turn = Jij bent niet aan de beurt.
error-not-your-seat = Dit is niet jouw plaats.
error-not-allowed = Dat is aan de anderen hier aan tafel.
error-link-used = Deze link is al gebruikt, of ingetrokken.
error-link-no-seat = Deze link is om mee te kijken, niet om aan te schuiven.
error-not-playing = Hier wordt nu niet gespeeld.
error-not-open = De partij is al begonnen.
error-not-over = De partij is nog niet voorbij.
error-full = Alle plaatsen zijn bezet.
error-seat-taken = Daar zit al iemand.
error-seats-open = Er is nog een plaats vrij: nodig iemand uit, of geef die aan een bot.
error-no-undo = Dat kan niet meer worden teruggenomen.
error-not-away = Daar ontbreekt niemand meer.
error-too-soon = Wacht nog even.
error-no-question = Dat vraagt niemand meer.
error-no-hints = Er zijn hints als iedereen aan tafel het goedvindt.
error-illegal-action = Dat kan nu niet.
error-bad-option = Zo kan het spel niet gespeeld worden. Kies andere opties of plaatsen.
error-bad-record = Er staat geen partij in die hier teruggekeken kan worden.
error-bad-edition = De editie van deze partij is hier niet bekend, of niet speelbaar met deze spelers en modules.
error-bad-name = Kies een andere naam: met een letter erin, en niet te lang.
error-bad-request = Zo gaat het niet.
error-foreign-origin = De server kent het adres van deze pagina niet. Wie hem beheert, voegt het toe met --origins.
error-wrong-host = De server kent de naam niet waarmee je hem oproept. Wie hem beheert, voegt die toe met --hosts.

## Around every game

you = Jij
on-turn = aan de beurt
next-up =
    { $who ->
        [you] daarna jij
       *[named] daarna { $name }
    }
can-choose = Te kiezen.
undone =
    { $who ->
        [you] Je neemt een zet terug.
       *[named] { $name } neemt een zet terug.
    }
undone-by-all = Een zet wordt teruggenomen.

## A game of which the page knows nothing: its own words stand between these

moment = Een ogenblik
choose = Kies
your-choice = { $choice }?
choices-of-yours = Wat je kunt doen
hidden-view = Verborgen tot de volgende speler kijkt.
value-yes = ja
value-no = nee
none = geen
show-race = Toon de race
    .about = Wat iedereen zou hebben als er nu geteld werd.
the-count = De telling
points-so-far = Punten tot nu toe
count-bar = de partij is voorbij, de punten worden geteld
count-over = De punten worden geteld
skip-count = Naar de uitslag
count-again = Nog eens tellen
count-said = { $line }. { $name }: { $parts }. Nu { $now }.
    .parts = { $list }, samen { $sum }

## The end, told

wins-to-go =
    { $who ->
        [you] Jij wint met nog { $points } te gaan
       *[named] { $name } wint met nog { $points } te gaan
    }
    .shared = { $names } delen de overwinning met nog { $points } te gaan
fewer-to-go = { $points } minder te gaan dan { $name }.
at-start = Aan het begin
sheet-to-go = Nog te gaan
round-of = ronde { $round }
print = Afdrukken
picture-failed = Het plaatje kon niet worden gemaakt.
share-link = Link kopiëren
    .done = Link gekopieerd
how-for =
    { $who ->
        [you] Hoe het jou verging
       *[named] Hoe het { $name } verging
    }
decided-ahead =
    { $who ->
        [you] { $line }: jij staat { points } voor op { $other }.
       *[named] { $line }: { $name } staat { points } voor op { $other }.
    }
decided-tie = Geen onderdeel geeft de doorslag: de regels bij gelijke stand beslissen.
best-part = Beste onderdeel: { $line }, { points }.
    .most = Beste onderdeel: { $line }, { points }, het meest van allemaal.
led-always =
    { $who ->
        [you] Jij stond van de eerste tot de laatste ronde voor.
       *[named] { $name } stond van de eerste tot de laatste ronde voor.
    }
took-lead =
    { $who ->
        [you] Jij nam in ronde { $round } de leiding en hield die.
       *[named] { $name } nam in ronde { $round } de leiding en hield die.
    }
led-until =
    { $who ->
        [you] Jij stond voor tot ronde { $round }.
       *[named] { $name } stond voor tot ronde { $round }.
    }
came-closest =
    { $who ->
        [you] Jij kwam het dichtstbij in ronde { $round }: { points } achter.
       *[named] { $name } kwam het dichtstbij in ronde { $round }: { points } achter.
    }
what-it-is-made-of = Waaruit het bestaat: { $line }

## Lessons

learn-in =
    { $minutes ->
        [one] Leer het in { $minutes } minuut
       *[other] Leer het in { $minutes } minuten
    }
    .go-on = Verder met de les, stap { $step } van { $steps }
    .again = Geleerd. Nog een keer?
lessons = Leren door te spelen
lesson-step = Stap { $step } van { $steps }
lesson-steps = In deze les
    .minutes = ongeveer { $minutes } min
    .all = Alle stappen
    .done = gedaan
lesson-remark = Opmerking
    .show = Toon de opmerking
lesson-back = Terug
lesson-skip = Overslaan
lesson-next = Verder
lesson-again = Opnieuw kiezen
lesson-anyway = Toch proberen
lesson-tried = Dit komt ervan
    .on = Ga gerust verder. Hier telt niets.
    .done = Daarmee is je beurt voorbij.
    .back = Terug naar de les
lesson-read = Dat komt zo. Lees eerst verder.
lesson-leave = Les verlaten
lesson-over = Je weet hoe het gaat
    .about = Nu een eigen partij, tegen twee bots die het ook nog leren. Tips komen als er iets nieuws is.
    .again = Nog een keer
    .play = Nu spelen
to-puzzles = Puzzel van de dag
    .all = Alle puzzels
to-mistakes = Leren van mijn fouten
