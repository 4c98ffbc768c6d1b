## What it is

game = Tutankhamun
    .about = Vaar de Nijl af, verzamel tegels voor het graf van de koning en tel als eerste af tot 0.
how-first = Vaar zo ver vooruit als je wilt. De tegel waar je aanlegt is van jou.
    .short = Vaar zo ver als je wilt
how-then = Wat elke boot voorbij is, zinkt. Wie haast maakt, laat veel liggen.
    .short = Wat allen voorbij zijn, zinkt
how-last = Is de laatste van een set weg, dan scoort wie de meeste heeft. Wie het eerst op nul is, wint.
    .short = Wie de meeste heeft, scoort
option-first = Wie begint
    .about = Die boot ligt vooraan in de rij.
option-idols = Godenbeelden
    .about = Of de kracht van een godenbeeld verplicht is waar die kan.
    .choice =
        { $choice ->
            [compulsory] verplicht
           *[optional] mag je laten
        }
option-underworld_rings = Onderwereld en ringen
    .about = Met zijn tweeën: of de onderwereld meedoet om de meeste ringen.
    .choice =
        { $choice ->
            [yes] ja
           *[no] nee
        }
option-idle_horus = Horus zonder werk
    .about = Of Horus niets hoeft te doen als er geen tegel achter de boot ligt.
    .choice =
        { $choice ->
            [yes] ja
           *[no] nee
        }

## Tiles, in the forms that sentences need. An edition may name sets of its own: those are said as they are

tile =
    { $tile ->
        [senet-game] senetspel
        [throne] troon
        [cartouche] cartouche
        [sarcophagus] sarcofaag
        [standing-statues] staande beelden
        [seated-statue] zittend beeld
        [pottery] aardewerk
        [bracelet] armband
        [lotus-lamp] lotuslamp
        [ankh] ankh
        [dagger] dolk
        [crook-flail] kromstaf en vlegel
        [scarab-ring] ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] { $tile_name }
    }
tile-the =
    { $tile ->
        [senet-game] het senetspel
        [throne] de troon
        [cartouche] de cartouche
        [sarcophagus] de sarcofaag
        [standing-statues] de staande beelden
        [seated-statue] het zittende beeld
        [pottery] het aardewerk
        [bracelet] de armband
        [lotus-lamp] de lotuslamp
        [ankh] de ankh
        [dagger] de dolk
        [crook-flail] kromstaf en vlegel
        [scarab-ring] de ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] { $tile_name }
    }
tile-a =
    { $tile ->
        [senet-game] een senetspel
        [throne] een troon
        [cartouche] een cartouche
        [sarcophagus] een sarcofaag
        [standing-statues] staande beelden
        [seated-statue] een zittend beeld
        [pottery] aardewerk
        [bracelet] een armband
        [lotus-lamp] een lotuslamp
        [ankh] een ankh
        [dagger] een dolk
        [crook-flail] kromstaf en vlegel
        [scarab-ring] een ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] { $tile_name }
    }
tile-to =
    { $tile ->
        [senet-game] naar het senetspel
        [throne] naar de troon
        [cartouche] naar de cartouche
        [sarcophagus] naar de sarcofaag
        [standing-statues] naar de staande beelden
        [seated-statue] naar het zittende beeld
        [pottery] naar het aardewerk
        [bracelet] naar de armband
        [lotus-lamp] naar de lotuslamp
        [ankh] naar de ankh
        [dagger] naar de dolk
        [crook-flail] naar kromstaf en vlegel
        [scarab-ring] naar de ring
        [osiris] naar Osiris
        [isis] naar Isis
        [ra] naar Ra
        [thoth] naar Thoth
        [horus] naar Horus
       *[other] naar { $tile_name }
    }
lower-tile-the =
    { $lower_tile ->
        [senet-game] het senetspel
        [throne] de troon
        [cartouche] de cartouche
        [sarcophagus] de sarcofaag
        [standing-statues] de staande beelden
        [seated-statue] het zittende beeld
        [pottery] het aardewerk
        [bracelet] de armband
        [lotus-lamp] de lotuslamp
        [ankh] de ankh
        [dagger] de dolk
        [crook-flail] kromstaf en vlegel
        [scarab-ring] de ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] { $lower_tile_name }
    }
higher-tile-the =
    { $higher_tile ->
        [senet-game] het senetspel
        [throne] de troon
        [cartouche] de cartouche
        [sarcophagus] de sarcofaag
        [standing-statues] de staande beelden
        [seated-statue] het zittende beeld
        [pottery] het aardewerk
        [bracelet] de armband
        [lotus-lamp] de lotuslamp
        [ankh] de ankh
        [dagger] de dolk
        [crook-flail] kromstaf en vlegel
        [scarab-ring] de ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] { $higher_tile_name }
    }
