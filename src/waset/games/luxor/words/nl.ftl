## What it is

game = Luxor
    .about = Leid je avonturiers door de tempel naar de grafkamer, met een hand die je niet mag sorteren.
how-first = Speel de linker- of de rechterkaart van je hand. Sorteren mag nooit.
    .short = Speel een kaart van een kant van je hand
how-then = Loop naar binnen. Waar er genoeg van jou samenkomen, pak je de schat.
    .short = Kom samen en pak de schat
how-last = Hoe dieper ze op het eind staan, hoe meer ze waard zijn.
    .short = Dieper is meer waard
module-mummy = De mummie
    .about = Loopt door Horuskaarten en legt iedereen neer. Met talismannen koop je hulp.
module-fifth-player = Met vijf
    .about = Eén plaats erbij, en 18 Horuskaarten extra.
module-equipment = Uitrusting
    .about = Begin met eigen kaarten.
module-artifacts = Artefacten
    .about = Onder tien tegels ligt er nog een. Een artefact geeft een set 3 extra.
module-characters = Personages
    .about = Iedereen krijgt één vaardigheid voor de hele partij.
option-first = Wie begint
    .about = Houdt het startfiche de hele partij.

## Things, in the forms that sentences need: the (object), a (what appears), to (the goal), bare

tile =
    { $tile ->
        [vase] vaas
        [statue] standbeeld
        [jewelry] juweel
        [artifact] artefact
        [wild] joker
        [scarab] scarabee
        [wild-or-scarab] keuzetegel
        [tunnel] tunnel
        [favour] gunst van Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] leeg veld
    }
tile-the =
    { $tile ->
        [vase] de vaas
        [statue] het standbeeld
        [jewelry] het juweel
        [artifact] het artefact
        [wild] de joker
        [scarab] de scarabee
        [wild-or-scarab] de keuzetegel
        [tunnel] de tunnel
        [favour] de gunst van Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] het lege veld
    }
tile-a =
    { $tile ->
        [vase] een vaas
        [statue] een standbeeld
        [jewelry] een juweel
        [artifact] een artefact
        [wild] een joker
        [scarab] een scarabee
        [wild-or-scarab] een keuzetegel
        [tunnel] een tunnel
        [favour] een gunst van Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] een leeg veld
    }
tile-to =
    { $tile ->
        [vase] naar de vaas
        [statue] naar het standbeeld
        [jewelry] naar het juweel
        [artifact] naar het artefact
        [wild] naar de joker
        [scarab] naar de scarabee
        [wild-or-scarab] naar de keuzetegel
        [tunnel] naar de tunnel
        [favour] naar de gunst van Horus
        [horus] naar Horus
        [osiris] naar Osiris
       *[empty] naar het lege veld
    }
cards-of-level = Horuskaarten, niveau { $level }
card =
    { $card ->
        [steps] een { $number }
        [plus-minus] ±{ $number }
        [die] de dobbelsteen
        [up-to] { $least }–{ $number }
        [up-to-die] ‘1–dobbelsteen’
        [all] ‘allemaal +{ $number }’
        [last] ‘aansluiten’
        [one-less] ‘{ $number } met één minder’
        [die-plus-minus] de dobbelsteen ±1
        [plus] { $number }+
       *[unseen] een kaart
    }
card-bare =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] dobbelsteen
        [up-to] { $least }–{ $number }
        [up-to-die] 1–dobbelsteen
        [all] allemaal +{ $number }
        [last] aansluiten
        [one-less] { $number } met één minder
        [die-plus-minus] dobbelsteen ±1
        [plus] { $number }+
       *[unseen] kaart
    }
card-caption =
    { $card ->
        [die] gooi en loop
        [plus-minus] vooruit of terug
        [up-to] jij kiest
        [up-to-die] tot de worp
        [all] allemaal
        [last] laatste sluit aan
        [one-less] één minder nodig
        [die-plus-minus] gooi, dan ±1
        [plus] plus een eindkaart
       *[steps] { $number ->
            [0] actie ter plekke
           *[other] { "" }
        }
    }
character =
    { $character ->
        [rearrange] wever
        [reroll] gokker
        [extra-turn] verzamelaar
        [choose-horus] priester
        [extra-point] handelaar
        [forward] verkenner
        [temple] bouwmeester
       *[key] slotenmaker
    }
character-the =
    { $character ->
        [rearrange] de wever
        [reroll] de gokker
        [extra-turn] de verzamelaar
        [choose-horus] de priester
        [extra-point] de handelaar
        [forward] de verkenner
        [temple] de bouwmeester
       *[key] de slotenmaker
    }
character-ability =
    { $character ->
        [rearrange] verplaatst een kaart
        [reroll] gooit nog eens
        [extra-turn] set geeft beurt
        [choose-horus] elke Horuskaart
        [extra-point] +1 per schat
        [forward] of één stap
        [temple] benut tempeltegel
       *[key] sleutel voor ±1
    }
character-line = { character }: { character-ability }
mummy-tile =
    { $mummy_tile ->
        [new-hand] nieuwe hand
        [rear-1-2] laatste loopt 1 of 2
        [n-2-points] 2 punten
        [rearrange] kaart verplaatsen
        [scarab] scarabee
        [exchange-scarab] scarabee ruilen
        [move-1] één avonturier loopt 1
        [horus-card] Horuskaart naar keuze
        [treasure-points] 2 per 2 schatten
        [rear-1-4] laatste loopt 1 tot 4
        [n-2-keys] 2 sleutels
        [free-choice] twee van de drie
        [extra-turn] extra beurt
        [all-move-4] allemaal 4 vooruit
       *[lowest-treasure] laagste schat
    }
side =
    { $side ->
        [left] links
       *[right] rechts
    }
nth =
    { $nth ->
        [1] eerste
        [2] tweede
        [3] derde
       *[4] vierde
    }
anubis =
    { $statue ->
        [1] eerste
        [2] tweede
       *[3] derde
    }
rank =
    { $rank ->
        [1] { " " }als eerste
        [2] { " " }als tweede
       *[0] { "" }
    }
place-from =
    { $from ->
        [stairs] van de trap
       *[other] van { $from }
    }
place-to =
    { $to ->
        [tomb] de grafkamer in
       *[other] naar { $to }
    }
place-at =
    { $at ->
        [stairs] op de trap
       *[other] op { $at }
    }
