## What it is

game = Tutankhamun
    .about = Segle den Nil hinab, sammle Plättchen für das Grab des Königs und zähle als Erstes bis 0 herunter.
how-first = Segle so weit voraus, wie du willst. Das Plättchen, auf dem du landest, ist deins.
    .short = Segle so weit du willst
how-then = Was alle Boote hinter sich haben, versinkt. Wer eilt, lässt viel liegen.
    .short = Was alle passiert haben, versinkt
how-last = Ist das letzte eines Sets weg, punktet, wer die meisten hat. Wer zuerst bei null ist, gewinnt.
    .short = Die meisten eines Sets punkten
option-first = Wer anfängt
    .about = Dieses Boot liegt vorn in der Reihe.
option-idols = Götterfiguren
    .about = Ob die Kraft einer Götterfigur genutzt werden muss, wo es geht.
    .choice =
        { $choice ->
            [compulsory] Pflicht
           *[optional] freiwillig
        }
option-underworld_rings = Unterwelt und Ringe
    .about = Zu zweit: ob die Unterwelt um die meisten Ringe mitspielt.
    .choice =
        { $choice ->
            [yes] ja
           *[no] nein
        }
option-idle_horus = Untätiger Horus
    .about = Ob Horus nichts tun muss, wenn kein Plättchen hinter dem Boot liegt.
    .choice =
        { $choice ->
            [yes] ja
           *[no] nein
        }

## Tiles, in the forms that sentences need. An edition may name sets of its own: those are said as they are

tile =
    { $tile ->
        [senet-game] Senetspiel
        [throne] Thron
        [cartouche] Kartusche
        [sarcophagus] Sarkophag
        [standing-statues] stehende Statuen
        [seated-statue] sitzende Statue
        [pottery] Keramik
        [bracelet] Armreif
        [lotus-lamp] Lotuslampe
        [ankh] Anch
        [dagger] Dolch
        [crook-flail] Krummstab und Geißel
        [scarab-ring] Ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thot
        [horus] Horus
       *[other] { $tile_name }
    }
tile-the =
    { $tile ->
        [senet-game] das Senetspiel
        [throne] den Thron
        [cartouche] die Kartusche
        [sarcophagus] den Sarkophag
        [standing-statues] die stehenden Statuen
        [seated-statue] die sitzende Statue
        [pottery] die Keramik
        [bracelet] den Armreif
        [lotus-lamp] die Lotuslampe
        [ankh] das Anch
        [dagger] den Dolch
        [crook-flail] Krummstab und Geißel
        [scarab-ring] den Ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thot
        [horus] Horus
       *[other] { $tile_name }
    }
tile-a =
    { $tile ->
        [senet-game] ein Senetspiel
        [throne] ein Thron
        [cartouche] eine Kartusche
        [sarcophagus] ein Sarkophag
        [standing-statues] stehende Statuen
        [seated-statue] eine sitzende Statue
        [pottery] Keramik
        [bracelet] ein Armreif
        [lotus-lamp] eine Lotuslampe
        [ankh] ein Anch
        [dagger] ein Dolch
        [crook-flail] Krummstab und Geißel
        [scarab-ring] ein Ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thot
        [horus] Horus
       *[other] { $tile_name }
    }
tile-to =
    { $tile ->
        [senet-game] zum Senetspiel
        [throne] zum Thron
        [cartouche] zur Kartusche
        [sarcophagus] zum Sarkophag
        [standing-statues] zu den stehenden Statuen
        [seated-statue] zur sitzenden Statue
        [pottery] zur Keramik
        [bracelet] zum Armreif
        [lotus-lamp] zur Lotuslampe
        [ankh] zum Anch
        [dagger] zum Dolch
        [crook-flail] zu Krummstab und Geißel
        [scarab-ring] zum Ring
        [osiris] zu Osiris
        [isis] zu Isis
        [ra] zu Ra
        [thoth] zu Thot
        [horus] zu Horus
       *[other] zu { $tile_name }
    }