set =
    { $tile ->
        [scarab-ring] scarabeering
       *[other] { tile }
    }
tiles-n =
    { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
tile-times =
    { $n ->
        [1] { tile }
       *[other] { $n } × { tile }
    }
and-more = en nog { $n }

## What happened. A clause is a predicate, without its subject and its full stop; a sentence has its own subject

clause-begins =
    { $order ->
        [inverted] { $who ->
            [you] begin je
           *[named] begint { $name }
        }
       *[plain] begint
    }
clause-sailed =
    { $way ->
        [back] { $order ->
            [inverted] { $who ->
                [you] vaar je
               *[named] vaart { $name }
            }
           *[plain] vaart
        } terug { tile-to } op { $to }
       *[on] { $order ->
            [inverted] { $who ->
                [you] vaar je
               *[named] vaart { $name }
            }
           *[plain] vaart
        } { tile-to } op { $to }
    }
clause-collected =
    { $order ->
        [inverted] { $who ->
            [you] pak je
           *[named] pakt { $name }
        }
       *[plain] pakt
    } { tile-the }
clause-ring-scored =
    { $order ->
        [inverted] { $who ->
            [you] scoor je
           *[named] scoort { $name }
        }
       *[plain] scoort
    } { $points } voor de ring
clause-took-from-underworld =
    { $order ->
        [inverted] { $who ->
            [you] haal je
           *[named] haalt { $name }
        }
       *[plain] haalt
    } { tile-the } naar boven
clause-exchanged-ring =
    { $order ->
        [inverted] { $who ->
            [you] ruil je
           *[named] ruilt { $name }
        }
       *[plain] ruilt
    } een ring voor { tile-the } op { $slot }
clause-moved-to-underworld =
    { $order ->
        [inverted] { $who ->
            [you] stuur je
           *[named] stuurt { $name }
        }
       *[plain] stuurt
    } { tile-the } op { $slot } omlaag
clause-exchanged-tiles =
    { $order ->
        [inverted] { $who ->
            [you] verwissel je
           *[named] verwisselt { $name }
        }
       *[plain] verwisselt
    } { lower-tile-the } en { higher-tile-the } ({ $lower }, { $higher })
clause-fetched =
    { $order ->
        [inverted] { $who ->
            [you] haal je
           *[named] haalt { $name }
        }
       *[plain] haalt
    } { tile-the } van { $slot }
clause-went-behind =
    { $order ->
        [inverted] { $who ->
            [you] zak je
           *[named] zakt { $name }
        }
       *[plain] zakt
    } terug tot achter alle boten
clause-declined =
    { $order ->
        [inverted] { $who ->
            [you] laat je
           *[named] laat { $name }
        }
       *[plain] laat
    } { tile } met rust
sentence-laid-out = { tile-a } op { $slot }.
sentence-trailed =
    { $tiles ->
        [1] 1 tegel zinkt: { $list }.
       *[other] { $tiles } tegels zinken: { $list }.
    }
sentence-set-scored =
    { $paid ->
        [rings] Laatste ring: { $first_points } voor { $first }.
        [nobody] { set }: alles weg, niemand heeft er een.
        [one] { set } geteld: { $first }.
       *[two] { set } geteld: { $first }, { $second }.
    }
paid =
    { $who ->
        [you] jij { $points }
        [underworld] { place-of-underworld }
       *[named] { $name } { $points }
    }
place-of-underworld =
    { $place ->
        [1] 1e
       *[2] 2e
    } voor de onderwereld
ring-winner =
    { $who ->
        [you] jou
        [underworld] de onderwereld
       *[named] { $name }
    }
sentence-no-use = { tile } kan hier niets doen.
sentence-ended =
    { $ending ->
        [nile-empty] De Nijl is leeg. Het spel is uit.
       *[zero] { ending-zero } Het spel is uit.
    }

## Questions, each with a second sentence on what it is about

ask-sail = Waar vaar je heen?
    .about = Elke tegel voor je, of de eerste achter je. Wat alle boten voorbij zijn, zinkt.
ask-osiris = Welke tegel komt weer boven?
    .about = Osiris geeft je één tegel uit de onderwereld.
ask-isis = Een ring voor welke tegel?
    .about = Je ring blijft op die plek in de Nijl.
ask-ra = Welke tegel zinkt?
    .about = Ra stuurt één tegel uit de Nijl naar de onderwereld.
ask-thoth = Welke twee wisselen van plek?
    .about = Allebei voor je boot. Eerst de dichtstbijzijnde.
ask-thoth-second-tile = Met welke tegel verderop?
    .about = Die twee wisselen van plek.
ask-horus = Tegel halen of terugzakken?
    .about = Een tegel achter je boot, of je boot achter alle andere: dan zinkt er niets.
wait = Een ogenblik
turn-boat-last = Jouw beurt, je ligt achteraan

## Choices: the question that shows one, .do the button that does it

choose-sail = { tile-to } op { $to } varen?
    .do = Varen
    .not = Daar niet
choose-take-from-underworld = { tile-the } naar boven halen?
    .do = Ophalen
choose-exchange-ring = Een ring voor { tile-the } op { $slot }?
    .do = Ruilen
choose-move-to-underworld = { tile-the } op { $slot } omlaag sturen?
    .do = Omlaag
choose-exchange = { tile-the } op { $slot } verwisselen?
    .do = Deze
choose-exchange-with = Met { higher-tile-the } op { $higher }?
    .do = Verwisselen
choose-fetch = { tile-the } van { $slot } halen?
    .do = Halen
choose-go-behind = Achter alle boten gaan liggen?
    .do = Terugzakken
choose-decline = { tile } met rust laten?
    .do = Laten

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } begint
chance-lay = { tile-a } op { $slot }