claimed-at =
    { $known ->
        [yes] { "" }
       *[no] { " " }op { $space }
    }
keys-n =
    { $keys ->
        [one] { $keys } sleutel
       *[other] { $keys } sleutels
    }
talismans-n =
    { $talismans ->
        [one] { $talismans } talisman
       *[other] { $talismans } talismannen
    }
cost-n =
    { $cost ->
        [one] { $cost } talisman
       *[other] { $cost } talismannen
    }
adventurers-n =
    { $adventurers ->
        [one] { $adventurers } avonturier
       *[other] { $adventurers } avonturiers
    }
steps-n =
    { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
victim =
    { $who ->
        [you] { $adventurers } van jou
       *[named] { $adventurers } van { $name }
    }

## What happened. A clause is a predicate, without its subject and its full stop; a sentence has its own subject

clause-begins =
    { $order ->
        [inverted] { $who ->
            [you] begin je
           *[named] begint { $name }
        }
       *[plain] begint
    }
clause-became =
    { $order ->
        [inverted] { $who ->
            [you] krijg je
           *[named] krijgt { $name }
        }
       *[plain] krijgt
    } { character-the }
clause-played =
    { $order ->
        [inverted] { $who ->
            [you] speel je
           *[named] speelt { $name }
        }
       *[plain] speelt
    } { card }
clause-ignored =
    { $order ->
        [inverted] { $who ->
            [you] speel je
           *[named] speelt { $name }
        }
       *[plain] speelt
    } { card } als één stap
clause-added =
    { $order ->
        [inverted] { $who ->
            [you] doe je
           *[named] doet { $name }
        }
       *[plain] doet
    } er { card } bij
clause-dropped =
    { $order ->
        [inverted] { $who ->
            [you] gooi je
           *[named] gooit { $name }
        }
       *[plain] gooit
    } { card } weg
clause-discarded =
    { $order ->
        [inverted] { $who ->
            [you] leg je
           *[named] legt { $name }
        }
       *[plain] legt
    } { card } af
clause-rolled =
    { $order ->
        [inverted] { $who ->
            [you] gooi je
           *[named] gooit { $name }
        }
       *[plain] gooit
    }{ $for ->
        [again] { " " }nog eens ({ $die })
        [standing] { " " }een { $die }
        [lying] { " " }een { $die } om op te staan
       *[card] { " " }een { $die }
    }
clause-spent-keys =
    { $order ->
        [inverted] { $who ->
            [you] lever je
           *[named] levert { $name }
        }
       *[plain] levert
    } { keys-n } in voor het getal
clause-moved =
    { $by ->
        [tunnel] { $order ->
            [inverted] { $who ->
                [you] neem je
               *[named] neemt { $name }
            }
           *[plain] neemt
        } de tunnel naar { $to }
        [several] { $order ->
            [inverted] { $who ->
                [you] verplaats je
               *[named] verplaatst { $name }
            }
           *[plain] verplaatst
        } { adventurers-n }
        [joining] { $order ->
            [inverted] { $who ->
                [you] loop je
               *[named] loopt { $name }
            }
           *[plain] loopt
        } { place-from } { place-to }
       *[steps] { $osiris ->
            [0] { $order ->
                [inverted] { $who ->
                    [you] loop je
                   *[named] loopt { $name }
                }
               *[plain] loopt
            } { place-from } { place-to }
           *[other] { $order ->
                [inverted] { $who ->
                    [you] loop je
                   *[named] loopt { $name }
                }
               *[plain] loopt
            } { place-from } { place-to } (Osiris +{ $osiris })
        }
    }
clause-fell =
    { $order ->
        [inverted] { $who ->
            [you] val je
           *[named] valt { $name }
        }
       *[plain] valt
    } voor de voeten van de mummie
clause-woke =
    { $order ->
        [inverted] { $who ->
            [you] wek je
           *[named] wekt { $name }
        }
       *[plain] wekt
    } de slaper bij de { anubis } Anubis
clause-entered-tomb =
    { $order ->
        [inverted] { $who ->
            [you] bereik je
           *[named] bereikt { $name }
        }
       *[plain] bereikt
    }{ rank } de grafkamer{ gain }
clause-claimed =
    { $order ->
        [inverted] { $who ->
            [you] pak je
           *[named] pakt { $name }
        }
       *[plain] pakt
    } { tile-the }{ claimed-at }{ gain }
clause-extra-point =
    { $order ->
        [inverted] { $who ->
            [you] krijg je
           *[named] krijgt { $name }
        }
       *[plain] krijgt
    } er { $points } bij als handelaar
clause-took-key =
    { $keys ->
        [1] { $order ->
            [inverted] { $who ->
                [you] pak je
               *[named] pakt { $name }
            }
           *[plain] pakt
        } een sleutel
       *[other] { $order ->
            [inverted] { $who ->
                [you] pak je
               *[named] pakt { $name }
            }
           *[plain] pakt
        } { keys-n }
    }
clause-took-scarab =
    { $points ->
        [unseen] { $order ->
            [inverted] { $who ->
                [you] pak je
               *[named] pakt { $name }
            }
           *[plain] pakt
        } een scarabee
       *[other] { $order ->
            [inverted] { $who ->
                [you] pak je
               *[named] pakt { $name }
            }
           *[plain] pakt
        } een scarabee van { $points }
    }
clause-took-wild-treasure =
    { $order ->
        [inverted] { $who ->
            [you] pak je
           *[named] pakt { $name }
        }
       *[plain] pakt
    } een joker
clause-took-horus-card =
    { $order ->
        [inverted] { $who ->
            [you] pak je
           *[named] pakt { $name }
        }
       *[plain] pakt
    } de Horuskaart ‘{ card-bare }’
clause-drew =
    { $cards ->
        [1] { $order ->
            [inverted] { $who ->
                [you] trek je
               *[named] trekt { $name }
            }
           *[plain] trekt
        } { card }
       *[other] { $order ->
            [inverted] { $who ->
                [you] trek je
               *[named] trekt { $name }
            }
           *[plain] trekt
        } { $cards } kaarten
    }
clause-placed =
    { $order ->
        [inverted] { $who ->
            [you] zet je
           *[named] zet { $name }
        }
       *[plain] zet
    } die als { nth } van { side }
clause-rearranged =
    { $who ->
        [you] { $order ->
            [inverted] { $who ->
                [you] verplaats je
               *[named] verplaatst { $name }
            }
           *[plain] verplaatst
        } kaart { $from } naar plek { $to }
       *[named] { $order ->
            [inverted] { $who ->
                [you] verplaats je
               *[named] verplaatst { $name }
            }
           *[plain] verplaatst
        } een handkaart
    }
clause-discarded-hand =
    { $order ->
        [inverted] { $who ->
            [you] leg je
           *[named] legt { $name }
        }
       *[plain] legt
    } de hele hand af
clause-extra-turn =
    { $order ->
        [inverted] { $who ->
            [you] krijg je
           *[named] krijgt { $name }
        }
       *[plain] krijgt
    } een extra beurt
clause-rose =
    { $order ->
        [inverted] { $who ->
            [you] zet je
           *[named] zet { $name }
        }
       *[plain] zet
    } { adventurers-n } overeind
clause-talismans =
    { $order ->
        [inverted] { $who ->
            [you] pak je
           *[named] pakt { $name }
        }
       *[plain] pakt
    } { talismans-n }
clause-bought =
    { $order ->
        [inverted] { $who ->
            [you] koop je
           *[named] koopt { $name }
        }
       *[plain] koopt
    } ‘{ mummy-tile }’ voor { cost-n }
clause-scored =
    { $points ->
        [0] { $order ->
            [inverted] { $who ->
                [you] krijg je
               *[named] krijgt { $name }
            }
           *[plain] krijgt
        } er niets voor
       *[other] { $order ->
            [inverted] { $who ->
                [you] scoor je
               *[named] scoort { $name }
            }
           *[plain] scoort
        } { points }
    }
clause-boxed-scarab =
    { $points ->
        [unseen] { $order ->
            [inverted] { $who ->
                [you] leg je
               *[named] legt { $name }
            }
           *[plain] legt
        } een scarabee in de doos
       *[other] { $order ->
            [inverted] { $who ->
                [you] leg je
               *[named] legt { $name }
            }
           *[plain] legt
        } een scarabee van { $points } in de doos
    }
sentence-revealed = Op { $space } verschijnt { tile-a }.
sentence-laid-out = { tile-a } op { $space }.
sentence-turned-up-horus-card = Nu boven op niveau { $level }: { card-bare }.
sentence-turned-up-mummy-tile = Nieuwe mummietegel: { mummy-tile }.
sentence-shuffled = De aflegstapel wordt geschud.
sentence-mummy =
    { $way ->
        [again] De mummie begint opnieuw op { $to }.
        [fells] De mummie loopt naar { $to } en legt { $victims } neer.
       *[walks] De mummie loopt naar { $to }.
    }
sentence-laid-down = De mummie legt { $victims } neer.

## Questions, each with a second sentence on what it is about

ask-card = Speel de linker- of de rechterkaart
    .about = Alleen de uiteinden van je hand. Een nieuwe kaart komt in het midden.
ask-card-stuck = Geen van beide kaarten werkt
    .about = Kies er een om weg te gooien.
ask-move = Wie loopt er?
    .about = Lege velden tellen niet mee.
ask-actor = Wie gebruikt de tegel?
    .about = Ze hebben allemaal gelopen. Eén mag iets doen waar die staat.
ask-claim = Met één minder pakken?
    .about = Nu { points }, met één avonturier minder. Laat je de schat liggen, dan kan iedereen erbij.
ask-horus-tile = Sleutel of kaart?
    .about =
        Een sleutel opent de grafkamer en is 1 punt waard; je hebt er { $held ->
            [0] geen
           *[other] { $held }
        }. { $cards ->
            [1] De kaart: { card-bare }{ $card ->
                [one-less] { "" }
                [all] { "" }
               *[other] , { card-caption }
            }.
           *[other] Of de bovenste kaart van een stapel naar keuze.
        }
ask-favour-of-horus = Welke Horuskaart?
    .about = Die komt in het midden van je hand.
ask-take-any-horus-card = Welke Horuskaart?
    .about = De bovenste kaart van een stapel naar keuze.
ask-wild-or-scarab = Joker of scarabee?
    .about =
        { $gain ->
            [0] Een joker maakt nog geen set af.
           *[other] Een joker maakt nu een set af: { $gain } erbij.
        } Een scarabee is op het eind { $low } tot { $high } waard.
ask-rise = Gooien om op te staan?
    .about = 1 of 2: één staat op. 3 of 4: allemaal. 5 of 6: allemaal, en je speelt nog een kaart.
ask-raise = Wie staat er op?
    .about = Ze staan op waar ze liggen. Niemand hoeft.
ask-mummy-tile = Een mummietegel kopen?
    .about = Je hebt { talismans-n }. Eén tegel per beurt.
ask-rear-move = Je laatste loopt: hoe ver?
    .about = De avonturier die het dichtst bij de trap staat. Waar die eindigt, gebeurt niets.
ask-tile-move = Wie doet één stap?
    .about = Waar die eindigt, gebeurt niets.
ask-box-scarab = Welke scarabee gaat in de doos?
    .about = Je pakt er blind een andere voor.
ask-discard-one = Welke kaart gaat weg?
    .about = De Horuskaart komt in je hand.
ask-free-choice = Welke twee?
    .about = Twee verschillende van wat de tegel toont.
ask-extra-card = Nog een kaart erbij?
    .about = Het getal telt mee: één avonturier loopt alles.
ask-place-card = Waar komt de nieuwe kaart?
    .about = Links of rechts van het midden; de volgende kaart komt in het midden.
ask-reroll = { $roll }: houden of nog eens?
    .about = Als gokker mag je nog één keer. De tweede worp telt.
ask-extra-turn = Set omdraaien voor een beurt?
    .about = Als verzamelaar draai je vaas, standbeeld en juweel om. Ze tellen nog mee.
ask-temple-action = De nieuwe tegel meteen gebruiken?
    .about = Als bouwmeester mag je gebruiken wat net verscheen.
ask-rearrange = Een kaart verplaatsen?
    .about = Er is een avonturier gewekt: als wever mag je een kaart verplaatsen.
ask-rearrange-one = Een kaart verplaatsen?
    .about = Naar elke andere plek in je hand.
wait =
    { $decision ->
        [roll] De dobbelsteen rolt
        [draw] Er wordt een kaart getrokken
        [roll-to-rise] De dobbelsteen rolt
       *[other] Een ogenblik
    }
turn-with-card = Jouw beurt, { card-bare } gespeeld

## Choices: the question that shows one, .do the button that does it, .exact how lists tell it from others like it

choose-play =
    { $forward ->
        [yes] Eén stap met { card }?
       *[no] { card } spelen?
    }
    .do =
        { $forward ->
            [yes] Eén stap
           *[no] Spelen
        }
    .exact =
        Speel { card } van { side }{ $forward ->
            [yes] { " " }als één stap
           *[no] { "" }
        }
choose-drop = { card } weggooien?
    .do = Weggooien
    .exact = Gooi { card } van { side } weg
choose-add = { card } erbij?
    .do = Erbij
    .exact = { card } van { side } erbij
choose-move =
    { $keys ->
        [0] { $to ->
            [tomb] De grafkamer in?
           *[other] { $tile ->
                [empty] Naar { $to } lopen?
               *[other] { tile-to } op { $to } lopen?
            }
        }
       *[other] Voor { keys-n } { place-to }?
    }
    .do =
        { $to ->
            [tomb] Naar binnen
           *[other] Lopen
        }
    .exact =
        Loop { place-from } { place-to } ({ $back ->
            [yes] { $steps ->
                [1] terug
               *[other] { $steps } terug
            }
           *[no] { steps-n }
        }){ $keys ->
            [0] { "" }
           *[other] { " " }voor { keys-n }
        }
choose-act =
    { tile-the } { place-at } { $tile ->
        [vase] pakken
        [statue] pakken
        [jewelry] pakken
        [artifact] pakken
       *[other] gebruiken
    }?
    .do =
        { $tile ->
            [vase] Pakken
            [statue] Pakken
            [jewelry] Pakken
            [artifact] Pakken
           *[other] Gebruiken
        }
    .exact =
        Actie { place-at }{ $keys ->
            [0] { "" }
           *[other] { " " }voor { keys-n }
        }
choose-claim = { tile-the } pakken?
    .do = Pakken
choose-leave = { tile-the } laten liggen?
    .do = Laten
choose-take =
    { $what ->
        [key] Een sleutel pakken?
        [scarab] Een scarabee pakken?
       *[wild-treasure] Een joker pakken?
    }
    .do =
        { $what ->
            [key] Sleutel
            [scarab] Scarabee
           *[wild-treasure] Joker
        }
choose-take-horus-card = { card } pakken?
    .do = Pakken
    .exact = { card } pakken, niveau { $level }
choose-decline =
    { $what ->
        [rise] Niet gooien?
        [mummy-tile] Niets kopen?
        [extra-card] Geen kaart erbij?
        [extra-turn] De set bewaren?
        [temple-action] Nu niet gebruiken?
        [reroll] De { $roll } houden?
        [rearrange] Je hand zo laten?
        [rearrange-one] Je hand zo laten?
       *[move] Blijven staan?
    }
    .do =
        { $what ->
            [rise] Nu niet
            [mummy-tile] Klaar
            [extra-card] Klaar
            [extra-turn] Bewaren
            [temple-action] Laten
            [reroll] Houden
            [rearrange] Zo laten
            [rearrange-one] Zo laten
           *[move] Blijven
        }
choose-accept =
    { $what ->
        [reroll] Nog eens gooien?
        [extra-turn] Een set omdraaien voor een extra beurt?
        [temple-action] Meteen gebruiken?
       *[rise] Gooien om op te staan?
    }
    .do =
        { $what ->
            [reroll] Nog eens
            [extra-turn] Omdraaien
            [temple-action] Gebruiken
           *[rise] Gooien
        }
choose-rearrange = { card-bare } naar plek { $to }?
    .do = Verplaatsen
    .exact = Kaart { $from } ({ card-bare }) naar plek { $to }
choose-place = Als { nth } van { side }?
    .do = Neerzetten
choose-raise =
    { $adventurers ->
        [0] Niemand staat op?
       *[other] Opstaan op { $spaces }?
    }
    .do =
        { $adventurers ->
            [0] Niemand
           *[other] Opstaan
        }
choose-buy = ‘{ mummy-tile }’ voor { $cost }?
    .do = Kopen
choose-discard = { card } afleggen?
    .do = Afleggen
    .exact = Kaart { $index } ({ card-bare }) afleggen
choose-box-scarab = Scarabee van { $points } terug?
    .do = Terugleggen
choose-take-items =
    { $n ->
        [0] Niets pakken?
       *[other] { $items }?
    }
    .do =
        { $n ->
            [0] Niets
           *[other] Pakken
        }
item =
    { $what ->
        [key] een sleutel
        [scarab] een scarabee
       *[wild-treasure] een joker
    }
list-act = Actie op
list-card = Kaart { $from } ({ card-bare })
list-raise = Opstaan

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } begint
chance-lay = { tile-a } op { $space }
chance-deal = { card-bare } voor { $name }
chance-draw = { card-bare } voor { $name }
chance-roll = de dobbelsteen toont { $die }
chance-turn-up-horus-card = niveau { $level } toont { card-bare }
chance-reveal = { tile-a } op { $space }
chance-draw-scarab = een scarabee van { $points } voor { $name }
chance-turn-up-mummy-tile = nieuwe mummietegel: { mummy-tile }
chance-become = { $name }: { character }

