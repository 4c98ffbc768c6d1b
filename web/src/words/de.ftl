## Settings

settings = Einstellungen
language = Sprache
language-failed = Die Texte sind nicht angekommen. Versuch es gleich noch einmal.
theme = Farben
theme-of =
    { $theme ->
        [system] Wie das System
        [light] Hell
       *[dark] Dunkel
    }
speed = Wie schnell sich alles bewegt
speed-of =
    { $speed ->
        [off] Aus
        [slow] Langsam
        [normal] Normal
       *[fast] Schnell
    }
sound = Ton
    .about = Ein leiser Ton, wenn du am Zug bist.
    .on = Ton ist an
    .off = Ton ist aus
careful = Jede Wahl bestätigen
    .about = Das erste Tippen zeigt, wohin es führt, das zweite tut es.
one-tap = Einmal tippen, wenn es klar ist
    .about = Gibt es nur eine Wahl, wird sie sofort getroffen.
notify = Mitteilungen
    .about = Wenn du am Zug bist und die Seite nicht zu sehen ist.
    .barred = Der Browser erlaubt sie für diese Seite nicht.
guide = Begleiter für die erste Partie
    .about = Hinweise zu dem, was gerade auftaucht.
    .again = Hinweise noch einmal zeigen
playing-as = Du spielst als { $name }
    .change = Du spielst als { $name }: Namen ändern
say-name = Sag deinen Namen
    .first = Gib dir einen Namen
other-devices = Andere Geräte
    .about = Falls vielleicht jemand unter deinem Namen spielt.
    .done = Erledigt: Ab jetzt spielst du nur in diesem Browser.
    .do = Andere abmelden
    .sure = Andere Geräte abmelden?
    .what = Nur dieser Browser bleibt { $name }. Jeder andere, in dem unter deinem Namen gespielt wird, ist sofort abgemeldet, und alle Links und Token für deine Plätze verfallen. Deine Plätze bleiben dir.
    .yes = Abmelden
sign-out = Diesen Browser verlassen
    .about = Er vergisst, wer du bist, für immer.
    .do = Abmelden
    .sure = Abmelden?
    .what = Dieser Browser vergisst, dass er { $name } ist. Niemand kann als { $name } zurückkommen, auf keinem Gerät: Ein Name hat kein Passwort.
    .seats =
        { $tables ->
            [one] Du gibst deinen Platz an diesem Tisch auf. Willst du ihn behalten, zieh erst auf ein anderes Gerät um: Das steht im Menü des Tisches.
           *[other] Du gibst deine Plätze an diesen { $tables } Tischen auf. Willst du einen behalten, zieh erst auf ein anderes Gerät um: Das steht im Menü des Tisches.
        }
game-with = { $game } mit { $names }
    .nobody = { $game }, noch niemand da
stay = So lassen
name-sheet = Wie sollen wir dich nennen?
    .about = Ein Konto brauchst du nicht: Der Name ist für die anderen am Tisch.
    .field = Dein Name
    .do = Das bin ich
    .empty = Ein Name hat mindestens einen Buchstaben.
close = Schließen
all-right = Gut

## Home

home = Startseite
    .brand = Waset, Startseite
    .stays = Der Tisch bleibt stehen; komm zurück, wann du magst.
home-line = Zwei Spiele aus dem alten Theben. Setz dich, schick einen Link, spiel.
    .short = Zwei Spiele aus dem alten Theben
    .first = Zwei Spiele aus dem alten Theben. Wähl eins und spiel.
    .new = Gleich spielen, auch ohne Namen
which-game = Welches Spiel
chosen = Gewählt
players-range = { $fewest } bis { $most } am Tisch
    .only = { $most } am Tisch
who-sits = Wer am Tisch sitzt
seats-of = { $taken } von { $all } Plätzen
seat-you = Du
    .note = du
    .first = erster Platz
    .host = du, Host
    .behind = dir
host-note = Host
friend = Jemand anderes
    .note = per Link
    .about = Bekommt einen Link; ein Konto ist nicht nötig.
on-this-device = an diesem Gerät
bot-note = Bot, { $strength }
    .none = Bot
    .plays = ein Bot spielt, { $strength }
has-resigned =
    { $absent ->
        [bot] aufgegeben, ein Bot spielt weiter
       *[substitute] aufgegeben, eine einfache Regel spielt weiter
    }
    .short = aufgegeben
