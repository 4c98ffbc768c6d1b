# What the lessons of Luxor say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = Alle Wege führen zur Grabkammer
    .about = Fünf Abenteurer, ein gewundener Weg und am Ende eine Grabkammer voller Gold. Du führst deine hinein und sammelst unterwegs Schätze.
first-ends = Zwei Karten zur Wahl
    .about = Nur die linke und die rechte Karte deiner Hand darfst du spielen. Spiel die 2: Einer von deinen verlässt die Treppe und geht 2 Plättchen weit.
    .other = Die 3 geht auch, sie liegt ganz außen. Aber sie führt zu einem Schmuckstück, das zwei von dir braucht. Die 2 bringt sofort eine Statue.
first-claimed = Die Statue gehört dir
    .about = Einer von dir war genug, also nimmst du das Plättchen: gleich 2 Punkte. Vase, Statue und Schmuckstück bilden zusammen ein Set, und das zählt am Ende.
first-middle = Eine neue Karte kommt in die Mitte
    .about = Du sortierst deine Hand nie. Was du ziehst, wartet in der Mitte, bis es nach außen rückt.
first-pair = Diese Vase braucht zwei
    .about = Das sagen die zwei kleinen Figuren. Einer von dir wartet schon dort. Spiel die 2 und hol den anderen dazu.
    .other = Der Würfel liegt außen, also geht er. Aber nur eine gewürfelte 2 reicht bis zur Vase. Die 2 auf der anderen Seite reicht sicher.
first-walk = Wer geht?
    .about = Ein goldener Ring zeigt, wer kann. Lass den auf 6 zu dem auf 8 gehen.
    .other = Der kann auch gehen. Aber dann steht niemand mehr bei der Vase. Schick den auf 6 nach 8.
first-temple = Darunter liegt etwas
    .about = Die Vase gehört dir: 3 Punkte. Wo ein kleines Zeichen war, erscheint ein Tempelplättchen. Wer ab jetzt hier stehen bleibt, nimmt einen Skarabäus.
first-wake = Weck einen Schläfer
    .about = Bei jedem Anubis schläft einer von dir. Geh vorbei, und er wacht auf. Spiel den Würfel und schau, wie weit er führt.
    .other = Ein Schritt ist zu kurz: Anubis steht hinter der 9. Der Würfel führt weiter.
first-woken = Guten Morgen
    .about = Eine 2, an Anubis vorbei, und noch ein Schmuckstück dazu. Dein Schläfer steht jetzt auf der Treppe und geht ab deinem nächsten Zug.
first-osiris = Osiris trägt dich weiter
    .about = Auf Osiris bleibt niemand stehen: Wer hinkommt, geht um seine Zahl weiter. Spiel die 2.
    .other = Ein Schritt reicht weder zu Osiris noch zu Horus. Die 2 reicht zu beiden.
first-carried = Zwei Schritte, dann noch zwei
    .about = Schick den auf 12: Osiris auf 14 bringt ihn weiter zu Horus auf 16.
    .other = Das sind 2 Schritte und nicht mehr. Von 12 aus legt Osiris noch 2 dazu.
first-horus = Ein Schlüssel oder eine Karte
    .about = Horus lässt dir die Wahl. Die Grabkammer geht nur mit einem Schlüssel auf, und jeder Eintritt kostet einen. Nimm den Schlüssel.
    .card = Horuskarten sind stark, und du darfst eine nehmen. Aber ohne Schlüssel kommt niemand in die Grabkammer. Nimm diesmal den Schlüssel.
first-stacks = Was Horuskarten können
    .about = Mehr Augen, bessere Karten. Eine Horuskarte kommt wie jede andere auf die Hand, und du ziehst dafür keine.
first-tomb = Die genaue Zahl
    .about = Viele Runden später. Einer von dir ist 3 Schritte vor der Grabkammer, und du hast Schlüssel. Die Zahl muss genau stimmen: Spiel die 3.
    .other = Mit der 1 käme der auf 40 hinein. Zuerst der, der weiter hinten steht: Spiel die 3.