## Points

score-treasures = Schatten gepakt
    .short = Schatten
score-positions = Waar ze staan
    .short = Plekken
score-sarcophagi = Sarcofagen
    .short = Sarcofagen
score-keys = Sleutels over
    .short = Sleutels
score-sets = Sets
    .short = Sets
score-artifacts = Artefacten bij sets
    .short = Artefacten
score-character = Personage
    .short = Personage
score-mummy-tiles = Mummietegels
    .short = Mummie
score-scarabs = Scarabeeën
    .short = Scarabeeën
count-stand =
    { $tomb ->
        [0] Niemand
        [one] Eén
       *[other] { $tomb }
    } in de grafkamer, { $deep ->
        [0] niemand
        [one] één
       *[other] { $deep }
    } bij de diepste muur
ending-tomb = De tweede avonturier is in de grafkamer: de ronde is uitgespeeld en alles wordt geteld.
ending-no-move = Niemand kan nog lopen.
ending-safety-stop = De partij is gestopt: het duurde te veel rondes.

## Why not, and previews

place-bare =
    { $place ->
        [stairs] de trap
        [tomb] de grafkamer
       *[other] { $place }
    }
why-not-must = Dit kun je niet overslaan.
why-not-inner-card = Alleen de linker- en de rechterkaart mogen.
why-not-other-end =
    Die kaart zit { $side ->
        [left] helemaal links.
       *[right] helemaal rechts.
    }
