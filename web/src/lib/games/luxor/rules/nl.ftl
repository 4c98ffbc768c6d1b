# Luxor's rules on one page. Figures are those of the board; names and help of things stand in the game's own words.

rules-lead = Een wedloop de tempel in. Lees deze pagina en je kunt spelen.
rules-minute = Het spel in een minuut
rules-turn = Een beurt in vier beelden
rules-tiles = De tegels
rules-cards = De kaarten
rules-walking = Lopen en wekken
rules-tomb = De grafkamer en het einde
rules-count = De punten tellen
rules-module-mummy = De mummie
rules-module-equipment = Uitrusting
rules-module-artifacts = Artefacten
rules-module-characters = Personages
rules-module-fifth = Met vijf

rules-people = Je leidt er { $adventurers }: op de trap beginnen er { $awake }, bij elk Anubisstandbeeld slaapt er een. Op een veld is plaats voor iedereen.
    .title = Je avonturiers
rules-path = Het slingert over { $spaces } velden naar binnen. Een stap gaat naar de volgende tegel; velden zonder tegel tellen niet.
    .title = Het pad
rules-anubis = Loop erlangs, en jouw slaper daar wordt wakker op de trap.
    .title = Anubis
rules-chamber = Je komt erin met het precieze aantal stappen, voor één sleutel. De eerste twee binnen winnen een sarcofaag: { $sarcophagi }.
    .title = De grafkamer
rules-walls = Ze zeggen wat een plek aan het eind waard is: { $walls }, en { $tomb } in de grafkamer.
    .title = De muren
rules-aim = Zijn er twee avonturiers in de grafkamer, dan wordt de ronde uitgespeeld. Daarna telt alles, en de meeste punten winnen. Bij gelijke stand beslist de sarcofaag die het meest waard is. Alleen handen en scarabeeën zijn geheim.
    .title = Hoe het eindigt

rules-play = Alleen de meest linkse of de meest rechtse. De volgorde van je hand verandert nooit.
    .title = Speel een eindkaart
rules-walk = Een van jou die wakker is, loopt precies zoveel tegels. Geen stap mag je overslaan.
    .title = Loop
rules-use = Waar de tocht eindigt, gebruik je de tegel: een schat met genoeg van jou erop is van jou en telt meteen.
    .title = Gebruik de tegel
rules-draw = Hij gaat naar het midden: { $left } links, { $right } rechts. Dan heb je er weer { $hand }.
    .title = Trek een kaart

rules-tile =
    { $tile ->
        [treasure] De poppetjes zeggen hoeveel er van jou moeten staan, het getal wat hij oplevert. Onder sommige ligt een tempeltegel, die verschijnt als je ze pakt.
        [horus] Pak een sleutel, of de bovenste kaart van de stapel met evenveel ogen. Die kaart komt in plaats van de kaart die je zou trekken.
        [osiris] Wie hier eindigt, loopt door met het getal dat er staat. Niemand rust hier ooit.
       *[favour] Pak de bovenste kaart van een van beide stapels. Zoals elke tempeltegel blijft hij liggen voor wie daarna komt.
    }
    .title = Schat
rules-card =
    { $card ->
        [steps] { $equipment ->
            [yes] 0: actie ter plekke. De andere: precies zoveel stappen.
           *[no] Eén avonturier loopt precies zoveel stappen.
        }
        [plus-minus] Eén avonturier loopt precies zoveel stappen, vooruit of terug.
        [up-to] Kies een getal uit de reeks; één avonturier loopt zo ver. Horuskaarten speel je zoals alle andere.
        [up-to-die] Gooi, en kies dan een getal tot aan de worp.
        [all] Allemaal lopen ze, de voorste eerst. Eén ervan gebruikt zijn tegel.
        [last] Je laatste avonturier sluit aan bij je een-na-laatste en doet daar zijn actie.
        [one-less] Loop het getal. Een schat daar vraagt één avonturier minder.
       *[plus] Loop het getal en tel er een eindkaart bij op als je wilt, nooit een Horuskaart. Trek er daarna twee.
    }
    .title =
        { $card ->
            [steps] Een getal
            [plus-minus] Vooruit of terug
            [die] De dobbelsteen
            [up-to] Jij kiest
            [up-to-die] Tot de worp
            [all] Allemaal
            [last] De laatste
            [one-less] Eén minder
            [die-plus-minus] Dobbelsteen ±1
           *[plus] En nog een
        }

rules-gaps = Waar een schat is gepakt en niets verscheen, is het pad leeg. Stappen springen eroverheen.
    .title = Gaten tellen niet