first-enter = Hinein
    .about = Führ den auf 38 in die Grabkammer. Ein Schlüssel bleibt an der Tür.
    .other = Der kann warten. Wer zuerst hineinkommt, bekommt den größeren Sarkophag: Schick den auf 38.
first-last = Noch einmal
    .about = Der erste Sarkophag gehört dir: 5 Punkte. Mit dem zweiten Abenteurer in der Grabkammer endet die Partie, egal wem er gehört. Spiel die 1.
    .other = Die 5 führt den auf 40 zu weit. Die 1 ist genau richtig.
first-second = Der Zweite
    .about = Führ den auf 40 hinein. Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.
    .other = Der kommt nur ein Plättchen weiter. Der auf 40 beendet die Partie, solange du vorne bist.
first-count = Jetzt wird gezählt
    .about = Schätze zählten schon. Nun kommen die Wandwerte, wo deine stehen, je 13 in der Grabkammer, dazu Sarkophage, Schlüssel, Sets und Skarabäen. Die meisten Punkte gewinnen.

## The mummy

mummy-goal = Die Mumie geht um
    .about = Sie wohnt bei der Grabkammer. Immer wenn jemand eine Horuskarte spielt oder nimmt, geht sie Richtung Treppe: so viele Plättchen weit, wie die Karte Augen hat.
mummy-play = Schick sie los
    .about = Deine linke Karte ist eine Horuskarte mit zwei Augen. Spiel sie: Die Mumie legt alle anderen hin, an denen sie vorbeikommt.
    .other = Die 1 ist keine Horuskarte, die Mumie bliebe stehen. Spiel die Horuskarte.
mummy-walked = Sie fallen, du gewinnst
    .about = Zwei sind gefallen, und du hast einen Talisman genommen. Wer liegt, geht nicht. Deine trifft sie nur, wo sie stehen bleibt. Geh nun 2, zur Statue auf 17.
    .other = Das geht. Aber Vorsicht: Wer bei der Mumie stehen bleibt, fällt. Die Statue auf 17 liegt bereit.
mummy-buy = Was Talismane kaufen
    .about = Am Ende deines Zugs darfst du eines dieser drei kaufen. Nimm die 2 Punkte: Sie kosten 1 Talisman.
    .other = Du darfst auch sparen oder das kaufen. Nimm diesmal die 2 Punkte.
mummy-fallen = Einer von dir liegt
    .about = Nun kam die Mumie bei dir vorbei. Vor deiner Karte darfst du würfeln: Bei 5 oder 6 stehen alle auf und du machst weiter, bei weniger endet dein Zug.
    .other = Du kannst ihn liegen lassen und eine Karte spielen. Aber wer liegt, geht nicht und zählt bei keinem Schatz. Würfle.
mummy-up = Eine 6
    .about = Alle deine dürfen aufstehen, und dein Zug geht weiter. Richte den auf 17 auf.
    .other = Er könnte liegen bleiben, aber warum? Richte den auf 17 auf.
mummy-tiles = Fünfzehn Mumienplättchen
    .about = Drei liegen immer aus. Talismane, die übrig bleiben, sind nichts wert: Gib sie aus.

## Equipment

equipment-goal = Eigene Karten
    .about = Mit der Ausrüstung beginnen alle mit fünf besonderen Karten statt mit Startkarten. Startkarten kommen beim Ziehen.
equipment-plus = Zwei Karten, ein Weg
    .about = Eine Karte mit Plus nimmt eine weitere mit. Spiel die 2+.
    .other = Die 3 allein geht 3. Die 2+ nimmt sie mit und geht 5.
equipment-add = Leg eine Außenkarte dazu
    .about = Leg die 3 von rechts dazu: 2 und 3 sind 5 Schritte.
    .other = Erlaubt, aber 2 Schritte bringen hier nichts. Leg die 3 dazu.
equipment-walk = Fünf Schritte
    .about = Schick den auf 6 zum Schmuckstück auf 11. Er kommt auch an Anubis vorbei.
    .other = Auf 12 braucht die Statue drei von dir. Schick den auf 6 nach 11.