why-not-not-in-hand = Zo'n kaart heb je daar niet.
why-not-dead-card =
    { $why ->
        [no-key] Je haalt alleen de grafkamer, en je hebt geen sleutel.
        [osiris-past-tomb] Osiris zou je voorbij de grafkamer sturen.
        [barred] De mummie komt eerst en legt je avonturiers neer.
        [no-way-back] Achter je ligt geen tegel meer.
        [no-tile] Niemand van jou staat op een tegel.
       *[past-tomb] Je moet precies in de grafkamer uitkomen. { $places ->
            [1] { $away ->
                [one] Je bent er { $away } stap vandaan
               *[other] Je bent er { $away } stappen vandaan
            }
           *[other] Je bent er { $away } stappen vandaan
        }: met { $steps } loop je te ver.
    }{ $rest }
    .title = Met { card-bare } komt niemand verder
why-not-rest =
    { " " }{ $where ->
        [stairs] Op de trap
       *[spaces] Op { $places }
    }: { $why ->
        [no-key] je hebt geen sleutel.
        [osiris-past-tomb] Osiris zou te ver leiden.
        [barred] de mummie komt eerst.
        [no-way-back] er ligt geen tegel achter.
        [no-tile] er ligt geen tegel.
       *[past-tomb] dat leidt te ver.
    }