## Points

score-set = { set }
score-rings = Ringen bij het pakken
score-ring-bonus = Meeste ringen
score-earlier = Eerder gescoord
ending-zero =
    { $who ->
        [you] Je staat op 0.
       *[named] { $name } staat op 0.
    }
ending-nile-empty = De Nijl is leeg.
points-to-go = nog { $points } te gaan

## Why not

why-not-must-sail = Je moet varen.
why-not-other-boat = Je boot ligt ergens anders.
why-not-no-tile = Op { $slot } ligt geen tegel.
why-not-other-tile = Op { $slot } ligt iets anders: { tile-a }.
why-not-no-such-tile = Die ligt niet in de Nijl.
why-not-not-nearest = Achter je kun je alleen bij de dichtstbijzijnde tegel, op { $nearest }.
why-not-idol-first = Vaar eerst { tile-to }.
why-not-not-ahead = Die moet vóór je boot liggen.
why-not-not-behind = Die moet achter je boot liggen.
why-not-last-ahead = Eerst de dichtste: voorbij { $slot } ligt niets.
why-not-not-further-on = De tweede ligt verder dan { $slot }.
why-not-not-in-underworld = Die ligt niet in de onderwereld.
why-not-compulsory = Je moet { tile } gebruiken.

## Previews

preview-sinks =
    Dan is elke boot { tiles-n } voorbij. Die { $tiles ->
        [one] zinkt
       *[other] zinken
    }: { $list }.
preview-place =
    { $place ->
        [1] Je bent hier eerste: { points }.
       *[2] Je bent hier tweede: { points }.
    }

## Help: what a thing is, in a sentence

help-tile =
    { $tile ->
        [osiris] Osiris: haal één tegel uit de onderwereld.
        [isis] Isis: leg een van je ringen in de Nijl en pak de tegel die daar lag.
        [ra] Ra: stuur één tegel van de Nijl naar de onderwereld.
        [thoth] Thoth: twee tegels voor je wisselen van plek.
        [horus] Horus: haal een tegel achter je, of zak terug tot achter alle boten.
        [scarab-ring] Scarabeering: meteen 1 punt, en een bonus voor wie er de meeste heeft.
       *[other] De meeste: { $first }. De op een na meeste: { $second }. Geteld wordt als de laatste uit de Nijl is.
    }
now-idol = Nog in de Nijl: { $left }.
now-closed = Al geteld.
now-set =
    Nog in de Nijl: { $left }. Jij hebt er { $held }, de anderen hoogstens { $most }.{ $points ->
        [0] { "" }
       *[other] { " " }Nu geteld: { $points } voor jou.
    }
power =
    { $tile ->
        [osiris] haalt een tegel naar boven
        [isis] ruilt een ring
        [ra] stuurt een tegel omlaag
        [thoth] verwisselt twee tegels
       *[horus] haalt van achteren
    }
underworld = De onderwereld
    .short = Onderwereld
    .about = Hier liggen de tegels waar elke boot voorbij is.
    .empty = Hier ligt nog niets.

## Tips of the first game

tip-sail = Vaar waarheen je wilt
    .about = Vooruit overal heen, of terug naar de eerste tegel. Raak een tegel aan om te zien wat er zinkt en wie scoort.
tip-sets = Wie er de meeste heeft
    .about = Is de laatste tegel van een set uit de Nijl, dan tellen de twee met de meeste af. Wie op 0 staat, wint.