equipment-place = Zwei Karten ziehen
    .about = Du hast zwei gespielt, also ziehst du zwei. Die erste kommt, wohin du willst: an die zweite Stelle von links oder von rechts. Steck sie links ein.
    .other = Rechts ist genauso gut. Steck sie hier links ein: Dann ist sie bald außen.
equipment-zero = Gar kein Schritt
    .about = Die 0 bewegt niemanden. Einer von dir nutzt das Plättchen, auf dem er steht. Spiel sie.
    .other = Den Würfel darfst du um 1 verändern, das ist stark. Aber schau erst, was die 0 kann.
equipment-act = Wer handelt?
    .about = Einer steht auf Horus, einer auf einem Joker. Lass den auf 11 ihn nehmen.
    .other = Horus ist nicht schlecht. Aber der Joker auf 11 passt in jedes Set.
equipment-done = Gut ausgerüstet
    .about = Ein Joker ersetzt jeden Schatz, der einem Set fehlt. Gespielte Ausrüstung wird mit dem Rest gemischt und kann zu allen kommen.

## Artifacts

artifacts-goal = Ein Plättchen unter dem Plättchen
    .about = Auf zehn Feldern liegen zwei Plättchen, eines unter dem anderen verborgen. Unter all diesen Schätzen sind zehn Artefakte.
artifacts-take = Nimm das obere
    .about = Spiel die 2 und nimm die Statue. Was liegt darunter?
    .other = Die 5 führt an alldem vorbei. Spiel die 2.
artifacts-under = Ein Artefakt
    .about = Noch bleibt es liegen: Was gerade aufgedeckt wurde, kann im selben Zug niemand nehmen, auch wenn genug von dir dort stehen.
artifacts-second = Hol es dir
    .about = Einer von dir muss hier neu ankommen. Spiel die andere 2.
    .other = Mit dieser Karte erreichst du keinen Schatz, den du nehmen kannst. Die 2 bringt das Artefakt.
artifacts-walk = Von der Treppe
    .about = Lass den auf der Treppe nach 2 gehen, und das Artefakt gehört dir.
    .other = Dann kommt niemand beim Artefakt an. Schick den von der Treppe.
artifacts-count = Neben einem Set
    .about = Ein Artefakt gehört zu keinem Set. Aber am Ende darf jedes deiner Sets eines tragen, und das bringt 3 Punkte mehr.

## Characters

characters-goal = Wer du bist
    .about = Alle haben einen von acht Charakteren, offen für alle, und nutzen seine Fähigkeit, sooft der Moment kommt. Du hast den Zocker.
characters-die = Würfle
    .about = Spiel den Würfel.
    .other = Bei der 5 gibt es nichts zu würfeln. Der Zocker spielt den Würfel.
characters-again = Nur eine 1
    .about = Mit dem Zocker darfst du noch einmal würfeln. Der zweite Wurf zählt, was immer er zeigt.
    .other = Eine 1 führt nirgendwohin. Würfle noch einmal.
characters-walk = Eine 4
    .about = Schon besser: Der auf 6 erreicht das Schmuckstück auf 10 und weckt unterwegs einen Schläfer.
    .other = Das ginge. Aber der auf 6 kommt zum Schmuckstück.
characters-others = Die anderen
    .about = Manche helfen beim Spielen von Karten, manche beim Nehmen von Schätzen. Neben jedem Namen steht, wer wer ist.
characters-scout = Ein andermal: der Späher
    .about = Mit dem Späher darfst du jede Karte außer Acht lassen und stattdessen einen Schritt gehen. Deine 5 führt an der Vase vorbei. Lass sie außer Acht.
    .other = Das führt an der Vase auf 8 vorbei, wo einer von dir auf einen zweiten wartet. Lass die linke Karte außer Acht.
characters-step = Ein Schritt
    .about = Schick den auf 7 nach 8: Zusammen nehmen sie die Vase.
    .other = Dann geht einer von der Vase weg. Schick den auf 7 nach 8.
characters-done = Ein Schritt, drei Punkte
    .about = Eine Fähigkeit darfst du nutzen, du musst nie. Sieh dir auch die der anderen an, bevor du planst.