why-not-no-second = Je hebt er twee nodig op verschillende velden.
why-not-nobody-active = Niemand van jou kan nu lopen.
why-not-must-play = Een kaart waarmee iemand kan lopen, moet je spelen: { $cards }.
why-not-only-absent = Dit gebeurt alleen voor wie weg is.
why-not-no-ability =
    { $character ->
        [reroll] Alleen de gokker mag nog eens gooien.
        [extra-turn] Alleen de verzamelaar krijgt zo'n beurt.
        [forward] Alleen de verkenner mag in plaats daarvan één stap doen.
       *[temple] Alleen de bouwmeester mag die meteen gebruiken.
    }
why-not-order = De volgorde van je hand ligt vast.
why-not-same-place = Daar zit die al.
why-not-did-not-move = Alleen wie net gelopen heeft, mag iets doen: { $moved }.
why-not-no-treasure = Op { $space } ligt geen schat.
why-not-other-tile = Op { $space } ligt iets anders: { tile-a }.
why-not-too-few = Nodig: { $needs } van jou. Nu daar: { $there }.
why-not-arrive = Een van jou moet op { $space } uitkomen.
why-not-must-claim = Een schat die je kunt pakken, moet je pakken.
why-not-not-offered =
    { $what ->
        [key] Een sleutel krijg je hier niet.
        [scarab] Een scarabee krijg je hier niet.
        [wild-treasure] Een joker krijg je hier niet.
       *[horus-card] Een Horuskaart krijg je hier niet.
    }
why-not-none-left =
    { $what ->
        [key] De sleutels zijn op.
        [scarab] De scarabeeën zijn op.
        [wild-treasure] De jokers zijn op.
       *[horus-card] De Horuskaarten zijn op.
    }
why-not-elsewhere =
    { $what ->
        [key] Sleutels krijg je bij Horus: loop naar een Horustegel.
        [scarab] Loop naar een scarabee om er een te pakken.
        [wild-treasure] Loop naar een joker om er een te pakken.
       *[horus-card] Horuskaarten krijg je bij Horus: loop naar een Horustegel.
    }
why-not-other-level = Hier mag alleen niveau { $levels }.
why-not-stack-empty = De stapel van niveau { $level } is leeg.
why-not-not-on-top = Alleen de bovenste kaart van een stapel mag.
why-not-asleep = Slaapt nog. Loop langs deze Anubis om te wekken.
why-not-woken = Net gewekt. Loopt vanaf je volgende beurt.
why-not-in-tomb = Wie in de grafkamer is, blijft daar.
why-not-lying = Ligt neer. Gooi aan het begin van je beurt om op te staan.
why-not-barred = De mummie komt eerst op { $space } en legt je avonturiers daar neer.
why-not-no-key =
    { $keys ->
        [1] Geen sleutel, geen grafkamer. Haal er een bij Horus.
       *[other] Dit kost { keys-n }; je hebt er { $have }.
    }
why-not-osiris-past-tomb = Osiris zou voorbij de grafkamer leiden.
why-not-past-tomb =
    { $away ->
        [one] De grafkamer is { $away } stap verder: { $steps } is te ver.
       *[other] De grafkamer is { $away } stappen verder: { $steps } is te ver.
    }
why-not-no-way-back = Daarachter ligt geen tegel.
why-not-no-tile = Daar ligt geen tegel om te gebruiken.
why-not-nobody-there = Daar staat niemand van jou.
why-not-wrong-number = Je mag { $steps } lopen.
why-not-never-a-goal = Daar loopt niemand heen.
why-not-backward = Alleen ±1 gaat terug, en maar één tegel.
why-not-empty-space =
    Lege velden tellen niet mee{ $many ->
        [0] .
       *[other] : je komt uit op { $ends }.
    }
why-not-osiris = Op Osiris blijft niemand staan: hij stuurt iedereen door.
why-not-exact-count =
    { $away ->
        [one] De grafkamer vraagt precies { $away } stap, niet { $steps }.
       *[other] De grafkamer vraagt precies { $away } stappen, niet { $steps }.
    }
why-not-wrong-distance =
    { $away ->
        [one] Dat is { $away } stap; je hebt { $steps }.
       *[other] Dat zijn { $away } stappen; je hebt { $steps }.
    }
why-not-price =
    { $keys ->
        [0] Dit kost geen sleutel.
       *[other] Dit kost { keys-n }.
    }
