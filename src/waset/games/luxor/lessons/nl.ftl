# What the lessons of Luxor say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = Alle wegen leiden naar de grafkamer
    .about = Vijf avonturiers, één kronkelend pad en aan het eind een grafkamer vol goud. Jij brengt de jouwe erheen en verzamelt onderweg schatten.
first-ends = Twee kaarten om uit te kiezen
    .about = Je mag alleen de linker- en de rechterkaart van je hand spelen. Speel de 2: een van de jouwe verlaat de trap en loopt 2 tegels ver.
    .other = De 3 mag ook: die ligt aan het uiteinde. Maar hij leidt naar een juweel waar je er twee voor nodig hebt. De 2 levert meteen een standbeeld op.
first-claimed = Het standbeeld is van jou
    .about = Eén van de jouwe was genoeg, dus je pakt de tegel: meteen 2 punten. Een vaas, een standbeeld en een juweel vormen een set, en die telt aan het eind.
first-middle = Een nieuwe kaart komt in het midden
    .about = Je sorteert je hand nooit. Wat je trekt, wacht in het midden tot het aan een uiteinde komt.
first-pair = Deze vaas vraagt er twee
    .about = Dat zeggen de twee kleine figuurtjes. Een van de jouwe wacht er al. Speel de 2 om de ander erbij te halen.
    .other = De dobbelsteen ligt aan het uiteinde, dus hij mag. Maar alleen een worp van 2 haalt de vaas. Met de 2 aan de andere kant lukt het zeker.
first-walk = Wie loopt er?
    .about = Een gouden ring laat zien wie kan. Laat die op 6 naar die op 8 lopen.
    .other = Die kan ook lopen. Maar dan blijft er niemand bij de vaas. Stuur die op 6 naar 8.
first-temple = Er ligt iets onder
    .about = De vaas is van jou: 3 punten. Waar een tegel een klein teken had, verschijnt een tempeltegel. Wie hier voortaan stopt, pakt een scarabee.
first-wake = Wek een slaper
    .about = Bij elke Anubis slaapt er een van jou. Loop erlangs en hij wordt wakker. Speel de dobbelsteen en kijk hoe ver je komt.
    .other = Eén stap is te kort: Anubis staat achter 9. De dobbelsteen brengt je verder.
first-woken = Goedemorgen
    .about = Een 2, langs Anubis, en ook nog een juweel. Je slaper staat nu op de trap en loopt vanaf je volgende beurt mee.
first-osiris = Osiris brengt je verder
    .about = Niemand blijft op Osiris staan: wie er komt, loopt zijn getal verder. Speel de 2.
    .other = Met één stap kom je bij Osiris noch bij Horus. Met de 2 bij allebei.
first-carried = Twee stappen, en dan nog twee
    .about = Stuur die op 12: Osiris op 14 brengt hem door naar Horus op 16.
    .other = Dat is 2 lopen en niet meer. Vanaf 12 doet Osiris er nog 2 bij.
first-horus = Een sleutel of een kaart
    .about = Horus biedt je de keus. De grafkamer gaat alleen open met een sleutel, en elk bezoek kost er een. Pak de sleutel.
    .card = Horuskaarten zijn sterk, en je mag er een pakken. Maar zonder sleutel komt niemand in de grafkamer. Pak nu de sleutel.
first-stacks = Wat Horuskaarten kunnen
    .about = Meer ogen, betere kaarten. Een Horuskaart gaat gewoon in je hand, en dan hoef je niet te trekken.
first-tomb = Het precieze aantal
    .about = Vele ronden later. Een van de jouwe is 3 stappen van de grafkamer, en je hebt sleutels. Je moet precies uitkomen: speel de 3.
    .other = Met de 1 zou die op 40 naar binnen kunnen. Eerst die verder naar achteren staat: speel de 3.
first-enter = Naar binnen
    .about = Breng die op 38 naar de grafkamer. Eén sleutel blijft bij de deur.
    .other = Die kan wachten. Wie het eerst binnen is, krijgt de grootste sarcofaag: stuur die op 38.
first-last = Nog een keer
    .about = De eerste sarcofaag is van jou: 5 punten. Met een tweede avonturier in de grafkamer eindigt de partij, van wie die ook is. Speel de 1.
    .other = Met de 5 zou die op 40 te ver lopen. De 1 komt precies uit.
first-second = De tweede
    .about = Breng die op 40 naar binnen. De ronde wordt uitgespeeld, zodat iedereen evenveel beurten heeft gehad.
    .other = Die komt niet verder dan een tegel. Die op 40 beëindigt de partij, nu jij voorstaat.
first-count = Nu wordt alles geteld
    .about = Schatten telden al. Nu komen de muurwaarden waar de jouwe staan, 13 per avonturier in de grafkamer, sarcofagen, sleutels, sets en scarabeeën. De meeste punten winnen.

## The mummy

mummy-goal = De mummie loopt rond
    .about = Ze woont bij de grafkamer. Telkens als iemand een Horuskaart speelt of pakt, loopt ze richting trap: zoveel tegels als de kaart ogen heeft.
mummy-play = Stuur haar op pad
    .about = Je linkerkaart is een Horuskaart met twee ogen. Speel die: de mummie legt alle anderen neer die ze passeert.
    .other = De 1 is geen Horuskaart, dus de mummie bleef staan. Speel de Horuskaart.
mummy-walked = Zij vallen, jij wint
    .about = Er vielen er twee, en je pakte een talisman. Wie ligt, loopt niet. De jouwe vallen alleen waar de mummie stopt. Loop nu 2, naar het standbeeld op 17.
    .other = Dat kan. Maar let op de mummie: wie bij haar stopt, valt. Het standbeeld op 17 ligt klaar.
