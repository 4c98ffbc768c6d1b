# What the lessons of Tutankhamun say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = De Nijl af, tot nul
    .about = Je verzamelt schatten uit de rivier voor het graf van de koning. Iedereen begint met punten en wil ervan af: wie het eerst op 0 staat, wint.
first-sail = Vaar zo ver je wilt
    .about = Elke tegel vóór je is bereikbaar, hoe ver ook. Terug vaar je maar één tegel. Een ring levert meteen een punt op: vaar naar de ring op 2.
    .other = Dat mag. Maar de ring op 2 is meteen een punt waard, en de tegels ertussen blijven bereikbaar. Vaar naar 2.
first-sets = Verzamel sets
    .about = Je ring is 1 punt waard: je staat op 27. De rest telt in sets. Hoe groter de set, hoe meer punten voor de eerste; de tweede krijgt de helft.
first-back = Eén stap terug
    .about = Achter je is alleen de dichtstbijzijnde tegel bereikbaar. Hier is dat de laatste ankh op de rivier, en jij hebt de andere. Vaar terug naar 22.
    .other = Daar valt meer te verzamelen. Maar de laatste ankh ligt vlak achter je, en daarmee de hele set. Vaar naar 22.
first-scored = Een set telt
    .about = De laatste ankh is uit de rivier, dus de set wordt geteld: 2 punten voor jou. Wie er evenveel heeft, staat op volgorde van de boten: de achterste gaat voor.
first-sink = Wat iedereen voorbij is, zinkt
    .about = Jouw boot is de laatste. Vaar naar de troon op 24: wat dan achter alle boten ligt, zinkt naar de onderwereld.
    .other = Dat kan. Maar kijk eens wat er gebeurt als je tegels achterlaat: vaar naar de troon op 24.
first-sunk = Gezonken, en jij scoort
    .about = Drie tegels zonken. Eén was de laatste kromstaf en vlegel op de rivier, en jij had de enige andere: 2 punten. Ook door zinken wordt een set geteld.
first-idol = Roep een god aan
    .about = Godenbeelden zijn geen schatten: ze werken meteen. Ra stuurt een tegel naar keuze naar de onderwereld. Vaar naar Ra op 45.
    .other = Goed, een andere keer. Ra op 45 kan nu een set voor je beslissen. Vaar erheen.
first-ra = Welke tegel stuurt Ra omlaag?
    .about = Jij hebt 4 tronen, meer dan wie ook, en de laatste op de rivier ligt op 50. Stuur die omlaag, dan wordt de set geteld.
    .other = Dat kan Ra doen. Maar niets levert zoveel op als de laatste troon, op 50.
first-idols = Vijf goden
    .about = De troon leverde je 8 punten op, en 4 voor de tweede. Elke god heeft een eigen kracht, die meteen werkt.
first-zero = Nog vier punten
    .about = Het laatste aardewerk op de rivier ligt op 72. Jij hebt er twee, meer dan wie ook: 4 punten, en je staat op 0.
    .other = Bijna. Maar op 72 liggen 4 punten voor je klaar, en je moet er nog 4.
first-won = Je staat op 0
    .about = De beurt wordt afgemaakt, dan is de partij uit. Stonden er twee op 0, dan won de achterste boot.