why-not-nobody-lies = Niemand van jou ligt neer.
why-not-nobody-lies-there = Op { $space } ligt niemand van jou.
why-not-under-the-mummy = De mummie staat op { $space }: daar staat niemand op.
why-not-too-many = Met een { $die } staat er maar één op.
why-not-start-of-turn = Alleen aan het begin van je beurt.
why-not-not-on-display = Die tegel ligt niet open.
why-not-too-dear = Kost { cost-n }; je hebt er { $talismans }.
why-not-end-of-turn = Mummietegels komen als laatste, als je hand weer vol is.
why-not-bought-first = Koop eerst de mummietegel: { mummy-tile }.
why-not-no-such-scarab = Zo'n scarabee heb je niet.
why-not-two-items = Kies twee verschillende.
why-not-not-the-last = Alleen je laatste loopt, die { place-at }.
why-not-no-horus-card = Een Horuskaart mag er niet bij.
why-not-adds-nothing = Met { card } erbij kan niemand lopen.
why-not-must-add = Deze kaart alleen brengt niemand verder: doe er een bij.
why-not-after-n = Alleen bij 1+, 2+ en 3+ mag een tweede kaart.
nothing-yet = Nog niets: deze schat vraagt er { $needs } van jou.
preview-steps =
    { steps-n }{ $osiris ->
        [0] { "" }
       *[other] , Osiris geeft er { $osiris } bij
    }.

## Help: what a thing is, in a sentence

treasure-help =
    { points } voor wie hier { $needs ->
        [one] { $needs } avonturier
       *[other] { $needs } avonturiers
    } heeft.
help-tile =
    { $tile ->
        [vase] { treasure-help }
        [statue] { treasure-help }
        [jewelry] { treasure-help }
        [artifact] { treasure-help } Naast een complete set geeft het 3 extra.
        [osiris] Wie hier eindigt, loopt { steps-n } door.
        [horus] Een sleutel, of de Horuskaart van niveau { $level }.
        [favour] Een Horuskaart van niveau { $level } of { $higher }.
        [wild] Een joker vervangt wat een set mist.
        [scarab] Een scarabee, blind gepakt. Die telt op het eind.
        [wild-or-scarab] Een joker of een scarabee, naar keuze.
        [tunnel] Leidt naar de volgende tunnel verderop.
       *[empty] Hier ligt niets. Bij het lopen telt het niet mee.
    }
help-card =
    { $card ->
        [plus-minus] { $number ->
            [1] Eén avonturier doet een stap, vooruit of terug.
           *[other] Eén avonturier loopt { $number }, vooruit of terug.
        }
        [die] Gooi de dobbelsteen. Eén avonturier loopt zo ver.
        [up-to] Kies een getal van { $least } tot { $number }. Eén avonturier loopt zo ver.
        [up-to-die] Gooi de dobbelsteen en kies een getal tot de worp.
        [all] Al je avonturiers lopen { $number }. Eén mag iets doen.
        [last] Je laatste avonturier sluit aan bij de volgende en mag daar iets doen.
        [one-less] Loop { $number }. Een schat daar vraagt één avonturier minder.
        [die-plus-minus] Gooi de dobbelsteen. Gebruik de worp, één meer of één minder.
        [plus] Loop { $number }, en doe er als je wilt nog een eindkaart bij.
       *[steps] { $number ->
            [0] Eén avonturier doet iets waar die staat.
           *[other] Eén avonturier loopt precies { $number }.
        }
    }
help-mummy-tile =
    { $mummy_tile ->
        [new-hand] Leg je hand af en trek een nieuwe.
        [rear-1-2] Je avonturier het dichtst bij de trap loopt 1 of 2.
        [n-2-points] Meteen 2 punten.
        [rearrange] Verplaats één kaart in je hand.
        [scarab] Pak een scarabee.
        [exchange-scarab] Leg een scarabee in de doos en pak een andere.
        [move-1] Eén avonturier loopt 1 en doet daar niets.
        [horus-card] Leg een kaart af en pak een bovenste Horuskaart naar keuze.
        [treasure-points] 2 punten voor elke twee schatten die je hebt.
        [rear-1-4] Je avonturier het dichtst bij de trap loopt 1 tot 4.
        [n-2-keys] Pak 2 sleutels.
        [free-choice] Twee verschillende: sleutel, scarabee of joker.
        [extra-turn] Hierna nog een beurt.
        [all-move-4] Al je avonturiers lopen 4; niemand doet iets.
       *[lowest-treasure] De punten van de laagste schat in de tempel.
    }
help-character =
    { $character ->
        [rearrange] Als iemand een avonturier wekt, mag jij een kaart in je hand verplaatsen.
        [reroll] Gooi je voor een kaart, dan mag het nog één keer. De tweede worp telt.
        [extra-turn] Een vaas, een standbeeld en een juweel, zonder joker, mag je omdraaien voor een extra beurt.
        [choose-horus] Op elke Horustegel mag je de bovenste kaart van een stapel naar keuze pakken.
        [extra-point] Elke schat die je pakt, is 1 meer waard.
        [forward] Je mag elke kaart spelen als één stap vooruit.
        [temple] Verschijnt er een tempeltegel als je een schat pakt, dan mag je die meteen gebruiken.
       *[key] Lever een sleutel in en verander het getal van een kaart met 1; niet bij Horuskaarten.
    }
now-stack = Bovenop: { card-bare }. Over: { $cards }.
now-tomb = Je dichtstbijzijnde is { steps-n } weg. Sleutels: { $keys }.
now-talismans = Je hebt er { $talismans }.
now-artifact = Van jou: { $held }. Complete sets om ze te dragen: { $sets }.
now-treasure =
    Zo heb je er { $held }.{ $gain ->
        [0] { "" }
       *[other] { " " }Deze maakt een set compleet: aan het eind { $gain } meer.
    }
now-horus =
    Je hebt { keys-n }.{ $cards ->
        [0] { "" }
       *[other] { " " }Bovenop: { card-bare }.
    }
now-wild =
    Je hebt er { $held }.{ $gain ->
        [0] { "" }
       *[other] { " " }Nog een maakt een set compleet: aan het eind { $gain }.
    }
now-scarab = Je hebt er { $held }; er zijn er nog { $left }.
help-stack = De bovenste kaart pak je op een Horustegel met evenveel ogen.
help-tomb = Je komt er met een precies getal, voor één sleutel.
help-stairs = Hier beginnen avonturiers, en wie gewekt wordt.
tomb = De grafkamer
stairs = De trap
    .short = Trap

## Tips of the first game