mummy-buy = Wat talismannen kopen
    .about = Aan het eind van je beurt mag je een van deze drie kopen. Neem de 2 punten: ze kosten 1 talisman.
    .other = Je mag ook sparen, of dat kopen. Neem nu de 2 punten.
mummy-fallen = Een van de jouwe ligt
    .about = Nu kwam de mummie bij jou langs. Vóór je kaart mag je gooien: bij 5 of 6 staan ze allemaal op en ga je verder, bij minder eindigt je beurt.
    .other = Je kunt hem laten liggen en een kaart spelen. Maar wie ligt, loopt niet en telt niet mee bij een schat. Gooi.
mummy-up = Een 6
    .about = Ze mogen allemaal opstaan, en je beurt gaat door. Zet die op 17 overeind.
    .other = Hij kan blijven liggen, maar waarom? Zet die op 17 overeind.
mummy-tiles = Vijftien mummietegels
    .about = Er liggen er altijd drie. Talismannen die je overhoudt, zijn niets waard: geef ze uit.

## Equipment

equipment-goal = Kaarten van jezelf
    .about = Met uitrusting begint iedereen met vijf speciale kaarten in plaats van startkaarten. Startkaarten komen als je trekt.
equipment-plus = Twee kaarten, één wandeling
    .about = Een kaart met een plus neemt een andere mee. Speel de 2+.
    .other = De 3 alleen gaat 3. De 2+ neemt die mee en gaat 5.
equipment-add = Voeg een eindkaart toe
    .about = Voeg de 3 van rechts toe: 2 en 3 is 5 stappen.
    .other = Dat mag, maar met 2 stappen haal je hier niets. Voeg de 3 toe.
equipment-walk = Vijf stappen
    .about = Stuur die op 6 naar het juweel op 11. Hij komt ook nog langs Anubis.
    .other = Op 12 heb je er drie nodig voor het standbeeld. Stuur die op 6 naar 11.
equipment-place = Twee kaarten trekken
    .about = Je speelde er twee, dus je trekt er twee. De eerste gaat waar je wilt: tweede van links of tweede van rechts. Leg hem links.
    .other = Rechts is even goed. Leg hem hier links: dan komt hij gauw aan het uiteinde.
equipment-zero = Geen enkele stap
    .about = De 0 verplaatst niemand. Een van de jouwe gebruikt de tegel waarop die staat. Speel die.
    .other = De dobbelsteen mag je met 1 bijstellen, en dat is sterk. Maar kijk eerst wat de 0 doet.
equipment-act = Wie komt in actie?
    .about = De een staat op Horus, de ander op een joker. Laat die op 11 hem pakken.
    .other = Horus is niet slecht. Maar de joker op 11 past in elke set.
equipment-done = Uitgerust
    .about = Een joker vervangt elke schat die een set mist. Gebruikte uitrusting wordt met de rest geschud en kan bij iedereen terechtkomen.

## Artifacts

artifacts-goal = Een tegel onder de tegel
    .about = Op tien velden liggen twee tegels, de ene verborgen onder de andere. Onder al die schatten zijn tien artefacten.
artifacts-take = Pak de bovenste
    .about = Speel de 2 en pak het standbeeld. Wat ligt eronder?
    .other = De 5 loopt eraan voorbij. Speel de 2.
artifacts-under = Een artefact
    .about = Het blijft nog liggen: wat net is omgedraaid, kun je niet in dezelfde beurt pakken, ook al staan er genoeg van jou.
artifacts-second = Kom het halen
    .about = Een van de jouwe moet hier opnieuw stoppen. Speel de andere 2.
    .other = Met die kaart haal je geen schat die je kunt pakken. De 2 brengt je het artefact.
artifacts-walk = Vanaf de trap
    .about = Laat die op de trap naar 2 lopen, dan is het artefact van jou.
    .other = Dan komt er niemand bij het artefact aan. Stuur die van de trap.
artifacts-count = Bij een set
    .about = Een artefact hoort bij geen enkele set. Maar aan het eind mag elke set er een dragen, en dat is 3 punten extra waard.

## Characters

characters-goal = Wie je bent
    .about = Iedereen heeft een van acht personages, open op tafel, en gebruikt die vaardigheid telkens als het moment er is. Jij bent de gokker.
characters-die = Gooi
    .about = Speel de dobbelsteen.
    .other = Bij de 5 valt er niets te gooien. Een gokker speelt de dobbelsteen.
characters-again = Maar een 1
    .about = Als gokker mag je nog een keer gooien. De tweede worp telt, wat het ook is.
    .other = Met een 1 kom je nergens. Gooi nog eens.
characters-walk = Een 4
    .about = Dat is beter: die op 6 haalt het juweel op 10 en wekt onderweg een slaper.
    .other = Dat kan. Maar die op 6 komt bij het juweel.
characters-others = De anderen
    .about = Sommige helpen bij het spelen van kaarten, andere bij het pakken van schatten. Op het paneel van een speler staat wie wie is.
characters-scout = Een andere keer: de verkenner
    .about = De verkenner mag elke kaart negeren en in plaats daarvan één stap lopen. Je 5 gaat de vaas voorbij. Negeer die.
    .other = Die gaat de vaas op 8 voorbij, waar een van de jouwe op een tweede wacht. Negeer de linkerkaart.
characters-step = Eén stap
    .about = Stuur die op 7 naar 8: samen pakken ze de vaas.
    .other = Dan gaat er een bij de vaas weg. Stuur die op 7 naar 8.
characters-done = Eén stap, drie punten
    .about = Een vaardigheid mag, maar hoeft nooit. Kijk ook naar de anderen voor je plannen maakt: wie naast je zit, heeft er ook een.