lower-tile-the =
    { $lower_tile ->
        [senet-game] das Senetspiel
        [throne] den Thron
        [cartouche] die Kartusche
        [sarcophagus] den Sarkophag
        [standing-statues] die stehenden Statuen
        [seated-statue] die sitzende Statue
        [pottery] die Keramik
        [bracelet] den Armreif
        [lotus-lamp] die Lotuslampe
        [ankh] das Anch
        [dagger] den Dolch
        [crook-flail] Krummstab und Geißel
        [scarab-ring] den Ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thot
        [horus] Horus
       *[other] { $lower_tile_name }
    }
higher-tile-the =
    { $higher_tile ->
        [senet-game] das Senetspiel
        [throne] den Thron
        [cartouche] die Kartusche
        [sarcophagus] den Sarkophag
        [standing-statues] die stehenden Statuen
        [seated-statue] die sitzende Statue
        [pottery] die Keramik
        [bracelet] den Armreif
        [lotus-lamp] die Lotuslampe
        [ankh] das Anch
        [dagger] den Dolch
        [crook-flail] Krummstab und Geißel
        [scarab-ring] den Ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thot
        [horus] Horus
       *[other] { $higher_tile_name }
    }
set =
    { $tile ->
        [scarab-ring] Skarabäusring
       *[other] { tile }
    }