tip-hand = Twee kaarten mag je spelen
    .about = Alleen de linker- en de rechterkaart. Je sorteert nooit: een nieuwe kaart komt in het midden.
tip-move = Nu loopt er iemand
    .about = Wie een gouden ring heeft, kan. Velden zonder tegel tellen niet mee.
tip-claim = Schatten willen gezelschap
    .about = De figuurtjes op een tegel tonen hoeveel van jou daar moeten staan.
tip-horus = Een sleutel of een kaart
    .about = De grafkamer gaat alleen open met een sleutel. Een Horuskaart is sterker dan de kaarten die je trekt.
tip-woken = Er is er een wakker
    .about = Loop je langs een Anubis, dan wek je daar je slaper. Die begint op de trap.
tip-mummy = Pas op voor de mummie
    .about = Horuskaarten laten haar lopen. Ze legt iedereen neer die ze passeert, en wie haar bewoog pakt een talisman.
tip-rise = Er ligt er een van jou
    .about = Voor je kaart mag je gooien om op te staan.

## On the page: labels beside the board, and what is said to those who hear it

standing =
    { $curse ->
        [yes] met De vloek van de mummie · { round }
       *[no] { round }
    } · { $tomb ->
        [0] nog niemand in de grafkamer
       *[other] { $tomb } in de grafkamer
    }
turn-with-roll = Jouw beurt, { card-bare } gespeeld, { $roll } gegooid
walkers =
    { $adventurers ->
        [one] Maar 1 van jou kan lopen.
       *[other] { $adventurers } van jou kunnen lopen. Kies er een.
    }
forward-side =
    { $side ->
        [left] Linkerkaart: 1 stap
       *[right] Rechterkaart: 1 stap
    }
tag-wakes = wordt wakker
tag-falls = valt
board-label = Tempel van Luxor, { $spaces } velden van de trap tot de grafkamer
place-aloud = veld { $place }
spot =
    Veld { $space }, { tile }{ $tile ->
        [favour] { " " }{ $level }/{ $higher }
       *[other] { "" }
    }.
spot-tomb = De grafkamer. Sarcofagen van { $sarcophagi }.
spot-stairs = De trap.
spot-doubled = Er ligt een tweede tegel onder.
spot-wall = Muurwaarde { $points }.
spot-people =
    { $people ->
        [nobody] Hier staat niemand.
       *[some] Hier: { $list }.
    }
spot-statue =
    De { anubis } Anubis, tussen { $after } en { $next }. { $people ->
        [nobody] Hier slaapt niemand.
       *[some] Hier slapen: { $list }.
    }
spot-mummy = De mummie staat hier.
people =
    { $who ->
        [you] { $adventurers } van jou
       *[named] { $adventurers } van { $name }
    }{ $lying ->
        [0] { "" }
       *[other] , { $lying } liggend
    }
whereabouts =
    { $state ->
        [stairs] op de trap
        [tomb] in de grafkamer
        [lying] ligt op { $at }
        [asleep] slaapt bij de { anubis } Anubis
       *[up] op { $at }
    }
hand = Je hand
hand-card =
    { $end ->
        [left] { $face }, helemaal links
        [right] { $face }, helemaal rechts
       *[inner] { $face }, plek { $place }
    }{ $can ->
        [yes] , te kiezen
       *[no] { "" }
    }
hand-no-move = kan niet
hand-new = Nieuwe kaart: { card-bare }
hand-place = Naar plek { $place }
stack-label =
    Horus { $level }: { $cards ->
        [0] leeg, { cards-left }
       *[other] { $face }, { cards-left }
    }{ $can ->
        [yes] , te pakken
       *[no] { "" }
    }
cards-left = nog { $cards }
horus-cards = Horus
    .about = bovenste kaarten
talismans-left = nog { talismans-n }
supplies = Voorraad
to-draw = te trekken
cards-played = gespeeld
last-played = laatste: { card-bare }
things =
    { $thing ->
        [vase] vazen
        [statue] standbeelden
        [jewelry] juwelen
        [artifact] artefacten
        [wild] jokers
        [scarab] scarabeeën
        [key] sleutels
        [talisman] talismannen
        [cobra] cobra
        [falcon] valk
       *[lion] leeuw
    }
sets-n =
    { $sets ->
        [0] geen set
        [one] { $sets } set
       *[other] { $sets } sets
    }
known-cards = bekende kaarten
all-known = Alles wat van { $name } bekend is
fact-points = Punten tot nu toe
fact-treasures = Vazen, standbeelden, juwelen
fact-wild = Jokers
fact-sets = Complete sets
fact-talismans = Talismannen
fact-adventurers = Avonturiers
mummy-tile-label =
    Mummietegel: { $sign }{ mummy-tile }, { cost-n }. { help-mummy-tile }{ $can ->
        [yes] { " " }Te koop.
       *[no] { "" }
    }
horus-card = Horuskaart, niveau { $level }

## The race

race = De race
    .about = als er nu geteld werd
count-now = Nu geteld
count-points =
    { $exact ->
        [yes] { $low }
       *[no] { $low } tot { $high }
    }