tip-idol = Een god helpt je
    .about = Een godenbeeld werkt meteen: kies wat het doet.

## On the page: labels beside the river, and what is said to those who hear it

standing = { turn } · wie het eerst op 0 staat, wint
turn-with-idol = Jouw beurt, { tile } is bezig
board-label = De Nijl, { $slots } velden van de onderwereld tot het graf
place-aloud = veld { $place }
spot = Veld { $slot }: { set }
spot-set = set van { $tiles }, nog { $left } in de Nijl
spot-boat =
    { $who ->
        [you] Jouw boot
       *[named] De boot van { $name }
    }: { $line ->
        [0] veld { $slot }
       *[other] plek { $line } in de rij voor de Nijl
    }
spot-idol = godenbeeld, { power }
underworld-label = De onderwereld: { tiles-n }
underworld-mine = jij { $held }
sets = Sets
    .all = Alle sets
    .caption = Sets: tegels in de Nijl, bij elke speler en in de onderwereld, en wie er nu zou scoren
to-go = nog te gaan
in-nile = Nijl
in-underworld = Onder
in-tomb = graf
set-place =
    { $place ->
        [1] hier eerste: { points }
       *[2] hier tweede: { points }
    }
legend-first = eerste in de set
legend-second = tweede
legend-ties = gelijk: achterste boot
set-facts = { $left } in de Nijl, { $first } en { $second } punten
ring-facts = { $left } in de Nijl, { $each } per stuk, { $first } voor de meeste
touched-set = De set van de tegel
    .none = Raak een tegel aan om de set te zien.
track-label = Puntenspoor. { $list }.
track-seat = { $name }: { points-to-go }
paid-as =
    { $place ->
        [1] eerste
       *[2] tweede
    }
paid-capped =
    { $worth } waard, er { $points ->
        [one] was er nog maar { $points }
       *[other] waren er nog maar { $points }
    }

## In the terminal: what there is room for beside the river and on it

terminal-places = Nijl Ond
terminal-idols = Goden
terminal-ranks = 1e   2e
terminal-scored = geteld
terminal-track = Puntenspoor
terminal-start = Start
terminal-tomb = Graf: { $tiles }
terminal-set =
    { $tile ->
        [scarab-ring] scarabeering
        [crook-flail] staf en vlegel
       *[other] { tile }
    }
terminal-slot = { tile-a } op { $slot }.
terminal-none-sink = Er zinkt niets.
terminal-scores = Geteld wordt: { $sets }.
terminal-any = verder naar elke tegel, { $first } tot { $last }
terminal-on = verder { tile-to } op { $slot }
terminal-back-to = terug { tile-to } op { $slot }
terminal-tells = { $slot }? zegt wat er dan gebeurt
terminal-passing = Vaar je voorbij { $slot }:
terminal-legend =
    De Nijl kronkelt van de bron (linksboven, veld 1) naar het graf (veld 80).
    Vaar verder naar een tegel naar keuze, of terug naar de dichtstbijzijnde.
      17     het nummer van een veld; goud waar een tegel te kiezen is: typ dit nummer
      17?    zo getypt hoor je wat er gebeurt als je naar 17 vaart
      Tr     een tegel van een set, met twee letters en een kleur; ★O een godenbeeld
      <R>    de boot van Rood; boten bij de start zijn nog niets voorbij
    De tabel zegt per set hoeveel tegels er nog in de Nijl liggen (van alle; rood: de laatste), hoeveel
    in de onderwereld, en hoeveel elke speler heeft; dan de punten voor de eerste en de tweede, en wie
    ze nu zou krijgen (U: de onderwereld). Verlaat de laatste tegel de Nijl, dan wordt de set geteld;
    bij gelijke stand telt de achterste boot. Op het puntenspoor tellen de fiches af naar 0.

## Why a bot would choose something: each a part of a sentence about the choice

motive-set = telt meer in de set { set } (+{ $points })
    .less = telt minder in de set { set } (−{ $points })
    .thing = { set }
motive-rings = is goed voor je ringen (+{ $points })
    .less = doet minder voor je ringen (−{ $points })
    .thing = ringen
motive-idols = brengt godenbeelden binnen bereik (+{ $points })
    .less = laat je minder godenbeelden (−{ $points })
    .thing = godenbeelden
motive-turns = geeft je de volgende beurt (+{ $points })
    .less = kost je de volgende beurt (−{ $points })
    .thing = volgende beurt
motive-scored = levert meteen meer op (+{ $points })
    .less = levert meteen minder op (−{ $points })
    .thing = meteen

## A hint of a puzzle: which piece it is about

clue-tile = Het is { tile-a }.