tiles-n =
    { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
tile-times =
    { $n ->
        [1] { tile }
       *[other] { $n } × { tile }
    }
and-more =
    und { $n ->
        [one] { $n } weiteres
       *[other] { $n } weitere
    }

## What happened. A clause is a predicate, without its subject and its full stop; a sentence has its own subject

clause-begins =
    { $order ->
        [inverted] { $who ->
            [you] fängst du
           *[named] fängt { $name }
        }
       *[plain] { $who ->
            [you] fängst
           *[named] fängt
        }
    } an
clause-sailed =
    { $way ->
        [back] { $order ->
            [inverted] { $who ->
                [you] segelst du
               *[named] segelt { $name }
            }
           *[plain] { $who ->
                [you] segelst
               *[named] segelt
            }
        } zurück { tile-to } auf { $to }
       *[on] { $order ->
            [inverted] { $who ->
                [you] segelst du
               *[named] segelt { $name }
            }
           *[plain] { $who ->
                [you] segelst
               *[named] segelt
            }
        } { tile-to } auf { $to }
    }
clause-collected =
    { $order ->
        [inverted] { $who ->
            [you] nimmst du
           *[named] nimmt { $name }
        }
       *[plain] { $who ->
            [you] nimmst
           *[named] nimmt
        }
    } { tile-the }
clause-ring-scored =
    { $order ->
        [inverted] { $who ->
            [you] machst du
           *[named] macht { $name }
        }
       *[plain] { $who ->
            [you] machst
           *[named] macht
        }
    } { $points } für den Ring
clause-took-from-underworld =
    { $order ->
        [inverted] { $who ->
            [you] holst du
           *[named] holt { $name }
        }
       *[plain] { $who ->
            [you] holst
           *[named] holt
        }
    } { tile-the } herauf
clause-exchanged-ring =
    { $order ->
        [inverted] { $who ->
            [you] tauschst du
           *[named] tauscht { $name }
        }
       *[plain] { $who ->
            [you] tauschst
           *[named] tauscht
        }
    } einen Ring gegen { tile-the } auf { $slot }
clause-moved-to-underworld =
    { $order ->
        [inverted] { $who ->
            [you] schickst du
           *[named] schickt { $name }
        }
       *[plain] { $who ->
            [you] schickst
           *[named] schickt
        }
    } { tile-the } auf { $slot } hinab
clause-exchanged-tiles =
    { $order ->
        [inverted] { $who ->
            [you] vertauschst du
           *[named] vertauscht { $name }
        }
       *[plain] { $who ->
            [you] vertauschst
           *[named] vertauscht
        }
    } { lower-tile-the } und { higher-tile-the } ({ $lower }, { $higher })
clause-fetched =
    { $order ->
        [inverted] { $who ->
            [you] holst du
           *[named] holt { $name }
        }
       *[plain] { $who ->
            [you] holst
           *[named] holt
        }
    } { tile-the } von { $slot }
clause-went-behind =
    { $order ->
        [inverted] { $who ->
            [you] fällst du
           *[named] fällt { $name }
        }
       *[plain] { $who ->
            [you] fällst
           *[named] fällt
        }
    } hinter alle Boote zurück
clause-declined =
    { $order ->
        [inverted] { $who ->
            [you] verzichtest du
           *[named] verzichtet { $name }
        }
       *[plain] { $who ->
            [you] verzichtest
           *[named] verzichtet
        }
    } auf { tile }
sentence-laid-out = { tile-a } auf { $slot }.
sentence-trailed =
    { $tiles ->
        [1] 1 Plättchen versinkt: { $list }.
       *[other] { $tiles } Plättchen versinken: { $list }.
    }
sentence-set-scored =
    { $paid ->
        [rings] Letzter Ring: { $first_points } für { $first }.
        [nobody] { set }: alle weg, niemand hat davon.
        [one] { set } gewertet: { $first }.
       *[two] { set } gewertet: { $first }, { $second }.
    }
paid =
    { $who ->
        [you] du { $points }
        [underworld] { place-of-underworld }
       *[named] { $name } { $points }
    }
place-of-underworld = Platz { $place } an die Unterwelt
ring-winner =
    { $who ->
        [you] dich
        [underworld] die Unterwelt
       *[named] { $name }
    }
sentence-no-use = { tile } kann hier nichts tun.
sentence-ended =
    { $ending ->
        [nile-empty] Der Nil ist leer. Das Spiel ist aus.
       *[zero] { ending-zero } Das Spiel ist aus.
    }

## Questions, each with a second sentence on what it is about

ask-sail = Wohin segeln?
    .about = Jedes Plättchen vor dir oder das nächste hinter dir. Woran alle Boote vorbei sind, versinkt.
ask-osiris = Welches Plättchen kommt herauf?
    .about = Osiris gibt dir ein Plättchen aus der Unterwelt.
ask-isis = Ein Ring gegen welches Plättchen?
    .about = Dein Ring bleibt an dieser Stelle im Nil.
ask-ra = Welches Plättchen versinkt?
    .about = Ra schickt ein Plättchen aus dem Nil in die Unterwelt.
ask-thoth = Welche zwei tauschen den Platz?
    .about = Beide vor deinem Boot. Erst das nähere.
ask-thoth-second-tile = Mit welchem weiter vorn?
    .about = Die beiden tauschen den Platz.
ask-horus = Plättchen holen oder zurück?
    .about = Ein Plättchen hinter deinem Boot, oder dein Boot hinter alle: Dann versinkt nichts.
wait = Einen Moment
turn-boat-last = Dein Zug, du liegst hinten

## Choices: the question that shows one, .do the button that does it

choose-sail = { tile-to } auf { $to } segeln?
    .do = Segeln
    .not = Nicht dorthin
choose-take-from-underworld = { tile-the } heraufholen?
    .do = Heraufholen
choose-exchange-ring = Ring gegen { tile-the } auf { $slot }?
    .do = Tauschen
choose-move-to-underworld = { tile-the } auf { $slot } hinabschicken?
    .do = Hinab
choose-exchange = { tile-the } auf { $slot } vertauschen?
    .do = Dieses
choose-exchange-with = Gegen { higher-tile-the } auf { $higher }?
    .do = Vertauschen
choose-fetch = { tile-the } von { $slot } holen?
    .do = Holen
choose-go-behind = Hinter alle Boote zurück?
    .do = Zurückfallen
choose-decline = Auf { tile } verzichten?
    .do = Verzichten

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } fängt an
chance-lay = { tile-a } auf { $slot }

## Points

score-set = { set }
score-rings = Ringe beim Nehmen
score-ring-bonus = Meiste Ringe
score-earlier = Schon vorher
ending-zero =
    { $who ->
        [you] Du stehst auf 0.
       *[named] { $name } steht auf 0.
    }
ending-nile-empty = Der Nil ist leer.
points-to-go = noch { $points } bis 0