rules-on = Dezelfde avonturier loopt door met wat Osiris toont, en gebruikt de tegel waar hij ten slotte stopt. De hele tocht moet kunnen.
    .title = Osiris stuurt door
rules-wake = Komt een van jou langs het standbeeld, met stappen of door een tunnel, dan staat de slaper op de trap. Hij loopt vanaf je volgende beurt.
    .title = Een slaper wekken
rules-stuck = Kan geen van beide eindkaarten iemand verplaatsen, leg er dan een af, gebruik geen tegel en trek.
    .title = Als geen van beide gaat

rules-enter = Het aantal moet precies in de grafkamer uitkomen, en je geeft een sleutel af. Zonder sleutel komt niemand binnen; wie binnen is, blijft.
    .title = Naar binnen
rules-sarcophagi = De eerste binnen krijgt { $first } punten, de tweede de andere. Wie later in die ronde komt, vindt er geen.
    .title = De sarcofagen
rules-end = Kan een hele ronde niemand lopen, dan eindigt de partij ook.
    .title = Als alles vastzit

rules-places = Elke avonturier brengt wat op de muur staat: { $places } = { $placed }. Op de trap en slapend is dat niets.
    .title = Plekken
rules-coffins = Een sarcofaag van jou brengt zijn getal: { $coffins }.
    .title = Sarcofaag
rules-keys = Elke sleutel die over is, brengt een punt: { $kept }.
    .title = Sleutels
rules-sets = Een vaas, een standbeeld en een juweel zijn een set; hoogstens twee ervan mogen jokers zijn. Eén set brengt { $one }, twee { $two }, drie { $three }. Hier { $sets }: { $paid }.
    .title = Sets
rules-scarabs = Ze worden omgedraaid, elk { $low } tot { $high } punten. Hier samen { $scarabs }.
    .title = Scarabeeën
rules-sum = { $placed } + { $coffins } + { $kept } + { $paid } + { $scarabs } = { $total }, naast de schatten die onderweg telden.
    .title = Een voorbeeld

rules-mummy = Wie een Horuskaart pakt of speelt, laat haar naar de trap lopen, een tegel per oog. Van de eerste tegel springt ze terug naar de laatste.
    .title = Hoe ze loopt
rules-fallen = Wie van de anderen ze passeert, valt om; waar ze stopt, valt iedereen, ook wie later op haar tegel eindigt. Wie ligt, loopt en helpt niet, maar telt wel zijn muur. Trap en grafkamer zijn veilig.
    .title = Wie valt
rules-talismans = Eén voor elke speler die jouw tocht van de mummie liet vallen. Iedereen begint met { $talismans }.
    .title = Talismannen
rules-rising = Aan het begin van je beurt mag je gooien. 1 of 2: één staat op; 3 of 4: allemaal; dan is je beurt voorbij. 5 of 6: allemaal, en je speelt door. Onder de mummie staat niemand op.
    .title = Opstaan
rules-buying = Aan het eind van je beurt mag je een van de drie kopen. Wie door een tegel loopt, gebruikt geen tegel.
    .title = Mummietegels
rules-outfit = Je begint met { $hand } kaarten in je eigen kleur in plaats van startkaarten. Later gaan ze rond zoals alle andere.
    .title = Je eigen kaarten
rules-below = Sommige schatten liggen op een andere tegel. Is de bovenste gepakt, dan komt de onderste boven, te pakken vanaf de volgende beurt.
    .title = Onder de schatten
rules-artifacts = Je pakt ze als schatten. Aan het eind mag elke complete set er een dragen: { $artifact } punten extra. Ze horen bij geen set.
    .title = Artefacten
rules-ability = Ieder krijgt er een, open voor allen, en mag de vaardigheid gebruiken zo vaak als het moment er is.
    .title = Je personage
rules-fifth = Een vijfde kleur doet mee, opgezet als de andere, en er komen Horuskaarten bij in de drie stapels.
    .title = Een vijfde kleur

## De cijfers van een editie

edition-group-points = Punten
edition-group-cards = Kaarten
edition-group-temple = De tempel
edition-group-curse = De vloek van de mummie
edition-table-walls = Muren
    .about = punten voor een avonturier die daar eindigt
edition-table-sarcophagi = Sarcofagen
    .about = voor de eersten in de grafkamer, in deze volgorde
edition-table-sets = Sets
    .about = punten voor alle volledige sets samen
edition-table-scarabs = Scarabeeën
    .about = hun punten, en hoeveel
edition-table-treasures = Schatten
    .about = benodigde avonturiers, punten, en hoeveel