out-of-time = Zeit abgelaufen
until-back =
    { $absent ->
        [bot] vorerst ein Bot
       *[substitute] vorerst eine einfache Regel
    }
away-note =
    { $minutes ->
        [0] kurz weg
        [one] seit { $minutes } Minute weg
       *[other] seit { $minutes } Minuten weg
    }
is-away = { $name } ist gerade weg
moves-for = Für { $name } wird gezogen
seat-number = Platz { $seat }
    .change = Ändern
add-seat = Bot oder Freunde
who-takes-seat = Wer nimmt diesen Platz?
remove-seat = Den Platz wegnehmen
modules = Module
    .count = { $on } von { $all }
more-options = Mehr Optionen
by-lot = Das Los entscheidet
clock-setting = Uhr
    .about = Bedenkzeit. Wer zieht, wenn sie um ist, steht darunter.
    .choice =
        { $clock ->
            [none] Keine Uhr
            [minute] Eine Minute pro Entscheidung
            [five] Fünf Minuten pro Entscheidung
           *[day] Ein Tag pro Entscheidung
        }
absent-setting = Wer zieht für Fehlende
    .about = Wenn die Zeit um ist, jemand weg ist oder aufgibt.
    .choice =
        { $absent ->
            [bot] Ein Bot
           *[substitute] Eine einfache Regel
        }
open-table = Offener Tisch
    .about =
        { $open ->
            [yes] Steht auf der Startseite, alle dürfen zusehen.
           *[no] Nicht aufgeführt, nur per Link.
        }
talk-setting = Mitreden beim Zusehen
    .about = Wer zusieht, darf am Tisch etwas sagen.
play-now = Jetzt spielen
play-game = { $game } spielen
    .invite = Zu { $game } einladen
first-lead = Du beginnst gleich, gegen zwei Bots. Ohne Konto und Namen; die ersten Züge werden dir erklärt.
watch-game = Zusehen
other-set-ups = Mehr Auswahl
guest = Gast
invite = Freunde einladen
    .short = Einladen
pass-and-play = Gerät weitergeben
    .short = Weitergeben
    .about = Alle spielen an diesem Gerät. Zwischen den Zügen sind die Hände verdeckt.
    .name = Name auf Platz { $seat }
    .who = Wer auf Platz { $seat } sitzt
    .here = hier
    .bot = { $name }, ein Bot
    .do = Spielen
player-number = Spieler { $seat }
continue = Weiterspielen
    .none = Nichts wartet auf dich.
watch = Zusehen
    .count =
        { $tables ->
            [one] { $tables } offener Tisch
           *[other] { $tables } offene Tische
        }
    .none = Gerade spielt niemand an einem offenen Tisch.
finished = Beendet
    .line =
        { $points ->
            [-1] { $date } · Platz { $place } von { $players }
            [one] { $date } · Platz { $place } von { $players } · { $points } Punkt
           *[other] { $date } · Platz { $place } von { $players } · { $points } Punkte
        }
put-away =
    { $status ->
        [open] Den Tisch verlassen
        [playing] Die Partie verlassen
       *[other] Von der Liste nehmen
    }
    .of =
        { $status ->
            [open] Den Tisch von { $game } verlassen
            [playing] Die Partie { $game } verlassen
           *[other] { $game } von der Liste nehmen
        }
    .what =
        { $status ->
            [alone] Dort spielt sonst niemand: Der Tisch wird für immer geschlossen.
            [open] Dein Platz wird wieder frei. Bist du Host, übernimmt das die nächste Person.
           *[other] Du gibst auf: Auf deinem Platz wird weitergespielt, und du kannst nicht zurück.
        }
    .no = Bleiben
your-turn-in = Du bist am Zug: { $game }
your-turn-tag = du bist dran
table-title =
    { $modules ->
        [0] { $game }
        [one] { $game } mit { $modules } Modul
       *[other] { $game } mit { $modules } Modulen
    }
edition = Edition { $edition }
    .title = Edition { $edition }
    .standard = Edition: der Standard