## Why not

why-not-must-sail = Du musst segeln.
why-not-other-boat = Dein Boot ist woanders.
why-not-no-tile = Auf { $slot } liegt kein Plättchen.
why-not-other-tile = Auf { $slot } liegt etwas anderes: { tile-a }.
why-not-no-such-tile = Davon liegt keins im Nil.
why-not-not-nearest = Hinter dir geht nur das nächste Plättchen, auf { $nearest }.
why-not-idol-first = Segle zuerst { tile-to }.
why-not-not-ahead = Es muss vor deinem Boot liegen.
why-not-not-behind = Es muss hinter deinem Boot liegen.
why-not-last-ahead = Zuerst das nähere: Hinter { $slot } liegt nichts mehr.
why-not-not-further-on = Das zweite liegt weiter als { $slot }.
why-not-not-in-underworld = Es liegt nicht in der Unterwelt.
why-not-compulsory = { tile } muss genutzt werden.

## Previews

preview-sinks =
    Dann sind alle Boote an { tiles-n } vorbei. { $tiles ->
        [one] Es versinkt
       *[other] Sie versinken
    }: { $list }.
preview-place =
    { $place ->
        [1] Du bist hier auf Platz 1: { points }.
       *[2] Du bist hier auf Platz 2: { points }.
    }

## Help: what a thing is, in a sentence

help-tile =
    { $tile ->
        [osiris] Osiris: Hol ein Plättchen aus der Unterwelt.
        [isis] Isis: Leg einen deiner Ringe in den Nil und nimm das Plättchen, das dort lag.
        [ra] Ra: Schick ein Plättchen aus dem Nil in die Unterwelt.
        [thoth] Thot: Zwei Plättchen vor dir tauschen den Platz.
        [horus] Horus: Hol ein Plättchen hinter dir oder fall hinter alle Boote zurück.
        [scarab-ring] Skarabäusring: sofort 1 Punkt, und ein Bonus für die meisten.
       *[other] Die meisten: { $first }, die zweitmeisten: { $second }, sobald das letzte den Nil verlassen hat.
    }
now-idol = Noch im Nil: { $left }.
now-closed = Schon gewertet.
now-set =
    Noch im Nil: { $left }. Du hast { $held }, die anderen höchstens { $most }.{ $points ->
        [0] { "" }
       *[other] { " " }Jetzt gewertet: { $points } für dich.
    }
power =
    { $tile ->
        [osiris] holt ein Plättchen herauf
        [isis] tauscht einen Ring
        [ra] schickt eins hinab
        [thoth] vertauscht zwei
       *[horus] holt von hinten
    }
underworld = Die Unterwelt
    .short = Unterwelt
    .about = Hier liegen die Plättchen, an denen alle Boote vorbei sind.
    .empty = Noch liegt hier nichts.

## Tips of the first game

tip-sail = Segle beliebig weit
    .about = Vorwärts überallhin oder zum nächsten Plättchen hinter dir. Tipp eines an und sieh, was versinkt und wer punktet.
tip-sets = Wer die meisten hat
    .about = Hat das letzte Plättchen eines Sets den Nil verlassen, zählen die beiden mit den meisten herunter. 0 gewinnt.
tip-idol = Ein Gott hilft dir
    .about = Eine Götterfigur wirkt sofort: Wähle, was sie tut.

## On the page: labels beside the river, and what is said to those who hear it

standing = { turn } · wer zuerst auf 0 steht, gewinnt
turn-with-idol = Dein Zug, { tile } ist am Werk
board-label = Der Nil, { $slots } Felder von der Unterwelt bis zum Grab
place-aloud = Feld { $place }
spot = Feld { $slot }: { set }
spot-set = Set mit { $tiles }, noch { $left } im Nil
spot-boat =
    { $who ->
        [you] Dein Boot
       *[named] Das Boot von { $name }
    }: { $line ->
        [0] Feld { $slot }
       *[other] Platz { $line } in der Reihe vor dem Nil
    }