count-of = { $name }: { count-points }
count-tiles =
    { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
count-sets = { sets-n }, de volgende +{ $next }
count-hidden = { $scarabs }, gedekt
together = Samen
last-round = Laatste ronde
    .why = { $adventurers } zijn in de grafkamer.
    .then =
        { $left ->
            [one] Na deze beurt worden de punten geteld.
           *[other] Als iedereen geweest is, worden de punten geteld.
        }
last-to-move =
    { $who ->
        [you] Jij bent als laatste aan de beurt.
       *[named] { $name } is als laatste aan de beurt.
    }
still-to-move = Nog aan de beurt: { $list }.
entered-as =
    { $order ->
        [1] als eerste, ronde { $round }
       *[2] als tweede, ronde { $round }
    }

## In the terminal: what there is room for beside the temple and on it

terminal-plays =
    { $who ->
        [you] Je speelt
       *[named] { $name } speelt
    } { card-bare }
terminal-one-step = { " " }als één stap
terminal-rolled = , { $roll } gegooid
terminal-extra-turns =
    { $turns ->
        [one] , nog { $turns } beurt
       *[other] , nog { $turns } beurten
    }
terminal-asked =
    { $who ->
        [you] een vraag voor jou
       *[named] een vraag voor { $name }
    }
terminal-points = { $points } pt
terminal-keys-held = { $keys } sl.
terminal-talismans = { $talismans } ta.
terminal-scarabs = { $scarabs } scar.
terminal-scarabs-worth = scarabeeën samen { $points }: { $values }
terminal-used = { " " }({ $n }×)
terminal-horus-cards = Horuskaarten
terminal-piles = trek { $draw }  aflegstapel { $discards }, boven { $top }
terminal-supply = { $keys } sleutels  { $wild } jokers  { $scarabs } scar.
terminal-temple = tempel: cobra { $cobra } valk { $falcon } leeuw { $lion }
terminal-strip = trek { $draw }  aflegstapel { $discards }, boven { $top }  { $keys } sleutels  { $wild } jokers  { $scarabs } scar.  c{ $cobra } f{ $falcon } l{ $lion }
terminal-hidden = { $tiles } verborgen
terminal-signs = Tekens
terminal-sign-treasure = 2→3 vraagt 2, geeft 3   +2 muur
terminal-sign-anubis = ▲ Anubis   { $letters } tegel eronder
terminal-lying = r b g y p liggen neer
terminal-stairs = trap
terminal-tomb = GRAFKAMER
terminal-mummy = MUMMIE
terminal-type =
    { $tile ->
        [vase] vaas
        [statue] beeld
       *[jewelry] juweel
    }
terminal-letter =
    { $tile ->
        [vase] V
        [statue] S
        [jewelry] J
       *[artifact] A
    }
terminal-tile =
    { $tile ->
        [osiris] Osiris+{ $number }
        [horus] Horus { $number }
        [favour] Gun. { $number }
        [wild] ★joker
        [scarab] scarabee
        [wild-or-scarab] joker/sc
       *[tunnel] tunnel
    }
terminal-card =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] worp
        [up-to] { $least }–{ $number }
        [up-to-die] 1–worp
        [all] alle+{ $number }
        [last] aansl.
        [one-less] { $number }(−1)
        [die-plus-minus] worp±1
       *[plus] { $number }+
    }
terminal-mummy-tile =
    { $mummy_tile ->
        [new-hand] nieuwe hand
        [rear-1-2] laatste 1–2
        [n-2-points] 2 punten
        [rearrange] kaart verpl.
        [scarab] scarabee
        [exchange-scarab] scar. ruilen
        [move-1] één loopt 1
        [horus-card] Horuskaart
        [treasure-points] 2 per 2 sch.
        [rear-1-4] laatste 1–4
        [n-2-keys] 2 sleutels
        [free-choice] 2 van de 3
        [extra-turn] extra beurt
        [all-move-4] allemaal 4
       *[lowest-treasure] laagste schat
    }
terminal-legend =
    De tempel is een pad van veertig velden, van de trap (linksboven) naar binnen tot de grafkamer.
      ●V 2→3   een vaas (■S standbeeld, ◆J juweel, ✦A artefact): vraagt er 2 van jou, geeft 3 punten
      c f l    onder deze schat ligt een tempeltegel van de stapel cobra, valk (f) of leeuw
      ?        onder deze schat ligt er nog een, gedekt
      Horus 1  een sleutel, of de bovenste Horuskaart van niveau 1  Osiris+3  gaat 3 stappen verder
      ★joker  scarabee  joker/sc  tunnel  Gun. 1/2                  tempeltegels; · is een leeg veld
      +2       punten op de muur voor een avonturier die hier eindigt
      ▲ RB     een Anubisstandbeeld, met de slapers van Rood en Blauw
      ▸3       keuze 3 leidt hierheen
      R B G E  avonturiers, met de letter van hun speler; (R) is net gewekt; r b g e liggen neer
      MUMMIE   de mummie, of M: Horuskaarten laten haar richting trap lopen
    Naast de tempel:
      12+3 pt  punten van schatten, en extra punten van personages en mummietegels
      2 sl.    sleutels; 2 ta.: talismannen, waarmee je aan het eind van je beurt mummietegels koopt
      V S J ✦ ★  vazen, standbeelden, juwelen, artefacten en jokers
      2(−1)    loop 2, en een schat vraagt één avonturier minder; worp: de dobbelsteen
      ? e      kaarten die je niet kent; e is eigen uitrusting van die speler
    Alleen de twee uiteinden van je hand mag je spelen; een nieuwe kaart komt in het midden.

## Why a bot would choose something: each a part of a sentence about the choice

motive-treasures = pakt meer schatten (+{ $points })
    .less = pakt minder schatten (−{ $points })
    .thing = schatten
motive-positions = brengt je avonturiers dieper (+{ $points })
    .less = laat je avonturiers verder naar buiten staan (−{ $points })
    .thing = diepte
motive-sarcophagi = brengt de grafkamer dichterbij (+{ $points })
    .less = maakt de grafkamer moeilijker bereikbaar (−{ $points })
    .thing = grafkamer
motive-keys = is goed voor je sleutels (+{ $points })
    .less = kost je sleutels (−{ $points })
    .thing = sleutels
motive-sets = helpt je sets (+{ $points })
    .less = doet minder voor je sets (−{ $points })
    .thing = sets
motive-artifacts = haalt meer uit je artefacten (+{ $points })
    .less = haalt minder uit je artefacten (−{ $points })
    .thing = artefacten
motive-character = past bij je personage (+{ $points })
    .less = past minder bij je personage (−{ $points })
    .thing = personage
motive-mummy-tiles = levert meer op met mummietegels (+{ $points })
    .less = levert minder op met mummietegels (−{ $points })
    .thing = mummietegels
motive-scarabs = brengt scarabeeën (+{ $points })
    .less = brengt minder scarabeeën (−{ $points })
    .thing = scarabeeën
motive-cards = haalt meer uit je kaarten (+{ $points })
    .less = haalt minder uit je kaarten (−{ $points })
    .thing = kaarten
motive-reach = brengt meer binnen bereik (+{ $points })
    .less = brengt minder binnen bereik (−{ $points })
    .thing = binnen bereik
motive-turns = geeft je meer beurten (+{ $points })
    .less = geeft je minder beurten (−{ $points })
    .thing = beurten
motive-mummy = helpt je tegen de mummie (+{ $points })
    .less = helpt je minder tegen de mummie (−{ $points })
    .thing = mummie

## A hint of a puzzle: which piece it is about

clue-adventurer = Een van jou { place-at } gaat.