seats-free =
    { $free ->
        [0] bereit zum Start
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
won-by = gewonnen von { $names }
saved-to-look = eine gespeicherte Partie zum Ansehen
waits-for = wartet auf { $name }
turn-since = schon { $time }
to-move-since = { $name } ist schon { $time } am Zug
read-rules = Neu hier? Lies die Regeln:
not-affiliated = Waset gehört nicht zu den Verlagen oder Autoren der Spiele; alle Zeichnungen sind eigene.
open-file = Zieh eine gespeicherte Partie hierher, um sie anzusehen, oder
    .choose = wähle eine Datei
    .label = Eine gespeicherte Partie öffnen
    .reading = Die Partie wird gelesen
    .empty = { $file } ist leer.
    .wrong = { $file }: { $why }

## Lobby

lobby =
    { $free ->
        [0] Alle sind da
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
may-watch = Alle dürfen zusehen
    .no = Nur per Link
option-said = { $option }: { $choice }
free-seat = Freier Platz
    .about = wartet auf jemanden mit dem Link
here = da
seat-bot = Bot hinsetzen
free-it = Freigeben
ready = bereit
send-friend = Schick das jemandem
    .qr = QR-Code der Einladung
    .link = Link der Einladung
    .show = QR-Code zeigen
    .about = Kein Konto nötig. Wer ihn öffnet, wählt einen Namen und einen Platz.
    .local = Diese Adresse gilt nur auf diesem Computer. Um andere hereinzulassen, starte { $command } und öffne die Seite über die Netzwerkadresse dieses Computers.
copy = Kopieren
    .done = Kopiert
    .link = Link kopieren
    .token = Token kopieren
    .watch = Link zum Zusehen kopieren
    .failed = Der Browser lässt uns nicht kopieren: Markiere den Link und kopiere ihn selbst.
lobby-wait =
    { $free ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $free } Leute
    }
    .ready = Bereit, wenn du es bist
    .about = Die Partie beginnt für alle zugleich.
    .away = Ihr könnt anfangen. Gerade nicht da: { $names }.
    .host = Warte auf Freunde, oder gib freie Plätze an Bots.
    .guest = Warte auf Freunde, oder bitte den Host um einen Bot.
    .mine =
        { $free ->
            [one] Der letzte Platz ist für dich
           *[other] Einer der { $free } freien Plätze ist für dich
        }
    .sit = Wähle deine Figur und sag dann, dass du bereit bist.
send-away = Wegschicken
    .name = { $name } wegschicken
invites = { $host } lädt dich ein zu
    .nobody = Du bist eingeladen zu
    .name = Dein Name
    .later = später änderbar
    .piece = Deine Figur
    .yours = deine
    .do = Ich bin bereit
    .watch = Zusehen
clock-each =
    { $kind ->
        [act] { $time } für jede Entscheidung
       *[total] { $time } pro Person
    }
leave = Weggehen
start-game = Partie beginnen
sit-down = Hinsetzen
which-bot = Welcher Bot nimmt diesen Platz?

## The bot that suits somebody, and how strong one is for whoever cannot see the bars

suited = Passt zu dir: der Bot { $rank }. Zu zweit gewinnst du etwa { $share } deiner Partien.
    .take = Dagegen spielen
    .close = Jetzt nicht
bot-strength = { "" }, Stärke { $rank } von { $of }

## Menu of a table

menu = Menü
    .back = Zurück zum Menü
ask-back = Meinen letzten Zug zurücknehmen
    .all = Alle am Tisch müssen zustimmen.
    .alone = Es geht sofort: Nur du spielst hier.
agree-hints = Tipps erlauben
    .no = Doch keine Tipps
    .about = Tipps gibt es, wenn alle am Tisch zustimmen.
bot-for-me = Einen Bot für mich spielen lassen
    .about = Du kannst den Platz jederzeit zurücknehmen.
    .which = Welcher Bot für mich spielt
    .choose = wählen
move-seat = Meinen Platz auf ein anderes Gerät
    .about = Ein Link mit QR-Code, einmal gültig.
    .title = Ein anderes Gerät
    .how = Öffne das auf dem anderen Gerät. Es geht einmal, und dieses hier gibt den Platz ab.
    .qr = QR-Code, mit dem mein Platz umzieht
    .warn = Zieh ihn zurück, wenn er an die falsche Stelle ging: Dann gilt kein Link für diesen Platz mehr.
    .ended = Mit keinem Link zieht dieser Platz mehr um.
program = Ein Programm für mich spielen lassen
    .about = Ein Token dafür, das du zurückziehen kannst.
    .title = Ein Programm
    .how = Ein Programm, das dieses Token schickt, spielt neben dir auf deinem Platz: Es kann schauen, ziehen, zurücknehmen und reden, sonst nichts. Ein Beispiel steht in { $file }.
    .token = Token meines Platzes
    .warn = Zieh es zurück, um das Programm wegzuschicken: Dann gilt kein Token für diesen Platz mehr.
    .ended = Kein Programm spielt diesen Platz mehr.
withdraw = Zurückziehen
    .done = Zurückgezogen
copy-watch = Link zum Zusehen
    .about = Wer ihn hat, sieht keine Hände.
    .done = Link kopiert
new-links = Neue Links machen
    .about = Schon verschickte Links gelten nicht mehr, und wer nur zusieht, muss gehen. Wer sitzt, bleibt sitzen.
    .done = Die alten Links führen nirgends mehr hin. Schick einen neuen an alle, die du hier haben willst.
replay-start = Von Anfang an ansehen
    .about = Alles, was geschah, Schritt für Schritt.
rules = Regeln
    .about = Das ganze Spiel, Regel für Regel.
    .title = Regeln: Waset
settings-about = Sprache, Farben, Tempo, Ton, abmelden.
resign = Aufgeben
    .about =
        { $absent ->
            [bot] Ein Bot spielt auf deinem Platz weiter.
           *[substitute] Eine einfache Regel spielt für dich.
        }
    .sure = Aufgeben?
    .what =
        { $absent ->
            [bot] Ein Bot spielt für dich bis zum Ende. Du kannst nicht zurück.
           *[substitute] Eine einfache Regel spielt für dich bis zum Ende. Du kannst nicht zurück.
        }
    .no = Weiterspielen
    .done =
        { $absent ->
            [bot] Du hast aufgegeben: Ein Bot spielt für dich bis zum Ende.
           *[substitute] Du hast aufgegeben: Eine einfache Regel spielt für dich bis zum Ende.
        }
keys = Tasten: 1 bis 9 wählen, U nimmt zurück, L ist der Verlauf, H ein Tipp, Escape legt ab, Pfeile gehen über das Brett.

## At a table

watching = Du siehst zu
watchers =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
    .who = Es sehen zu: { $names }
    .more =
        { $count ->
            [one] { $count } ohne Namen
           *[other] { $count } ohne Namen
        }
link-state =
    { $link ->
        [open] Verbunden
        [connecting] Wird verbunden
       *[lost] Verbindung weg
    }
skip-to = Springen zu
    .choices = Zu den Möglichkeiten
    .board = Zum Brett
    .hand = Zu meiner Hand
    .happened = Zu dem, was geschah
table-aside = Dieser Tisch lässt sich nicht öffnen
    .about = Die Partie passt nicht mehr zu den Regeln hier. Nichts ist verloren, und wer diesen Server betreibt, weiß Bescheid.
seat-freed = Dein Platz ist wieder frei
    .about = Der Host hat ihn freigegeben. Mit dem Link kannst du dich wieder setzen.
seat-lost = Das ist nicht mehr dein Platz
    .about = Er wird jetzt auf einem anderen Gerät gespielt, und nur wer mitspielt, sieht diesen Tisch.
    .mine = Dein Platz wird jetzt auf einem anderen Gerät gespielt.
    .of = Jetzt auf einem anderen Gerät gespielt: { $names }.
    .watching = Du siehst zu.
link-ended = Dieser Link gilt nicht mehr
    .about = Für diesen Tisch gibt es neue Links. Lass dir einen schicken, um zurückzukommen.
signed-out = Du hast dich abgemeldet
    .bar = Abgemeldet
    .about = Hier, oder auf einem anderen Gerät, das dieses abgemeldet hat. Wer auch immer du als Nächstes bist, am Tisch bist du jemand Neues.
question-for = { $turn } ist am Zug: eine Frage an { $name }
choice-number = { $number }: { $choice }.
title-of = { $game }: Waset
score-sheet = Wertungsbogen
why-not = Warum das nicht wählbar ist
    .rule = Regel { $rule }
    .about = Was ist das?
hint-button = Tipp
talk = Reden
    .new = Reden, { $count } neu
    .title = Am Tisch reden
    .none = Noch hat niemand etwas gesagt.
    .field = Sag etwas
    .do = Sagen
setting-table = Der Tisch wird vorbereitet
nothing-here = Hier steht kein Tisch
    .bar = Nicht gefunden
    .about = Vielleicht ist er schon abgeräumt, oder der Link ist nicht vollständig oder gilt nicht mehr.
what-to-do = Was zu tun ist
sentence-more = mehr
    .less = weniger
time-left =
    { $absent ->
        [bot] noch { $time }, dann zieht ein Bot
       *[substitute] noch { $time }, dann zieht eine einfache Regel
    }
    .then =
        { $absent ->
            [bot] dann zieht ein Bot
           *[substitute] dann zieht eine einfache Regel
        }
    .mine = du { $time }
    .of = noch { $time }
confirm-cue = { $label }: klicken oder Enter
step-choice = Vorige Wahl
    .next = Nächste Wahl
skip = Überspringen
tip = Hinweis
    .read = Verstanden
    .off = Keine Hinweise mehr
help = Hilfe
    .close = Den Hinweis schließen
    .more = Mehr in den Regeln
choices = Möglichkeiten
    .at-table = Am Tisch
    .none = Gerade gibt es nichts zu wählen.
log-empty = Noch nichts.
    .show = Diesen Moment zeigen
hand-over = Gib das Gerät an { $name }

## Notices

lost-line = Verbindung weg
    .about = Wir versuchen es weiter, dein Zug bleibt.
    .now = Jetzt versuchen
back-nothing = Zurück am Tisch.
show-them = Zeigen
asks-back = { $name } möchte etwas zurücknehmen.
    .no = Nein
    .yes = Erlauben
waiting-agree = Es fehlt noch die Zustimmung: { $names }.
bot-plays-for = Ein Bot spielt für { $name }.
    .do = Platz zurücknehmen
hint-thinking = Der stärkste Bot denkt darüber nach.
hint-would = Der stärkste Bot würde
    .list = Tipps des Bots { $rank }
    .wins = gewinnt { $share }
    .close = Den Tipp schließen
    .then = Danach wohl: { $steps }.
    .step = { $who }: { $choice }
not-taken-back = Es bleibt dabei: Nicht alle waren einverstanden.
left-table = { $name } hat den Tisch kurz verlassen.
came-back = { $name } ist wieder da.
resigns =
    { $absent ->
        [bot] { $name } gibt auf. Ein Bot spielt weiter.
       *[substitute] { $name } gibt auf. Eine einfache Regel spielt weiter.
    }
time-used =
    { $absent ->
        [bot] Die Zeit von { $name } ist um. Ab jetzt zieht ein Bot.
       *[substitute] Die Zeit von { $name } ist um. Ab jetzt zieht eine einfache Regel.
    }
stands-in =
    { $absent ->
        [bot] Bis zur Rückkehr spielt ein Bot für { $name }.
       *[substitute] Bis zur Rückkehr spielt eine einfache Regel für { $name }.
    }
stand-in =
    { $absent ->
        [bot] { $asker } fragt: Soll bis zur Rückkehr ein Bot für { $name } spielen?
       *[substitute] { $asker } fragt: Soll bis zur Rückkehr eine einfache Regel für { $name } spielen?
    }
    .label = Jemand fehlt
    .about = Dafür: { $names }. { $name } öffnet den Tisch und hat den Platz wieder.
    .no = Warten
    .yes = Einverstanden
missed = { $name }: { $since }
    .about = { $name } öffnet den Tisch und hat den Platz wieder.
    .do =
        { $absent ->
            [bot] Einen Bot spielen lassen
           *[substitute] Eine einfache Regel spielen lassen
        }
    .ask =
        { $absent ->
            [bot] Um einen Bot bitten
           *[substitute] Um eine einfache Regel bitten
        }
moved-first = Das geht nicht mehr: Jemand war schneller.

## The end of a game

ahead = { points } vor { $name }.
tied = Gleich viele Punkte wie { $name }, aber vorn nach den Regeln für Gleichstand.
    .you = Gleich viele Punkte wie du, aber vorn nach den Regeln für Gleichstand.
lasted = Dauer: { $time }.
played-edition = { $game }, Edition { $edition }.
play-again = Noch einmal
review-it = Rückblick
    .of = Rückblick auf { $game }
watch-again = Ansehen
points-over-time = Punkte, Runde für Runde
    .said = Punkteverlauf: { $points }
    .of = { $name } { $points }
save-game = Partie speichern
share = Teilen
look-board = Das Brett ansehen
back-home = Zur Startseite

## Replay

replay = Wiederholung
    .detail = Wiederholung
    .playing = Läuft noch
    .saved = Gespeicherte Partie
    .table = Tisch
    .to-table = Zum Tisch
    .nothing = Noch wurde nichts gespielt
    .wrong = Das lässt sich nicht zeigen
replay-at = Zug { $at } von { $all }
replay-start-button = Zum Anfang
    .back = Einen Zug zurück
    .pause = Pause
    .play = Abspielen
    .on = Einen Zug weiter
    .end = Zum Ende
replay-eyes = Wessen Sicht
    .all = Alle Hände
    .watch = Alle
play-on = Von hier aus weiterspielen
    .link = Link zu diesem Zug kopieren
scrubber = Moment der Partie
    .round = Runde { $round }

## Rules

books = Bücher
    .back = Zurück
    .missing = Dieses Buch gibt es nicht
    .there = Diese sind da: { $books }.
    .english = Die Regeln stehen hier auf Englisch.
    .contents = Inhalt
    .search = Plättchen, Karte oder Wort suchen
    .found =
        { $count ->
            [0] Nichts gefunden.
            [one] Ein Absatz.
           *[other] { $count } Absätze.
        }
    .print = Drucken
    .full = Alle Regeln im Einzelnen
    .rules = Nummerierte Regeln:
    .pictured = im Bild
rulings = Klärungen

## Errors that people can cause, by the server's code

error-no-server = Der Server antwortet nicht. Steht die Verbindung?
error-not-found = Hier ist nichts, oder es ist nicht für dich.
error-set-aside = Dieser Tisch lässt sich nicht öffnen: Die Partie passt nicht mehr zu den Regeln hier. Nichts ist verloren.
error-signed-out = Du hast dich abgemeldet, hier oder auf einem anderen Gerät.
error-who-are-you = Sag zuerst deinen Namen.
error-too-many = Zu viel auf einmal. Versuch es gleich noch einmal.
error-busy = Hier ist gerade viel los. Komm gleich wieder.
error-closing = Der Server startet neu. Komm gleich wieder.
error-no-database = Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.
error-broken = Hier ging etwas schief; es ist notiert.
error-too-slow = Das kam nicht rechtzeitig an. Versuch es noch einmal.
error-too-large = Das ist zu groß.
error-changed = Der Tisch hat sich inzwischen geändert. Schau noch einmal.
error-changed-elsewhere = Diese Edition wurde inzwischen anderswo geändert. Öffne sie neu, oder leg eine Kopie an und speichere deine.
error-too-many-editions = Für deine Editionen ist kein Platz mehr. Lösche eine, oder speichere sie als Datei.
error-stale = Das geht nicht mehr: Die Partie ist schon weiter.
error-not-your-turn = Du bist nicht am Zug.
error-not-your-seat = Das ist nicht dein Platz.
error-not-allowed = Das ist Sache der anderen an diesem Tisch.
error-link-used = Dieser Link wurde schon benutzt oder zurückgezogen.
error-link-no-seat = Dieser Link ist zum Zusehen, nicht zum Hinsetzen.
error-not-playing = Hier wird gerade nicht gespielt.
error-not-open = Die Partie hat schon begonnen.
error-not-over = Die Partie ist noch nicht vorbei.
error-full = Alle Plätze sind besetzt.
error-seat-taken = Da sitzt schon jemand.
error-seats-open = Ein Platz ist noch frei: Lade jemanden ein, oder gib ihn einem Bot.
error-no-undo = Das lässt sich nicht mehr zurücknehmen.
error-not-away = Dort fehlt niemand mehr.
error-too-soon = Warte noch ein wenig.
error-no-question = Das fragt niemand mehr.
error-no-hints = Tipps gibt es, wenn alle am Tisch zustimmen.
error-illegal-action = Das geht gerade nicht.
error-bad-option = So lässt sich das Spiel nicht spielen. Wähle andere Optionen oder Plätze.
error-bad-record = Darin steht keine Partie, die sich hier ansehen lässt.
error-bad-edition = Die Edition dieser Partie ist hier nicht bekannt oder mit diesen Spielern und Modulen nicht spielbar.
error-bad-name = Wähle einen anderen Namen: mit einem Buchstaben darin und nicht zu lang.
error-bad-request = So geht das nicht.
error-foreign-origin = Der Server kennt die Adresse dieser Seite nicht. Wer ihn betreibt, trägt sie mit --origins ein.
error-wrong-host = Der Server kennt den Namen nicht, unter dem du ihn aufrufst. Wer ihn betreibt, trägt ihn mit --hosts ein.

## Around every game

you = Du
on-turn = am Zug
next-up =
    { $who ->
        [you] danach du
       *[named] danach { $name }
    }
can-choose = Wählbar.
undone =
    { $who ->
        [you] Du nimmst einen Zug zurück.
       *[named] { $name } nimmt einen Zug zurück.
    }
undone-by-all = Ein Zug wird zurückgenommen.

## A game of which the page knows nothing: its own words stand between these

moment = Einen Moment
choose = Wähle
your-choice = { $choice }?
choices-of-yours = Was du tun kannst
hidden-view = Verdeckt, bis die nächste Person hinsieht.
value-yes = ja
value-no = nein
none = keine
show-race = Wettlauf zeigen
    .about = Was alle hätten, wenn jetzt gezählt würde.
the-count = Die Wertung
points-so-far = Punkte bisher
count-bar = die Partie ist vorbei, die Punkte werden gezählt
count-over = Die Punkte werden gezählt
skip-count = Zum Ergebnis
count-again = Noch einmal zählen
count-said = { $line }. { $name }: { $parts }. Jetzt { $now }.
    .parts = { $list }, zusammen { $sum }

## The end, told

wins-to-go =
    { $who ->
        [you] Du gewinnst: noch { $points } bis 0
       *[named] { $name } gewinnt: noch { $points } bis 0
    }
    .shared = { $names } teilen sich den Sieg: noch { $points } bis 0
fewer-to-go = { $points } weniger bis 0 als { $name }.
at-start = Am Anfang
sheet-to-go = Noch bis 0
round-of = Runde { $round }
print = Drucken
picture-failed = Das Bild ließ sich nicht machen.
share-link = Link kopieren
    .done = Link kopiert
how-for =
    { $who ->
        [you] Wie es bei dir lief
       *[named] Wie es bei { $name } lief
    }
decided-ahead =
    { $who ->
        [you] { $line }: Du liegst { points } vor { $other }.
       *[named] { $line }: { $name } liegt { points } vor { $other }.
    }
decided-tie = Keine Zeile macht den Unterschied: Die Regeln für Gleichstand entscheiden.
best-part = Bester Teil: { $line }, { points }.
    .most = Bester Teil: { $line }, { points }, am meisten von allen.
led-always =
    { $who ->
        [you] Du lagst von der ersten bis zur letzten Runde vorn.
       *[named] { $name } lag von der ersten bis zur letzten Runde vorn.
    }
took-lead =
    { $who ->
        [you] Du gingst in Runde { $round } in Führung und bliebst vorn.
       *[named] { $name } ging in Runde { $round } in Führung und blieb vorn.
    }
led-until =
    { $who ->
        [you] Du lagst bis Runde { $round } vorn.
       *[named] { $name } lag bis Runde { $round } vorn.
    }
came-closest =
    { $who ->
        [you] Am nächsten dran warst du in Runde { $round }: { points } zurück.
       *[named] Am nächsten dran war { $name } in Runde { $round }: { points } zurück.
    }
what-it-is-made-of = Woraus es besteht: { $line }

## Lessons

learn-in =
    { $minutes ->
        [one] In { $minutes } Minute lernen
       *[other] In { $minutes } Minuten lernen
    }
    .go-on = Weiter mit der Lektion, Schritt { $step } von { $steps }
    .again = Gelernt. Noch einmal?
lessons = Beim Spielen lernen
lesson-step = Schritt { $step } von { $steps }
lesson-steps = In dieser Lektion
    .minutes = etwa { $minutes } Min.
    .all = Alle Schritte
    .done = erledigt
lesson-remark = Bemerkung
    .show = Bemerkung zeigen
lesson-back = Zurück
lesson-skip = Überspringen
lesson-next = Weiter
lesson-again = Neu wählen
lesson-anyway = Trotzdem probieren
lesson-tried = Das kommt dabei heraus
    .on = Mach ruhig weiter. Hier zählt nichts.
    .done = Damit endet dein Zug.
    .back = Zurück zur Lektion
lesson-read = Das kommt gleich. Lies zuerst weiter.
lesson-leave = Lektion verlassen
lesson-over = Du weißt, wie es geht
    .about = Jetzt eine eigene Partie, gegen zwei Bots, die auch noch lernen. Hinweise kommen, wenn etwas neu ist.
    .again = Noch einmal
    .play = Jetzt spielen
to-puzzles = Rätsel des Tages
    .all = Alle Rätsel
to-mistakes = Aus meinen Fehlern lernen
