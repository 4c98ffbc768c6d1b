## How clauses join into a sentence, and things into a list

subject =
    { $who ->
        [you] Je
       *[named] { $name }
    }
sentence = { subject } { $clauses }.
then = Daarna { $clauses }.
and = { $all } en { $last }
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
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

thinking = { $name } denkt na
asked-out-of-turn = { $name } speelt: een vraag voor jou
your-turn = Jouw beurt: { $game }
notice-turn = Met { $names }.
notice-reminder = Je bent al een dag aan de beurt. Met { $names }.
turn-of =
    { $who ->
        [you] Jouw beurt
       *[named] { $name } is aan de beurt
    }
round = Ronde { $round }
turn = Beurt { $turn }
turns = Beurten
layout = Opstelling
log = Wat er gebeurde
players = Spelers
game-over = De partij is voorbij
unfinished = De partij is nog niet af.
total = Totaal
place = Plaats
wins =
    { $who ->
        [you] Jij wint met { $points }
       *[named] { $name } wint met { $points }
    }
wins-shared = { $names } delen de overwinning met { $points }
lead = { points } voor op { $name }, na { rounds-n }.
rounds-n =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
moves-n =
    { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }

## Notices

connection-lost = Verbinding kwijt. We proberen het opnieuw, je zet blijft staan.
back = Terug aan tafel. Intussen { moves-n }.
refused = Dat kan niet meer: { $name } was je voor.
clock = De tijd is om: er is een simpele zet gedaan voor { $name }.
clock-bot = De tijd is om: een bot zet voor { $name }.
instead = Er is een simpele zet gedaan voor { $name }.
instead-bot = Een bot speelt voor { $name }.
hot-seat = Ik ben { $name }, toon mijn kaarten
no-games = Nog geen partijen. De eerste staat zo klaar.
take-back = { $choice } terugnemen?
    .do = Terugnemen
hint-close = 1 en 2 schelen weinig. Volg je plan.

## Why a bot would choose something: parts of one sentence

motives = Dit { $for }.
    .both = Dit { $for }, maar { $against }.
    .against = Dit { $against }.
motive-later = loont later (+{ $points })
    .less = loont later minder (−{ $points })
motive-rival = laat { $name } minder over (+{ $points })
    .less = laat { $name } meer over (−{ $points })

## Why not, in any game

why-not-over = De partij is voorbij.
why-not-chance = Eerst het toeval.
why-not-not-your-turn = { $name } beslist nu.
why-not-other-question = Eerst dit: { $question }
why-not-not-possible = Dat kan nu niet.

## Bots: the rank where one chooses, .strength in the note beside a name; -about: what each does and overlooks

bot-random = Toeval
    .strength = heel makkelijk
bot-porter = Drager
    .strength = makkelijk
bot-scribe = Schrijver
    .strength = redelijk
bot-vizier = Vizier
    .strength = sterk
bot-pharaoh = Farao
    .strength = heel sterk
bot-random-about = Speelt zomaar iets en ziet alles over het hoofd.
bot-porter-about = Pakt wat dichtbij ligt. Let niet op wat verder weg is, op wat anderen hebben en op wat een set echt waard is.
bot-scribe-about = Speelt de eigen beurt goed. Let niet op wat jij daarna doet.
bot-vizier-about = Denkt aan jouw antwoord en aan de eigen volgende beurt. Ziet niet wat langer duurt.
bot-pharaoh-about = Weegt elk antwoord, zolang de tijd het toelaat. Ziet weinig over het hoofd: alleen plannen over veel beurten.
bot-program = Programma
    .strength = een eigen programma
bot-name-ibis = Ibis
bot-name-jackal = Jakhals
bot-name-heron = Reiger
bot-name-lynx = Lynx
bot-name-oryx = Oryx
bot-name-hare = Haas

## In the terminal

colour-red = Rood
colour-blue = Blauw
colour-green = Groen
colour-yellow = Geel
colour-purple = Paars
colour-white = Wit
terminal-help = Typ het nummer van een keuze en Enter.
terminal-keys = ? hulp  l verloop  q stoppen
terminal-help-keys = ?  deze hulp    l  het hele verloop    q  stoppen; de partij blijft bewaard, ook na Ctrl-C
terminal-prompt = { $name }: { $question } { $keys }:
terminal-back = Enter gaat terug naar de partij:
terminal-go-on = Enter gaat verder met de partij:
terminal-hand-over = { $name } is aan de beurt. Niemand anders kijkt nu. Enter toont je hand:
terminal-number =
    { $count ->
        [1] 1
       *[other] een nummer van 1 tot { $count }
    }
terminal-wrong =
    { $typed ->
        [nothing] Er is niets getypt
       *[something] ‘{ $words }’ is geen keuze
    }: typ { $allowed }, of ? voor hulp.
terminal-keys-of = een van deze: { $keys }
terminal-why = { $reason } ({ $rule })
terminal-can = Dat kan: kies het maar.
terminal-help-why = why { $wish }    zegt waarom dat niet kan
terminal-choices = Keuzes
terminal-plain-legend = Elke regel zegt iets wat je kunt zien; daaronder staan je keuzes.
terminal-seed = Startgetal { $seed }.
terminal-kept = De partij wordt bewaard in { $path }.
terminal-go-on-with = De partij is bewaard. Verder spelen: { $command }

## A review in the terminal

terminal-review-title = Nabespreking van { $game }
terminal-review-player = Speler
terminal-review-start = Begin
terminal-review-luck = Geluk
terminal-review-own = Eigen spel
terminal-review-others = Spel van anderen
terminal-review-drift = Latere kijk
terminal-review-result = Uitslag
terminal-review-accuracy = Precisie
terminal-review-points = Punten
terminal-review-equal = Met gelijk geluk
terminal-review-legend = Kansen op de winst in procenten. Begin, geluk, eigen spel, spel van anderen en latere kijk zijn samen de uitslag.
terminal-review-turning = Keerpunten
terminal-review-mistakes = Wat beter had gekund
terminal-review-none = Niets bijzonders.
terminal-review-move = Stap { $step }, { $name }: { $choice } ({ $change })
terminal-review-chance = Stap { $step }: { $choice } ({ $change })
terminal-review-better = Beter: { $choice } ({ $win } in plaats van { $other }).
terminal-review-exact = Dit is zeker: de rest van de partij is helemaal uitgespeeld.
terminal-review-best = Beste
terminal-review-good = Goed
terminal-review-slip = Foutjes
terminal-review-mistake = Fouten
terminal-review-left = Nog niet afgelopen: de uitslag is de kans bij de laatste stap.

## A puzzle in the terminal

terminal-puzzle =
    { $verdict ->
        [best] Ja, dat is het: { $choice }.
        [good] Goed, maar het kan beter: { $choice }.
       *[wrong] Deze niet: { $choice }.
    } { $win ->
        [0] Je verliest.
        [100] Je wint.
       *[other] Je wint { $win } van de 100 keer.
    } { $why }