edition-table-basic-cards = Startkaarten
    .about = hoeveel van elk
edition-table-hand = De hand
    .about = hoeveel kaarten iedereen heeft
edition-table-horus-cards = Horuskaarten
    .about = per niveau, hoeveel van elk
edition-table-statues = Anubis
    .about = het veld voor elk standbeeld
edition-table-temple-tiles = Tempeltegels
    .about = per stapel, hoeveel van elk
edition-table-osiris-tiles = Osiristegels
    .about = stappen, en hoeveel
edition-table-spaces = Velden
    .about = wat waar ligt, en welk teken er staat
edition-table-supplies = Voorraad
    .about = hoeveel er zijn
edition-table-extra-horus-cards = Meer Horuskaarten
    .about = erbij met vijf
edition-table-talismans = Talismannen
    .about = voor elke speler bij het begin
edition-table-mummy-tiles = Mummietegels
    .about = wat ze kosten in talismannen, en hoeveel
edition-table-free-choice = De tegel ‘twee van drie’
    .about = waaruit je kiest
edition-table-equipment = Uitrustingskaarten
    .about = van elke speler; een hand ervan wordt gedeeld
edition-table-artifacts = Artefacten
    .about = benodigde avonturiers, punten, en hoeveel
edition-row-walls =
    { $span ->
        [tomb] De grafkamer
        [one] Veld { $first }
       *[many] Velden { $first } tot en met { $last }
    }
edition-row-sarcophagi = Sarcofaag { $number }
edition-row-sets =
    { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }
edition-row-scarabs =
    { $points ->
        [one] { $points } punt waard
       *[other] { $points } punten waard
    }
edition-row-treasures =
    { $needs ->
        [one] { $type } voor { $needs } avonturier, { $points } punten
       *[other] { $type } voor { $needs } avonturiers, { $points } punten
    }
edition-row-basic-cards = Kaart { $card }
edition-row-hand = Kaarten in de hand
edition-row-horus-cards = Niveau { $level }: { $card }
edition-row-statues = Standbeeld { $number }
edition-row-temple-tiles = { $stack }: { $tile }
edition-row-osiris-tiles = +{ $steps }
edition-row-spaces = Veld { $space }
edition-row-supplies = { $what }
edition-row-extra-horus-cards = Niveau { $level }: { $card }
edition-row-talismans = { $players } spelers
edition-row-mummy-tiles = Mummietegel ‘{ $effect }’
edition-row-free-choice = { $item }
edition-row-equipment = Kaart { $card }
edition-row-artifacts =
    { $needs ->
        [one] Artefact voor { $needs } avonturier, { $points } punten
       *[other] Artefact voor { $needs } avonturiers, { $points } punten
    }
edition-field-first = van
edition-field-last = tot en met
edition-field-points = punten
edition-field-copies = hoeveel
edition-field-needs = avonturiers
edition-field-steps = stappen
edition-field-level = niveau
edition-field-cards = kaarten
edition-field-card = kaart
edition-field-after = na veld
edition-field-kind = wat er ligt
edition-field-icon = teken
edition-field-type = schat
edition-field-stack = stapel
edition-field-tile = tegel
edition-field-sets = sets
edition-field-each = elk
edition-field-cost = kosten
edition-field-item = stuk
edition-field-effect = tegel
edition-field-what = wat
edition-field-space = veld
edition-field-players = spelers
edition-kind =
    { $value ->
        [treasure] schat
        [osiris] Osiris
        [horus-1] Horus, niveau 1
        [horus-2] Horus, niveau 2
       *[horus-3] Horus, niveau 3
    }
edition-icon =
    { $value ->
       *[none] geen teken
        [cobra] cobra
        [falcon] valk
        [lion] leeuw
    }
edition-stack =
    { $value ->
        [cobra] cobra
        [falcon] valk
       *[lion] leeuw
    }
edition-tile =
    { $value ->
        [wild] joker
        [scarab] scarabee
        [wild-scarab] joker of scarabee
        [tunnel] tunnel
        [favour-of-horus-1-2] gunst van Horus, niveau 1 of 2
       *[favour-of-horus-2-3] gunst van Horus, niveau 2 of 3
    }
edition-what =
    { $value ->
        [keys] Sleutels
        [wild-treasures] Jokers
        [talismans] Talismannen
        [artifact-points] Punten voor een artefact bij een set
       *[rounds] Rondes, hoogstens
    }
edition-item =
    { $value ->
        [key] sleutel
        [scarab] scarabee
       *[wild-treasure] joker
    }