spot-idol = Götterfigur, { power }
underworld-label = Die Unterwelt: { tiles-n }
underworld-mine = du { $held }
sets = Sets
    .all = Alle Sets
    .caption = Sets: Plättchen im Nil, bei allen am Tisch und in der Unterwelt, und wer jetzt werten würde
to-go = noch bis 0
in-nile = Nil
in-underworld = Unten
in-tomb = Grab
set-place =
    { $place ->
        [1] hier Platz 1: { points }
       *[2] hier Platz 2: { points }
    }
legend-first = Platz 1 im Set
legend-second = Platz 2
legend-ties = Gleichstand: hinteres Boot
set-facts = { $left } im Nil, { $first } und { $second } Punkte
ring-facts = { $left } im Nil, je { $each }, { $first } für die meisten
touched-set = Das Set des Plättchens
    .none = Tipp ein Plättchen an und sieh sein Set.
track-label = Punkteleiste. { $list }.
track-seat = { $name }: { points-to-go }
paid-as =
    { $place ->
        [1] Platz 1
       *[2] Platz 2
    }
paid-capped =
    { $worth } wert, nur { $points ->
        [one] { $points } war übrig
       *[other] { $points } waren übrig
    }

## In the terminal: what there is room for beside the river and on it

terminal-places = Nil  Unt
terminal-idols = Götter
terminal-ranks = 1.   2.
terminal-scored = gewertet
terminal-track = Punkteleiste
terminal-start = Start
terminal-tomb = Grab: { $tiles }
terminal-set =
    { $tile ->
        [scarab-ring] Skarabäusring
        [crook-flail] Stab und Geißel
       *[other] { tile }
    }
terminal-slot = { tile-a } auf { $slot }.
terminal-none-sink = Nichts versinkt.
terminal-scores = Gewertet wird: { $sets }.
terminal-any = weiter zu jedem Plättchen, { $first } bis { $last }
terminal-on = weiter { tile-to } auf { $slot }
terminal-back-to = zurück { tile-to } auf { $slot }
terminal-tells = { $slot }? sagt, was dann geschieht
terminal-passing = Segelst du an { $slot } vorbei:
terminal-legend =
    Der Nil windet sich von der Quelle (links oben, Feld 1) zum Grab (Feld 80).
    Segle weiter zu einem beliebigen Plättchen oder zurück zum nächsten.
      17     die Nummer eines Felds; in Gold, wo ein Plättchen wählbar ist: Tippe diese Nummer
      17?    so getippt, sagt es, was beim Segeln auf 17 geschieht
      Th     ein Plättchen eines Sets, mit zwei Buchstaben und einer Farbe; ★O eine Götterfigur
      <R>    das Boot von Rot; Boote am Start sind noch an nichts vorbei
    Die Tabelle sagt zu jedem Set, wie viele Plättchen noch im Nil liegen (von allen; rot: das letzte),
    wie viele in der Unterwelt und wie viele bei wem; dann die Punkte für Platz 1 und 2, und wer sie
    jetzt bekäme (U: die Unterwelt). Verlässt das letzte Plättchen den Nil, wird das Set gewertet; bei
    Gleichstand zählt das hinterste Boot. Auf der Punkteleiste geht es hinunter bis 0.

## Why a bot would choose something: each a part of a sentence about the choice

motive-set = zählt mehr beim Set { set } (+{ $points })
    .less = zählt weniger beim Set { set } (−{ $points })
    .thing = { set }
motive-rings = ist gut für deine Ringe (+{ $points })
    .less = tut weniger für deine Ringe (−{ $points })
    .thing = Ringe
motive-idols = bringt Götterfiguren in Reichweite (+{ $points })
    .less = lässt dir weniger Götterfiguren (−{ $points })
    .thing = Götterfiguren
motive-turns = gibt dir den nächsten Zug (+{ $points })
    .less = kostet dich den nächsten Zug (−{ $points })
    .thing = nächster Zug
motive-scored = bringt sofort mehr (+{ $points })
    .less = bringt sofort weniger (−{ $points })
    .thing = sofort

## A hint of a puzzle: which piece it is about

clue-tile = Es ist { tile-a }.
