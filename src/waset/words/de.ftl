## How clauses join into a sentence, and things into a list

subject =
    { $who ->
        [you] Du
       *[named] { $name }
    }
sentence = { subject } { $clauses }.
then = Danach { $clauses }.
and = { $all } und { $last }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gain =
    { $points ->
        [0] { "" }
       *[other] { $at ->
            [end] : { points }
           *[inside] { " " }({ points })
        }
    }
nobody = niemand

## At the table

thinking = { $name } überlegt
asked-out-of-turn = { $name } ist dran: Frage an dich
your-turn = Du bist dran: { $game }
notice-turn = Mit { $names }.
notice-reminder = Du bist seit einem Tag am Zug. Mit { $names }.
turn-of =
    { $who ->
        [you] Du bist dran
       *[named] { $name } ist dran
    }
round = Runde { $round }
turn = Zug { $turn }
turns = Züge
layout = Aufbau
log = Was geschah
players = Am Tisch
game-over = Die Partie ist vorbei
unfinished = Die Partie ist noch nicht zu Ende.
total = Summe
place = Platz
wins =
    { $who ->
        [you] Du gewinnst mit { $points }
       *[named] { $name } gewinnt mit { $points }
    }
wins-shared = { $names } teilen sich den Sieg mit { $points }
lead = { points } vor { $name }, nach { rounds-n }.
rounds-n =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
moves-n =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }

## Notices

connection-lost = Verbindung weg. Neuer Versuch, dein Zug bleibt erhalten.
back = Zurück am Tisch. Inzwischen { moves-n }.
refused = Geht nicht mehr: { $name } war schneller.
clock = Zeit um: Für { $name } wurde ein einfacher Zug gemacht.
clock-bot = Zeit um: Ein Bot zieht für { $name }.
instead = Für { $name } wurde ein einfacher Zug gemacht.
instead-bot = Ein Bot spielt für { $name }.
hot-seat = Ich bin { $name }, zeig meine Karten
no-games = Noch keine Partien. Die erste ist schnell gestartet.
take-back = { $choice } zurücknehmen?
    .do = Zurücknehmen
hint-close = 1 und 2 sind fast gleich gut. Bleib bei deinem Plan.

## Why a bot would choose something: parts of one sentence

motives = Das { $for }.
    .both = Das { $for }, aber { $against }.
    .against = Das { $against }.
motive-later = zahlt sich später aus (+{ $points })
    .less = zahlt sich später weniger aus (−{ $points })
motive-rival = lässt { $name } weniger übrig (+{ $points })
    .less = lässt { $name } mehr übrig (−{ $points })

## Why not, in any game

why-not-over = Die Partie ist vorbei.
why-not-chance = Zuerst der Zufall.
why-not-not-your-turn = { $name } entscheidet gerade.
why-not-other-question = Zuerst: { $question }
why-not-not-possible = Das geht jetzt nicht.

## Bots: the rank where one chooses, .strength in the note beside a name; -about: what each does and overlooks

bot-random = Zufall
    .strength = sehr leicht
bot-porter = Lastträger
    .strength = leicht
bot-scribe = Schreiber
    .strength = mittel
bot-vizier = Wesir
    .strength = stark
bot-pharaoh = Pharao
    .strength = sehr stark
bot-random-about = Spielt irgendetwas und übersieht alles.
bot-porter-about = Nimmt, was nahe liegt. Übersieht, was weiter weg ist, was andere haben und was ein Set wirklich wert ist.
bot-scribe-about = Spielt den eigenen Zug gut. Übersieht, was du darauf tust.
bot-vizier-about = Denkt an deine Antwort und an den eigenen nächsten Zug. Übersieht, was länger dauert.
bot-pharaoh-about = Wägt jede Antwort ab, solange die Zeit reicht. Übersieht wenig: nur Pläne über viele Züge.
bot-program = Programm
    .strength = ein eigenes Programm
bot-name-ibis = Ibis
bot-name-jackal = Schakal
bot-name-heron = Reiher
bot-name-lynx = Luchs
bot-name-oryx = Oryx
bot-name-hare = Hase

## In the terminal

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-white = Weiß
terminal-help = Tippe die Nummer einer Wahl und Enter.
terminal-keys = ? Hilfe  l Verlauf  q beenden
terminal-help-keys = ?  diese Hilfe    l  der ganze Verlauf    q  beenden; die Partie bleibt erhalten, auch nach Strg-C
terminal-prompt = { $name }: { $question } { $keys }:
terminal-back = Enter führt zurück zur Partie:
terminal-go-on = Enter setzt die Partie fort:
terminal-hand-over = { $name } ist dran. Alle anderen schauen weg. Enter zeigt deine Hand:
terminal-number =
    { $count ->
        [1] 1
       *[other] eine Nummer von 1 bis { $count }
    }
terminal-wrong =
    { $typed ->
        [nothing] Nichts getippt
       *[something] „{ $words }“ steht nicht zur Wahl
    }: Tippe { $allowed } oder ? für Hilfe.
terminal-keys-of = eins davon: { $keys }
terminal-why = { $reason } ({ $rule })
terminal-can = Das geht: Wähl es aus.
terminal-help-why = why { $wish }    sagt, warum das nicht geht
terminal-choices = Auswahl
terminal-plain-legend = Jede Zeile sagt etwas, das du sehen kannst; darunter steht deine Auswahl.
terminal-seed = Startzahl { $seed }.
terminal-kept = Die Partie steht in { $path }.
terminal-go-on-with = Die Partie ist gespeichert. Weiter geht es mit: { $command }

## A review in the terminal

terminal-review-title = Rückblick auf { $game }
terminal-review-player = Wer
terminal-review-start = Beginn
terminal-review-luck = Glück
terminal-review-own = Eigenes Spiel
terminal-review-others = Spiel der anderen
terminal-review-drift = Späterer Blick
terminal-review-result = Ergebnis
terminal-review-accuracy = Genauigkeit
terminal-review-points = Punkte
terminal-review-equal = Bei gleichem Glück
terminal-review-legend = Siegchancen in Prozent. Beginn, Glück, eigenes Spiel, Spiel der anderen und späterer Blick ergeben zusammen das Ergebnis.
terminal-review-turning = Wendepunkte
terminal-review-mistakes = Was besser gegangen wäre
terminal-review-none = Nichts Besonderes.
terminal-review-move = Schritt { $step }, { $name }: { $choice } ({ $change })
terminal-review-chance = Schritt { $step }: { $choice } ({ $change })
terminal-review-better = Besser: { $choice } ({ $win } statt { $other }).
terminal-review-exact = Das ist sicher: Der Rest der Partie wurde ganz durchgespielt.
terminal-review-best = Beste
terminal-review-good = Gute
terminal-review-slip = Ausrutscher
terminal-review-mistake = Fehler
terminal-review-left = Noch nicht zu Ende: Das Ergebnis ist die Chance beim letzten Schritt.

## A puzzle in the terminal

terminal-puzzle =
    { $verdict ->
        [best] Ja, das ist es: { $choice }.
        [good] Gut, aber es geht besser: { $choice }.
       *[wrong] Das nicht: { $choice }.
    } { $win ->
        [0] Du verlierst.
        [100] Du gewinnst.
       *[other] Du gewinnst { $win } von 100 Mal.
    } { $why }
