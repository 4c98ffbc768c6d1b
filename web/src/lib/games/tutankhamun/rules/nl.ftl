# Tutankhamun's rules on one page. Figures are those of the board; names and help of tiles stand in the game's own words.

rules-lead = De Nijl af voor de schatten van een koning. Lees deze pagina en je kunt spelen.
rules-minute = Het spel in een minuut
rules-turn = Een beurt in vier beelden
rules-sets = De sets
rules-gods = De godenbeelden
rules-scoring = Een set tellen
rules-ending = Het einde, en met twee

rules-river = Alle tegels liggen open op één lijn van { $slots } velden, van de onderwereld tot het graf.
    .title = De Nijl
rules-boats = Ieder heeft er een. Ze wachten voor de eerste tegel en gaan met de klok mee om de beurt. Waar geen tegel ligt, legt niemand aan; boten hinderen elkaar nooit.
    .title = De boten
rules-underworld = Tegels die elke boot voorbij is, zinken erin. Wat geteld is, gaat naar het graf en komt nooit terug.
    .title = De onderwereld
rules-down = Met { $fewest } begin je met { $most } punten, met { $last } met { $least }, en je telt af. Wie op 0 komt, wint.
    .title = Nog te gaan

rules-sail = Naar elke tegel voor je, hoe ver ook, of terug naar de dichtstbijzijnde achter je. Varen moet.
    .title = Vaar
rules-take = Schatten liggen open voor je. Een ring telt meteen { $each }. Een godenbeeld werkt meteen en gaat naar het graf.
    .title = Pak de tegel
rules-sink = Wat achter alle boten ligt, zinkt, de achterste eerst. Gezonken godenbeelden en ringen doen niets. Zolang een boot nog bij de start wacht, zinkt er niets.
    .title = Wat voorbij is, zinkt
rules-score = Zodra de laatste tegel ervan de Nijl verlaten heeft, hoe dan ook.
    .title = Een set telt

rules-idols = Een godenbeeld werkt voordat er iets zinkt, voor zover het kan. Brengt het een ander, dan werkt dat vanaf waar je boot dan is.
    .title = Hoe ze werken
rules-first = Wie er de meeste van heeft, krijgt het getal ervan, wie er op een na de meeste heeft de helft. Alleen wie een tegel heeft, telt mee. Dan gaat de set naar het graf.
    .title = De meeste, op een na de meeste
rules-ties = De boot die op dat moment het verst achteraan ligt, gaat voor.
    .title = Gelijke stand
rules-example = { $tiles } tegels van één set: een speler heeft er { $has } en krijgt { $first }. Twee hebben er elk { $others }: wie verder achteraan ligt, krijgt { $second }, de ander niets.
    .title = Een voorbeeld

rules-end = Staat iemand op 0, dan wordt de beurt afgemaakt, met alles wat zinkt en telt. Staan er meer op 0, dan wint wie het verst achteraan ligt.
    .title = Op 0
rules-empty = Is de Nijl eerder leeg, dan wint wie de minste punten te gaan heeft.
    .title = Een lege Nijl
rules-two = De onderwereld speelt als derde mee: ze krijgt de plaats die haar tegels verdienen, maar bij gelijke stand gaat de speler voor. Voor haar plaats krijgt niemand iets.
    .title = Met twee

## De cijfers van een editie

edition-group-river = In de Nijl
edition-group-start = Bij het begin
edition-table-sets = Sets
    .about = tegels, punten voor de meeste en voor de op een na meeste
edition-table-rings = Scarabeeringen
    .about = tegels, punten per stuk, en voor de meeste
edition-table-idols = Godenbeelden
    .about = hoeveel tegels van elk
edition-table-start = Nog te gaan
    .about = bij het begin, naar aantal spelers
edition-row-sets = { $set }
edition-row-rings = Scarabeeringen
edition-row-idols = { $god }
edition-row-start = { $players } spelers
edition-field-set = naam
edition-field-tiles = tegels
edition-field-first = eerste
edition-field-second = tweede
edition-field-each = per stuk
edition-field-bonus = voor de meeste
edition-field-god = godenbeeld
edition-field-players = spelers
edition-field-points = punten
