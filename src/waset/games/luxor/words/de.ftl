## What it is

game = Luxor
    .about = Führe deine Abenteurer durch den Tempel zur Grabkammer, mit einer Hand, die du nicht sortieren darfst.
how-first = Spiel die linke oder die rechte Karte deiner Hand. Sortieren darfst du nie.
    .short = Spiel eine Karte vom Rand deiner Hand
how-then = Geh nach innen. Wo genug von deinen stehen, nimmst du den Schatz.
    .short = Trefft euch und nehmt den Schatz
how-last = Je tiefer sie am Ende stehen, desto mehr sind sie wert.
    .short = Tiefer ist mehr wert
module-mummy = Die Mumie
    .about = Horuskarten lassen sie gehen und andere umfallen. Talismane kaufen Hilfe.
module-fifth-player = Zu fünft
    .about = Ein Platz mehr und 18 Horuskarten dazu.
module-equipment = Ausrüstung
    .about = Beginne mit eigenen Karten.
module-artifacts = Artefakte
    .about = Unter zehn Plättchen liegt ein zweites. Ein Artefakt gibt einem Set 3 dazu.
module-characters = Charaktere
    .about = Alle bekommen eine Fähigkeit für die ganze Partie.
option-first = Wer anfängt
    .about = Behält den Startspielerstein die ganze Partie.

## Things, in the forms that sentences need: the (object), a (what appears), to (the goal), bare

tile =
    { $tile ->
        [vase] Vase
        [statue] Statue
        [jewelry] Schmuckstück
        [artifact] Artefakt
        [wild] Joker
        [scarab] Skarabäus
        [wild-or-scarab] Wahlplättchen
        [tunnel] Tunnel
        [favour] Gunst des Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] leeres Feld
    }
tile-the =
    { $tile ->
        [vase] die Vase
        [statue] die Statue
        [jewelry] das Schmuckstück
        [artifact] das Artefakt
        [wild] den Joker
        [scarab] den Skarabäus
        [wild-or-scarab] das Wahlplättchen
        [tunnel] den Tunnel
        [favour] die Gunst des Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] das leere Feld
    }
tile-a =
    { $tile ->
        [vase] eine Vase
        [statue] eine Statue
        [jewelry] ein Schmuckstück
        [artifact] ein Artefakt
        [wild] ein Joker
        [scarab] ein Skarabäus
        [wild-or-scarab] ein Wahlplättchen
        [tunnel] ein Tunnel
        [favour] eine Gunst des Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] ein leeres Feld
    }
tile-to =
    { $tile ->
        [vase] zur Vase
        [statue] zur Statue
        [jewelry] zum Schmuckstück
        [artifact] zum Artefakt
        [wild] zum Joker
        [scarab] zum Skarabäus
        [wild-or-scarab] zum Wahlplättchen
        [tunnel] zum Tunnel
        [favour] zur Gunst des Horus
        [horus] zu Horus
        [osiris] zu Osiris
       *[empty] zum leeren Feld
    }
cards-of-level = Horuskarten, Stufe { $level }
card =
    { $card ->
        [steps] die { $number }
        [plus-minus] ±{ $number }
        [die] den Würfel
        [up-to] { $least }–{ $number }
        [up-to-die] „1–Würfel“
        [all] „alle +{ $number }“
        [last] „Aufschließen“
        [one-less] „{ $number } mit einem weniger“
        [die-plus-minus] den Würfel ±1
        [plus] { $number }+
       *[unseen] eine Karte
    }
card-bare =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] Würfel
        [up-to] { $least }–{ $number }
        [up-to-die] 1–Würfel
        [all] alle +{ $number }
        [last] Aufschließen
        [one-less] { $number } mit einem weniger
        [die-plus-minus] Würfel ±1
        [plus] { $number }+
       *[unseen] Karte
    }
card-caption =
    { $card ->
        [die] würfeln, gehen
        [plus-minus] vor oder zurück
        [up-to] freie Wahl
        [up-to-die] bis zum Wurf
        [all] alle deine
        [last] letzter schließt auf
        [one-less] einer weniger nötig
        [die-plus-minus] würfeln, dann ±1
        [plus] plus eine Außenkarte
       *[steps] { $number ->
            [0] Aktion im Stand
           *[other] { "" }
        }
    }
character =
    { $character ->
        [rearrange] Weber
        [reroll] Zocker
        [extra-turn] Sammler
        [choose-horus] Priester
        [extra-point] Händler
        [forward] Späher
        [temple] Baumeister
       *[key] Schlosser
    }
character-the =
    { $character ->
        [rearrange] den Weber
        [reroll] den Zocker
        [extra-turn] den Sammler
        [choose-horus] den Priester
        [extra-point] den Händler
        [forward] den Späher
        [temple] den Baumeister
       *[key] den Schlosser
    }
character-ability =
    { $character ->
        [rearrange] steckt um
        [reroll] würfelt neu
        [extra-turn] Set gibt Zug
        [choose-horus] jede Horuskarte
        [extra-point] +1 je Schatz
        [forward] oder ein Schritt
        [temple] nutzt Fund
       *[key] Schlüssel für ±1
    }
character-line = { character }: { character-ability }
mummy-tile =
    { $mummy_tile ->
        [new-hand] neue Hand
        [rear-1-2] Letzter geht 1 oder 2
        [n-2-points] 2 Punkte
        [rearrange] Karte umstecken
        [scarab] Skarabäus
        [exchange-scarab] Skarabäus tauschen
        [move-1] einer geht 1
        [horus-card] Horuskarte nach Wahl
        [treasure-points] 2 je 2 Schätze
        [rear-1-4] Letzter geht 1 bis 4
        [n-2-keys] 2 Schlüssel
        [free-choice] zwei von drei
        [extra-turn] Extrazug
        [all-move-4] alle gehen 4
       *[lowest-treasure] kleinster Schatz
    }
side =
    { $side ->
        [left] links
       *[right] rechts
    }
nth =
    { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
       *[4] vierte
    }
anubis =
    { $statue ->
        [1] ersten
        [2] zweiten
       *[3] dritten
    }
rank =
    { $rank ->
        [1] { " " }zuerst
        [2] { " " }an zweiter Stelle
       *[0] { "" }
    }
place-from =
    { $from ->
        [stairs] von der Treppe
       *[other] von { $from }
    }
place-to =
    { $to ->
        [tomb] in die Grabkammer
       *[other] auf { $to }
    }
place-at =
    { $at ->
        [stairs] auf der Treppe
       *[other] auf { $at }
    }
claimed-at =
    { $known ->
        [yes] { "" }
       *[no] { " " }auf { $space }
    }
keys-n =
    { $keys ->
        [one] { $keys } Schlüssel
       *[other] { $keys } Schlüssel
    }
talismans-n =
    { $talismans ->
        [one] { $talismans } Talisman
       *[other] { $talismans } Talismane
    }
cost-n =
    { $cost ->
        [one] { $cost } Talisman
       *[other] { $cost } Talismane
    }
adventurers-n =
    { $adventurers ->
        [one] { $adventurers } Abenteurer
       *[other] { $adventurers } Abenteurer
    }
steps-n =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
victim =
    { $who ->
        [you] { $adventurers } von dir
       *[named] { $adventurers } von { $name }
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
clause-became =
    { $order ->
        [inverted] { $who ->
            [you] bekommst du
           *[named] bekommt { $name }
        }
       *[plain] { $who ->
            [you] bekommst
           *[named] bekommt
        }
    } { character-the }
clause-played =
    { $order ->
        [inverted] { $who ->
            [you] spielst du
           *[named] spielt { $name }
        }
       *[plain] { $who ->
            [you] spielst
           *[named] spielt
        }
    } { card }
clause-ignored =
    { $order ->
        [inverted] { $who ->
            [you] spielst du
           *[named] spielt { $name }
        }
       *[plain] { $who ->
            [you] spielst
           *[named] spielt
        }
    } { card } als einen Schritt
clause-added =
    { $order ->
        [inverted] { $who ->
            [you] legst du
           *[named] legt { $name }
        }
       *[plain] { $who ->
            [you] legst
           *[named] legt
        }
    } { card } dazu
clause-dropped =
    { $order ->
        [inverted] { $who ->
            [you] wirfst du
           *[named] wirft { $name }
        }
       *[plain] { $who ->
            [you] wirfst
           *[named] wirft
        }
    } { card } ab
clause-discarded =
    { $order ->
        [inverted] { $who ->
            [you] legst du
           *[named] legt { $name }
        }
       *[plain] { $who ->
            [you] legst
           *[named] legt
        }
    } { card } ab
clause-rolled =
    { $order ->
        [inverted] { $who ->
            [you] würfelst du
           *[named] würfelt { $name }
        }
       *[plain] { $who ->
            [you] würfelst
           *[named] würfelt
        }
    }{ $for ->
        [again] { " " }noch einmal ({ $die })
        [standing] { " " }eine { $die }
        [lying] { " " }zum Aufstehen eine { $die }
       *[card] { " " }eine { $die }
    }
clause-spent-keys =
    { $order ->
        [inverted] { $who ->
            [you] gibst du
           *[named] gibt { $name }
        }
       *[plain] { $who ->
            [you] gibst
           *[named] gibt
        }
    } { keys-n } für die Zahl aus
clause-moved =
    { $by ->
        [tunnel] { $order ->
            [inverted] { $who ->
                [you] nimmst du
               *[named] nimmt { $name }
            }
           *[plain] { $who ->
                [you] nimmst
               *[named] nimmt
            }
        } den Tunnel bis { $to }
        [several] { $order ->
            [inverted] { $who ->
                [you] bewegst du
               *[named] bewegt { $name }
            }
           *[plain] { $who ->
                [you] bewegst
               *[named] bewegt
            }
        } { adventurers-n }
        [joining] { $order ->
            [inverted] { $who ->
                [you] gehst du
               *[named] geht { $name }
            }
           *[plain] { $who ->
                [you] gehst
               *[named] geht
            }
        } { place-from } { place-to }
       *[steps] { $osiris ->
            [0] { $order ->
                [inverted] { $who ->
                    [you] gehst du
                   *[named] geht { $name }
                }
               *[plain] { $who ->
                    [you] gehst
                   *[named] geht
                }
            } { place-from } { place-to }
           *[other] { $order ->
                [inverted] { $who ->
                    [you] gehst du
                   *[named] geht { $name }
                }
               *[plain] { $who ->
                    [you] gehst
                   *[named] geht
                }
            } { place-from } { place-to } (Osiris +{ $osiris })
        }
    }
clause-fell =
    { $order ->
        [inverted] { $who ->
            [you] fällst du
           *[named] fällt { $name }
        }
       *[plain] { $who ->
            [you] fällst
           *[named] fällt
        }
    } der Mumie vor die Füße
clause-woke =
    { $order ->
        [inverted] { $who ->
            [you] weckst du
           *[named] weckt { $name }
        }
       *[plain] { $who ->
            [you] weckst
           *[named] weckt
        }
    } den Schläfer beim { anubis } Anubis
clause-entered-tomb =
    { $order ->
        [inverted] { $who ->
            [you] betrittst du
           *[named] betritt { $name }
        }
       *[plain] { $who ->
            [you] betrittst
           *[named] betritt
        }
    }{ rank } die Grabkammer{ gain }
clause-claimed =
    { $order ->
        [inverted] { $who ->
            [you] nimmst du
           *[named] nimmt { $name }
        }
       *[plain] { $who ->
            [you] nimmst
           *[named] nimmt
        }
    } { tile-the }{ claimed-at }{ gain }
clause-extra-point =
    { $order ->
        [inverted] { $who ->
            [you] bekommst du
           *[named] bekommt { $name }
        }
       *[plain] { $who ->
            [you] bekommst
           *[named] bekommt
        }
    } als Händler { $points } dazu
clause-took-key =
    { $keys ->
        [1] { $order ->
            [inverted] { $who ->
                [you] nimmst du
               *[named] nimmt { $name }
            }
           *[plain] { $who ->
                [you] nimmst
               *[named] nimmt
            }
        } einen Schlüssel
       *[other] { $order ->
            [inverted] { $who ->
                [you] nimmst du
               *[named] nimmt { $name }
            }
           *[plain] { $who ->
                [you] nimmst
               *[named] nimmt
            }
        } { keys-n }
    }
clause-took-scarab =
    { $points ->
        [unseen] { $order ->
            [inverted] { $who ->
                [you] nimmst du
               *[named] nimmt { $name }
            }
           *[plain] { $who ->
                [you] nimmst
               *[named] nimmt
            }
        } einen Skarabäus
       *[other] { $order ->
            [inverted] { $who ->
                [you] nimmst du
               *[named] nimmt { $name }
            }
           *[plain] { $who ->
                [you] nimmst
               *[named] nimmt
            }
        } einen Skarabäus mit { $points }
    }
clause-took-wild-treasure =
    { $order ->
        [inverted] { $who ->
            [you] nimmst du
           *[named] nimmt { $name }
        }
       *[plain] { $who ->
            [you] nimmst
           *[named] nimmt
        }
    } einen Joker
clause-took-horus-card =
    { $order ->
        [inverted] { $who ->
            [you] nimmst du
           *[named] nimmt { $name }
        }
       *[plain] { $who ->
            [you] nimmst
           *[named] nimmt
        }
    } die Horuskarte „{ card-bare }“
clause-drew =
    { $cards ->
        [1] { $order ->
            [inverted] { $who ->
                [you] ziehst du
               *[named] zieht { $name }
            }
           *[plain] { $who ->
                [you] ziehst
               *[named] zieht
            }
        } { card }
       *[other] { $order ->
            [inverted] { $who ->
                [you] ziehst du
               *[named] zieht { $name }
            }
           *[plain] { $who ->
                [you] ziehst
               *[named] zieht
            }
        } { $cards } Karten
    }
clause-placed =
    { $order ->
        [inverted] { $who ->
            [you] steckst du
           *[named] steckt { $name }
        }
       *[plain] { $who ->
            [you] steckst
           *[named] steckt
        }
    } sie als { nth } von { side } ein
clause-rearranged =
    { $who ->
        [you] { $order ->
            [inverted] { $who ->
                [you] steckst du
               *[named] steckt { $name }
            }
           *[plain] { $who ->
                [you] steckst
               *[named] steckt
            }
        } Karte { $from } auf Platz { $to } um
       *[named] { $order ->
            [inverted] { $who ->
                [you] steckst du
               *[named] steckt { $name }
            }
           *[plain] { $who ->
                [you] steckst
               *[named] steckt
            }
        } eine Handkarte um
    }
clause-discarded-hand =
    { $order ->
        [inverted] { $who ->
            [you] legst du
           *[named] legt { $name }
        }
       *[plain] { $who ->
            [you] legst
           *[named] legt
        }
    } die ganze Hand ab
clause-extra-turn =
    { $order ->
        [inverted] { $who ->
            [you] bekommst du
           *[named] bekommt { $name }
        }
       *[plain] { $who ->
            [you] bekommst
           *[named] bekommt
        }
    } einen Extrazug
clause-rose =
    { $order ->
        [inverted] { $who ->
            [you] richtest du
           *[named] richtet { $name }
        }
       *[plain] { $who ->
            [you] richtest
           *[named] richtet
        }
    } { adventurers-n } auf
clause-talismans =
    { $order ->
        [inverted] { $who ->
            [you] nimmst du
           *[named] nimmt { $name }
        }
       *[plain] { $who ->
            [you] nimmst
           *[named] nimmt
        }
    } { talismans-n }
clause-bought =
    { $order ->
        [inverted] { $who ->
            [you] kaufst du
           *[named] kauft { $name }
        }
       *[plain] { $who ->
            [you] kaufst
           *[named] kauft
        }
    } „{ mummy-tile }“ für { cost-n }
clause-scored =
    { $points ->
        [0] { $order ->
            [inverted] { $who ->
                [you] bekommst du
               *[named] bekommt { $name }
            }
           *[plain] { $who ->
                [you] bekommst
               *[named] bekommt
            }
        } nichts dafür
       *[other] { $order ->
            [inverted] { $who ->
                [you] machst du
               *[named] macht { $name }
            }
           *[plain] { $who ->
                [you] machst
               *[named] macht
            }
        } { points }
    }
clause-boxed-scarab =
    { $points ->
        [unseen] { $order ->
            [inverted] { $who ->
                [you] legst du
               *[named] legt { $name }
            }
           *[plain] { $who ->
                [you] legst
               *[named] legt
            }
        } einen Skarabäus in die Schachtel
       *[other] { $order ->
            [inverted] { $who ->
                [you] legst du
               *[named] legt { $name }
            }
           *[plain] { $who ->
                [you] legst
               *[named] legt
            }
        } einen Skarabäus mit { $points } in die Schachtel
    }
sentence-revealed = Auf { $space } erscheint { tile-a }.
sentence-laid-out = { tile-a } auf { $space }.
sentence-turned-up-horus-card = Jetzt oben auf Stufe { $level }: { card-bare }.
sentence-turned-up-mummy-tile = Neues Mumienplättchen: { mummy-tile }.
sentence-shuffled = Der Ablagestapel wird gemischt.
sentence-mummy =
    { $way ->
        [again] Die Mumie beginnt wieder auf { $to }.
        [fells] Die Mumie geht auf { $to } und legt { $victims } hin.
       *[walks] Die Mumie geht auf { $to }.
    }
sentence-laid-down = Die Mumie legt { $victims } hin.

## Questions, each with a second sentence on what it is about

ask-card = Linke oder rechte Karte ausspielen
    .about = Nur die Enden deiner Hand. Eine neue Karte kommt in die Mitte.
ask-card-stuck = Keine der beiden Karten passt
    .about = Wähle eine zum Abwerfen.
ask-move = Wer geht?
    .about = Leere Felder zählen nicht mit.
ask-actor = Wer nutzt sein Plättchen?
    .about = Alle sind gegangen. Einer darf dort handeln, wo er steht.
ask-claim = Mit einem weniger nehmen?
    .about = Jetzt { points }, mit einem Abenteurer weniger. Bleibt der Schatz liegen, können alle danach greifen.
ask-horus-tile = Schlüssel oder Karte?
    .about =
        Ein Schlüssel öffnet die Grabkammer und zählt 1 Punkt; du hast { $held ->
            [0] keinen
           *[other] { $held }
        }. { $cards ->
            [1] Die Karte: { card-bare }{ $card ->
                [one-less] { "" }
                [all] { "" }
               *[other] , { card-caption }
            }.
           *[other] Oder die oberste Karte eines beliebigen Stapels.
        }
ask-favour-of-horus = Welche Horuskarte?
    .about = Sie kommt in die Mitte deiner Hand.
ask-take-any-horus-card = Welche Horuskarte?
    .about = Die oberste Karte eines beliebigen Stapels.
ask-wild-or-scarab = Joker oder Skarabäus?
    .about =
        { $gain ->
            [0] Ein Joker macht noch kein Set voll.
           *[other] Ein Joker macht jetzt ein Set voll: { $gain } dazu.
        } Ein Skarabäus zählt am Ende { $low } bis { $high }.
ask-rise = Würfeln, um aufzustehen?
    .about = 1 oder 2: Einer steht auf. 3 oder 4: alle. 5 oder 6: alle, und du spielst noch eine Karte.
ask-raise = Wer steht auf?
    .about = Sie stehen auf, wo sie liegen. Niemand muss.
ask-mummy-tile = Ein Mumienplättchen kaufen?
    .about = Du hast { talismans-n }. Ein Plättchen je Zug.
ask-rear-move = Dein Letzter geht: wie weit?
    .about = Er steht der Treppe am nächsten. Wo er ankommt, geschieht nichts.
ask-tile-move = Wer geht einen Schritt?
    .about = Wo er ankommt, geschieht nichts.
ask-box-scarab = Welcher Skarabäus in die Schachtel?
    .about = Du nimmst dafür blind einen anderen.
ask-discard-one = Welche Karte geht weg?
    .about = Die Horuskarte kommt dafür auf die Hand.
ask-free-choice = Welche zwei?
    .about = Zwei verschiedene von dem, was das Plättchen zeigt.
ask-extra-card = Noch eine Karte dazu?
    .about = Ihre Zahl kommt dazu: Einer geht die Summe.
ask-place-card = Wohin mit der neuen Karte?
    .about = Links oder rechts der Mitte; die nächste Karte kommt in die Mitte.
ask-reroll = { $roll }: behalten oder neu?
    .about = Als Zocker darfst du noch einmal. Der zweite Wurf gilt.
ask-extra-turn = Set umdrehen für einen Zug?
    .about = Als Sammler drehst du Vase, Statue und Schmuckstück um. Sie zählen weiter.
ask-temple-action = Das neue Plättchen gleich nutzen?
    .about = Als Baumeister darfst du nutzen, was gerade erschien.
ask-rearrange = Eine Karte umstecken?
    .about = Ein Abenteurer wurde geweckt: Als Weber darfst du eine Karte umstecken.
ask-rearrange-one = Eine Karte umstecken?
    .about = An jeden anderen Platz deiner Hand.
wait =
    { $decision ->
        [roll] Der Würfel rollt
        [draw] Eine Karte wird gezogen
        [roll-to-rise] Der Würfel rollt
       *[other] Einen Moment
    }
turn-with-card = Dein Zug, { card-bare } gespielt

## Choices: the question that shows one, .do the button that does it, .exact how lists tell it from others like it

choose-play =
    { $forward ->
        [yes] { card } als einen Schritt ausspielen?
       *[no] { card } ausspielen?
    }
    .do =
        { $forward ->
            [yes] Ein Schritt
           *[no] Ausspielen
        }
    .exact =
        { card } von { side }{ $forward ->
            [yes] { " " }als einen Schritt
           *[no] { "" }
        } ausspielen
choose-drop = { card } abwerfen?
    .do = Abwerfen
    .exact = { card } von { side } abwerfen
choose-add = { card } dazu?
    .do = Dazu
    .exact = { card } von { side } dazu
choose-move =
    { $keys ->
        [0] { $to ->
            [tomb] In die Grabkammer?
           *[other] { $tile ->
                [empty] Auf { $to } gehen?
               *[other] { tile-to } auf { $to } gehen?
            }
        }
       *[other] Für { keys-n } { place-to }?
    }
    .do =
        { $to ->
            [tomb] Hinein
           *[other] Hingehen
        }
    .exact =
        { place-from } { place-to } gehen ({ $back ->
            [yes] { $steps ->
                [1] zurück
               *[other] { $steps } zurück
            }
           *[no] { steps-n }
        }){ $keys ->
            [0] { "" }
           *[other] { " " }für { keys-n }
        }
choose-act =
    { tile-the } { place-at } { $tile ->
        [vase] nehmen
        [statue] nehmen
        [jewelry] nehmen
        [artifact] nehmen
       *[other] nutzen
    }?
    .do =
        { $tile ->
            [vase] Nehmen
            [statue] Nehmen
            [jewelry] Nehmen
            [artifact] Nehmen
           *[other] Nutzen
        }
    .exact =
        Aktion { place-at }{ $keys ->
            [0] { "" }
           *[other] { " " }für { keys-n }
        }
choose-claim = { tile-the } nehmen?
    .do = Nehmen
choose-leave = { tile-the } liegen lassen?
    .do = Lassen
choose-take =
    { $what ->
        [key] Einen Schlüssel nehmen?
        [scarab] Einen Skarabäus nehmen?
       *[wild-treasure] Einen Joker nehmen?
    }
    .do =
        { $what ->
            [key] Schlüssel
            [scarab] Skarabäus
           *[wild-treasure] Joker
        }
choose-take-horus-card = { card } nehmen?
    .do = Nehmen
    .exact = { card } nehmen, Stufe { $level }
choose-decline =
    { $what ->
        [rise] Nicht würfeln?
        [mummy-tile] Nichts kaufen?
        [extra-card] Keine Karte dazu?
        [extra-turn] Das Set behalten?
        [temple-action] Jetzt nicht nutzen?
        [reroll] Die { $roll } behalten?
        [rearrange] Die Hand so lassen?
        [rearrange-one] Die Hand so lassen?
       *[move] Stehen bleiben?
    }
    .do =
        { $what ->
            [rise] Jetzt nicht
            [mummy-tile] Fertig
            [extra-card] Keine mehr
            [extra-turn] Behalten
            [temple-action] Lassen
            [reroll] Behalten
            [rearrange] So lassen
            [rearrange-one] So lassen
           *[move] Bleiben
        }
choose-accept =
    { $what ->
        [reroll] Noch einmal würfeln?
        [extra-turn] Ein Set umdrehen für einen Extrazug?
        [temple-action] Gleich nutzen?
       *[rise] Würfeln, um aufzustehen?
    }
    .do =
        { $what ->
            [reroll] Neu würfeln
            [extra-turn] Umdrehen
            [temple-action] Nutzen
           *[rise] Würfeln
        }
choose-rearrange = { card-bare } auf Platz { $to }?
    .do = Umstecken
    .exact = Karte { $from } ({ card-bare }) auf Platz { $to }
choose-place = Als { nth } von { side }?
    .do = Einstecken
choose-raise =
    { $adventurers ->
        [0] Niemand steht auf?
       *[other] Auf { $spaces } aufstehen?
    }
    .do =
        { $adventurers ->
            [0] Niemand
           *[other] Aufstehen
        }
choose-buy = „{ mummy-tile }“ für { $cost }?
    .do = Kaufen
choose-discard = { card } ablegen?
    .do = Ablegen
    .exact = Karte { $index } ({ card-bare }) ablegen
choose-box-scarab = Skarabäus mit { $points } zurück?
    .do = Zurücklegen
choose-take-items =
    { $n ->
        [0] Nichts nehmen?
       *[other] { $items }?
    }
    .do =
        { $n ->
            [0] Nichts
           *[other] Nehmen
        }
item =
    { $what ->
        [key] ein Schlüssel
        [scarab] ein Skarabäus
       *[wild-treasure] ein Joker
    }
list-act = Aktion auf
list-card = Karte { $from } ({ card-bare })
list-raise = Aufstehen

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } fängt an
chance-lay = { tile-a } auf { $space }
chance-deal = { card-bare } für { $name }
chance-draw = { card-bare } für { $name }
chance-roll = der Würfel zeigt { $die }
chance-turn-up-horus-card = Stufe { $level } zeigt { card-bare }
chance-reveal = { tile-a } auf { $space }
chance-draw-scarab = ein Skarabäus mit { $points } für { $name }
chance-turn-up-mummy-tile = neues Mumienplättchen: { mummy-tile }
chance-become = { $name }: { character }

## Points

score-treasures = Genommene Schätze
    .short = Schätze
score-positions = Wo sie stehen
    .short = Plätze
score-sarcophagi = Sarkophage
    .short = Sarkophage
score-keys = Übrige Schlüssel
    .short = Schlüssel
score-sets = Sets
    .short = Sets
score-artifacts = Artefakte bei Sets
    .short = Artefakte
score-character = Charakter
    .short = Charakter
score-mummy-tiles = Mumienplättchen
    .short = Mumie
score-scarabs = Skarabäen
    .short = Skarabäen
count-stand =
    { $tomb ->
        [0] Keiner
        [one] Einer
       *[other] { $tomb }
    } in der Grabkammer, { $deep ->
        [0] keiner
        [one] einer
       *[other] { $deep }
    } an der tiefsten Wand
ending-tomb = Der zweite Abenteurer ist in der Grabkammer: Die Runde ist zu Ende, und alles wird gezählt.
ending-no-move = Niemand kann mehr gehen.
ending-safety-stop = Die Partie wurde beendet: Es waren zu viele Runden.

## Why not, and previews

place-bare =
    { $place ->
        [stairs] die Treppe
        [tomb] die Grabkammer
       *[other] { $place }
    }
why-not-must = Das lässt sich nicht auslassen.
why-not-inner-card = Nur die linke und die rechte Karte gehen.
why-not-other-end =
    Diese Karte ist { $side ->
        [left] ganz links.
       *[right] ganz rechts.
    }
why-not-not-in-hand = So eine Karte hast du dort nicht.
why-not-dead-card =
    { $why ->
        [no-key] Du kämst nur in die Grabkammer, und dir fehlt ein Schlüssel.
        [osiris-past-tomb] Osiris würde dich an der Grabkammer vorbeischicken.
        [barred] Die Mumie kommt zuerst und legt deine Abenteurer hin.
        [no-way-back] Hinter dir liegt kein Plättchen mehr.
        [no-tile] Von dir steht niemand auf einem Plättchen.
       *[past-tomb] Ein Weg muss genau in der Grabkammer enden. { $places ->
            [1] { $away ->
                [one] Dir fehlt { $away } Schritt
               *[other] Dir fehlen { $away } Schritte
            }
           *[other] Dir fehlen { $away } Schritte
        }, { $steps } wäre zu weit.
    }{ $rest }
    .title = { card-bare } bewegt niemanden
why-not-rest =
    { " " }{ $where ->
        [stairs] Auf der Treppe
       *[spaces] Auf { $places }
    }: { $why ->
        [no-key] Dir fehlt ein Schlüssel.
        [osiris-past-tomb] Osiris würde zu weit führen.
        [barred] Die Mumie kommt zuerst.
        [no-way-back] Dahinter liegt kein Plättchen.
        [no-tile] Dort liegt kein Plättchen.
       *[past-tomb] Das wäre zu weit.
    }
why-not-no-second = Dafür brauchst du zwei auf verschiedenen Feldern.
why-not-nobody-active = Von dir kann gerade niemand gehen.
why-not-must-play = Eine Karte, mit der jemand gehen kann, musst du spielen: { $cards }.
why-not-only-absent = Das geschieht nur für Abwesende.
why-not-no-ability =
    { $character ->
        [reroll] Nur der Zocker darf neu würfeln.
        [extra-turn] Nur der Sammler bekommt so einen Zug.
        [forward] Nur der Späher darf stattdessen einen Schritt gehen.
       *[temple] Nur der Baumeister darf es sofort nutzen.
    }
why-not-order = Die Reihenfolge deiner Hand bleibt.
why-not-same-place = Dort ist sie schon.
why-not-did-not-move = Nur wer gerade gegangen ist, darf handeln: { $moved }.
why-not-no-treasure = Auf { $space } liegt kein Schatz.
why-not-other-tile = Auf { $space } liegt etwas anderes: { tile-a }.
why-not-too-few = Nötig: { $needs } von dir. Jetzt dort: { $there }.
why-not-arrive = Jemand von dir muss seinen Weg auf { $space } beenden.
why-not-must-claim = Einen Schatz, den du nehmen kannst, musst du nehmen.
why-not-not-offered =
    { $what ->
        [key] Einen Schlüssel gibt es hier nicht.
        [scarab] Einen Skarabäus gibt es hier nicht.
        [wild-treasure] Einen Joker gibt es hier nicht.
       *[horus-card] Eine Horuskarte gibt es hier nicht.
    }
why-not-none-left =
    { $what ->
        [key] Es sind keine Schlüssel mehr da.
        [scarab] Es sind keine Skarabäen mehr da.
        [wild-treasure] Es sind keine Joker mehr da.
       *[horus-card] Es sind keine Horuskarten mehr da.
    }
why-not-elsewhere =
    { $what ->
        [key] Schlüssel hat Horus: Geh auf ein Horusplättchen.
        [scarab] Geh auf einen Skarabäus, um einen zu nehmen.
        [wild-treasure] Geh auf einen Joker, um einen zu nehmen.
       *[horus-card] Horuskarten hat Horus: Geh auf ein Horusplättchen.
    }
why-not-other-level = Hier gibt es nur Stufe { $levels }.
why-not-stack-empty = Der Stapel der Stufe { $level } ist leer.
why-not-not-on-top = Nur die oberste Karte eines Stapels geht.
why-not-asleep = Schläft noch. Geh an diesem Anubis vorbei.
why-not-woken = Gerade geweckt. Geht ab deinem nächsten Zug.
why-not-in-tomb = Wer in der Grabkammer ist, bleibt dort.
why-not-lying = Liegt. Würfle zu Beginn deines Zugs zum Aufstehen.
why-not-barred = Die Mumie kommt zuerst auf { $space } und legt deine Abenteurer dort hin.
why-not-no-key =
    { $keys ->
        [1] Ohne Schlüssel keine Grabkammer. Horus hat welche.
       *[other] Das kostet { keys-n }; du hast { $have }.
    }
why-not-osiris-past-tomb = Osiris würde an der Grabkammer vorbeiführen.
why-not-past-tomb =
    { $away ->
        [one] Die Grabkammer ist { $away } Schritt entfernt: { $steps } wäre zu weit.
       *[other] Die Grabkammer ist { $away } Schritte entfernt: { $steps } wäre zu weit.
    }
why-not-no-way-back = Dahinter liegt kein Plättchen.
why-not-no-tile = Dort liegt kein Plättchen zum Nutzen.
why-not-nobody-there = Dort steht niemand von dir.
why-not-wrong-number = Du darfst { $steps } gehen.
why-not-never-a-goal = Dorthin geht niemand.
why-not-backward = Nur ±1 geht zurück, und nur ein Plättchen weit.
why-not-empty-space =
    Leere Felder zählen nicht{ $many ->
        [0] .
       *[other] . Ziel: { $ends }.
    }
why-not-osiris = Auf Osiris bleibt niemand: Er schickt alle weiter.
why-not-exact-count =
    { $away ->
        [one] Die Grabkammer braucht genau { $away } Schritt, nicht { $steps }.
       *[other] Die Grabkammer braucht genau { $away } Schritte, nicht { $steps }.
    }
why-not-wrong-distance =
    { $away ->
        [one] Das ist { $away } Schritt; du hast { $steps }.
       *[other] Das sind { $away } Schritte; du hast { $steps }.
    }
why-not-price =
    { $keys ->
        [0] Das kostet keinen Schlüssel.
       *[other] Das kostet { keys-n }.
    }
why-not-nobody-lies = Von dir liegt niemand.
why-not-nobody-lies-there = Auf { $space } liegt niemand von dir.
why-not-under-the-mummy = Die Mumie steht auf { $space }: Dort steht niemand auf.
why-not-too-many = Mit einer { $die } steht nur einer auf.
why-not-start-of-turn = Nur zu Beginn deines Zugs.
why-not-not-on-display = Dieses Plättchen liegt nicht offen.
why-not-too-dear = Kostet { cost-n }; du hast { $talismans }.
why-not-end-of-turn = Mumienplättchen kommen zuletzt, wenn deine Hand wieder voll ist.
why-not-bought-first = Kauf zuerst das Mumienplättchen: { mummy-tile }.
why-not-no-such-scarab = So einen Skarabäus hast du nicht.
why-not-two-items = Nimm zwei verschiedene.
why-not-not-the-last = Nur dein Letzter geht, der { place-at }.
why-not-no-horus-card = Eine Horuskarte lässt sich nicht dazulegen.
why-not-adds-nothing = Mit dieser Karte dazu ({ card-bare }) könnte niemand gehen.
why-not-must-add = Allein bewegt diese Karte niemanden: Leg eine dazu.
why-not-after-n = Nur zu 1+, 2+ und 3+ passt eine zweite Karte.
nothing-yet = Noch nichts: Dieser Schatz braucht { $needs } von dir.
preview-steps =
    { steps-n }{ $osiris ->
        [0] { "" }
       *[other] , Osiris gibt { $osiris } dazu
    }.

## Help: what a thing is, in a sentence

treasure-help =
    { points }, sobald hier { $needs } von dir { $needs ->
        [one] steht
       *[other] stehen
    }.
help-tile =
    { $tile ->
        [vase] { treasure-help }
        [statue] { treasure-help }
        [jewelry] { treasure-help }
        [artifact] { treasure-help } Neben einem vollen Set gibt es 3 dazu.
        [osiris] Wer hier landet, geht { steps-n } weiter.
        [horus] Ein Schlüssel oder die Horuskarte der Stufe { $level }.
        [favour] Eine Horuskarte der Stufe { $level } oder { $higher }.
        [wild] Ein Joker ersetzt, was einem Set fehlt.
        [scarab] Ein Skarabäus, blind gezogen. Er zählt am Ende.
        [wild-or-scarab] Ein Joker oder ein Skarabäus, nach Wahl.
        [tunnel] Führt zum nächsten Tunnel weiter vorn.
       *[empty] Hier liegt nichts. Beim Gehen zählt es nicht.
    }
help-card =
    { $card ->
        [plus-minus] { $number ->
            [1] Ein Abenteurer geht einen Schritt, vor oder zurück.
           *[other] Ein Abenteurer geht { $number }, vor oder zurück.
        }
        [die] Würfle. Ein Abenteurer geht so weit.
        [up-to] Wähle eine Zahl von { $least } bis { $number }. Ein Abenteurer geht so weit.
        [up-to-die] Würfle und wähle eine Zahl bis zum Wurf.
        [all] Alle deine Abenteurer gehen { $number }. Einer handelt.
        [last] Dein letzter Abenteurer schließt zum nächsten auf und handelt dort.
        [one-less] Geh { $number }. Ein Schatz dort braucht einen Abenteurer weniger.
        [die-plus-minus] Würfle. Nimm den Wurf, eins mehr oder eins weniger.
        [plus] Geh { $number } und leg, wenn du magst, noch eine Außenkarte dazu.
       *[steps] { $number ->
            [0] Ein Abenteurer handelt dort, wo er steht.
           *[other] Ein Abenteurer geht genau { $number }.
        }
    }
help-mummy-tile =
    { $mummy_tile ->
        [new-hand] Leg deine Hand ab und zieh eine neue.
        [rear-1-2] Dein hinterster Abenteurer geht 1 oder 2.
        [n-2-points] Sofort 2 Punkte.
        [rearrange] Steck eine Handkarte um.
        [scarab] Nimm einen Skarabäus.
        [exchange-scarab] Leg einen Skarabäus in die Schachtel und nimm einen anderen.
        [move-1] Ein Abenteurer geht 1 und handelt dort nicht.
        [horus-card] Leg eine Karte ab und nimm eine oberste Horuskarte nach Wahl.
        [treasure-points] 2 Punkte für je zwei deiner Schätze.
        [rear-1-4] Dein hinterster Abenteurer geht 1 bis 4.
        [n-2-keys] Nimm 2 Schlüssel.
        [free-choice] Zwei verschiedene: Schlüssel, Skarabäus oder Joker.
        [extra-turn] Danach noch ein Zug.
        [all-move-4] Alle deine Abenteurer gehen 4; keiner handelt.
       *[lowest-treasure] Die Punkte des kleinsten Schatzes im Tempel.
    }
help-character =
    { $character ->
        [rearrange] Wird irgendwo ein Abenteurer geweckt, darfst du eine Handkarte umstecken.
        [reroll] Würfelst du für eine Karte, darfst du einmal neu würfeln. Der zweite Wurf gilt.
        [extra-turn] Vase, Statue und Schmuckstück, ohne Joker, darfst du für einen Extrazug umdrehen.
        [choose-horus] Auf jedem Horusplättchen darfst du die oberste Karte eines beliebigen Stapels nehmen.
        [extra-point] Jeder Schatz, den du nimmst, ist 1 mehr wert.
        [forward] Du darfst jede Karte als einen Schritt vorwärts spielen.
        [temple] Erscheint ein Tempelplättchen, wenn du einen Schatz nimmst, darfst du es sofort nutzen.
       *[key] Gib einen Schlüssel aus und ändere die Zahl einer Karte um 1; nicht bei Horuskarten.
    }
now-stack = Obenauf: { card-bare }. Übrig: { $cards }.
now-tomb = Dein nächster ist { steps-n } entfernt. Schlüssel: { $keys }.
now-talismans = Du hast { $talismans }.
now-artifact = Deine: { $held }. Volle Sets, die sie tragen: { $sets }.
now-treasure =
    Davon hast du { $held }.{ $gain ->
        [0] { "" }
       *[other] { " " }Dieser macht ein Set voll: am Ende { $gain } mehr.
    }
now-horus =
    Du hast { keys-n }.{ $cards ->
        [0] { "" }
       *[other] { " " }Obenauf: { card-bare }.
    }
now-wild =
    Du hast { $held }.{ $gain ->
        [0] { "" }
       *[other] { " " }Noch einer macht ein Set voll: am Ende { $gain }.
    }
now-scarab = Du hast { $held }; übrig sind { $left }.
help-stack = Die oberste Karte gibt es auf einem Horusplättchen mit ebenso vielen Augen.
help-tomb = Nur mit genauer Zahl zu betreten, für einen Schlüssel.
help-stairs = Hier beginnen Abenteurer, auch die geweckten.
tomb = Die Grabkammer
stairs = Die Treppe
    .short = Treppe

## Tips of the first game

tip-hand = Zwei Karten sind spielbar
    .about = Nur die linke und die rechte. Du sortierst nie: Eine neue Karte kommt in die Mitte.
tip-move = Jetzt geht jemand
    .about = Wer einen goldenen Ring hat, kann. Felder ohne Plättchen zählen nicht.
tip-claim = Schätze wollen Gesellschaft
    .about = Die kleinen Figuren auf dem Plättchen zeigen, wie viele von dir dort stehen müssen.
tip-horus = Schlüssel oder Karte
    .about = Die Grabkammer öffnet sich nur mit einem Schlüssel. Eine Horuskarte ist stärker als gezogene.
tip-woken = Einer ist aufgewacht
    .about = Wer an einem Anubis vorbeigeht, weckt dort den eigenen Schläfer. Er beginnt auf der Treppe.
tip-mummy = Vorsicht vor der Mumie
    .about = Horuskarten lassen sie gehen. Sie wirft alle um, an denen sie vorbeikommt, und wer sie bewegt hat, nimmt einen Talisman.
tip-rise = Einer von dir liegt
    .about = Vor deiner Karte darfst du zum Aufstehen würfeln.

## On the page: labels beside the board, and what is said to those who hear it

standing =
    { $curse ->
        [yes] mit „Der Fluch der Mumie“ · { round }
       *[no] { round }
    } · { $tomb ->
        [0] noch niemand in der Grabkammer
       *[other] { $tomb } in der Grabkammer
    }
turn-with-roll = Dein Zug, { card-bare } gespielt, { $roll } gewürfelt
walkers =
    { $adventurers ->
        [one] Nur 1 von dir kann gehen.
       *[other] { $adventurers } von dir können gehen. Wähle einen.
    }
forward-side =
    { $side ->
        [left] Linke Karte: 1 Schritt
       *[right] Rechte Karte: 1 Schritt
    }
tag-wakes = wacht auf
tag-falls = fällt
board-label = Tempel von Luxor, { $spaces } Felder von der Treppe bis zur Grabkammer
place-aloud = Feld { $place }
spot =
    Feld { $space }, { tile }{ $tile ->
        [favour] { " " }{ $level }/{ $higher }
       *[other] { "" }
    }.
spot-tomb = Die Grabkammer. Sarkophage mit { $sarcophagi }.
spot-stairs = Die Treppe.
spot-doubled = Ein zweites Plättchen liegt darunter.
spot-wall = Wandwert { $points }.
spot-people =
    { $people ->
        [nobody] Hier steht niemand.
       *[some] Hier: { $list }.
    }
spot-statue =
    Am { anubis } Anubis, zwischen { $after } und { $next }. { $people ->
        [nobody] Hier schläft niemand.
       *[some] Hier schlafen: { $list }.
    }
spot-mummy = Die Mumie steht hier.
people =
    { $who ->
        [you] { $adventurers } von dir
       *[named] { $adventurers } von { $name }
    }{ $lying ->
        [0] { "" }
       *[other] , davon { $lying } liegend
    }
whereabouts =
    { $state ->
        [stairs] auf der Treppe
        [tomb] in der Grabkammer
        [lying] liegt auf { $at }
        [asleep] schläft beim { anubis } Anubis
       *[up] auf { $at }
    }
hand = Deine Hand
hand-card =
    { $end ->
        [left] { $face }, ganz links
        [right] { $face }, ganz rechts
       *[inner] { $face }, Platz { $place }
    }{ $can ->
        [yes] , wählbar
       *[no] { "" }
    }
hand-no-move = geht nicht
hand-new = Neue Karte: { card-bare }
hand-place = Auf Platz { $place }
stack-label =
    Horus { $level }: { $cards ->
        [0] leer, { cards-left }
       *[other] { $face }, { cards-left }
    }{ $can ->
        [yes] , kann genommen werden
       *[no] { "" }
    }
cards-left = noch { $cards }
horus-cards = Horus
    .about = oberste Karten
talismans-left = noch { talismans-n }
supplies = Vorrat
to-draw = zu ziehen
cards-played = gespielt
last-played = zuletzt { card-bare }
things =
    { $thing ->
        [vase] Vasen
        [statue] Statuen
        [jewelry] Schmuckstücke
        [artifact] Artefakte
        [wild] Joker
        [scarab] Skarabäen
        [key] Schlüssel
        [talisman] Talismane
        [cobra] Kobra
        [falcon] Falke
       *[lion] Löwe
    }
sets-n =
    { $sets ->
        [0] kein Set
        [one] { $sets } Set
       *[other] { $sets } Sets
    }
known-cards = bekannte Karten
all-known = Alles, was von { $name } bekannt ist
fact-points = Punkte bisher
fact-treasures = Vasen, Statuen, Schmuckstücke
fact-wild = Joker
fact-sets = Vollständige Sets
fact-talismans = Talismane
fact-adventurers = Abenteurer
mummy-tile-label =
    Mumienplättchen: { $sign }{ mummy-tile }, { cost-n }. { help-mummy-tile }{ $can ->
        [yes] { " " }Kann gekauft werden.
       *[no] { "" }
    }
horus-card = Horuskarte, Stufe { $level }

## The race

race = Der Wettlauf
    .about = wenn jetzt gezählt würde
count-now = Jetzt gezählt
count-points =
    { $exact ->
        [yes] { $low }
       *[no] { $low } bis { $high }
    }
count-of = { $name }: { count-points }
count-tiles = { $tiles } Plättchen
count-sets = { sets-n }, das nächste +{ $next }
count-hidden = { $scarabs }, verdeckt
together = Zusammen
last-round = Letzte Runde
    .why = { $adventurers } sind in der Grabkammer.
    .then =
        { $left ->
            [one] Nach diesem Zug werden die Punkte gezählt.
           *[other] Wenn alle gezogen haben, werden die Punkte gezählt.
        }
last-to-move =
    { $who ->
        [you] Du bist zuletzt am Zug.
       *[named] { $name } ist zuletzt am Zug.
    }
still-to-move = Noch am Zug: { $list }.
entered-as =
    { $order ->
        [1] als Erstes, Runde { $round }
       *[2] als Zweites, Runde { $round }
    }

## In the terminal: what there is room for beside the temple and on it

terminal-plays =
    { $who ->
        [you] Du spielst
       *[named] { $name } spielt
    } { card-bare }
terminal-one-step = { " " }als einen Schritt
terminal-rolled = , { $roll } gewürfelt
terminal-extra-turns =
    { $turns ->
        [one] , noch { $turns } Extrazug
       *[other] , noch { $turns } Extrazüge
    }
terminal-asked =
    { $who ->
        [you] eine Frage an dich
       *[named] eine Frage an { $name }
    }
terminal-points = { $points } P.
terminal-keys-held = { $keys } Schl.
terminal-talismans = { $talismans } Ta.
terminal-scarabs = { $scarabs } Skar.
terminal-scarabs-worth = Skarabäen, zusammen { $points }: { $values }
terminal-used = { " " }({ $n }×)
terminal-horus-cards = Horuskarten
terminal-piles = Stapel { $draw }  Ablage { $discards }, oben { $top }
terminal-supply = { $keys } Schlüssel  { $wild } Joker  { $scarabs } Skar.
terminal-temple = Tempel: Kobra { $cobra } Falke { $falcon } Löwe { $lion }
terminal-strip = Stapel { $draw }  Ablage { $discards }, oben { $top }  { $keys } Schlüssel  { $wild } Joker  { $scarabs } Skar.  c{ $cobra } f{ $falcon } l{ $lion }
terminal-hidden = { $tiles } verdeckt
terminal-signs = Zeichen
terminal-sign-treasure = 2→3 braucht 2, bringt 3   +2 Wand
terminal-sign-anubis = ▲ Anubis   { $letters } liegt darunter
terminal-lying = r b g y p liegen
terminal-stairs = Treppe
terminal-tomb = GRABKAMMER
terminal-mummy = MUMIE
terminal-type =
    { $tile ->
        [vase] Vase
        [statue] Statue
       *[jewelry] Schmuck
    }
terminal-letter =
    { $tile ->
        [vase] V
        [statue] S
        [jewelry] K
       *[artifact] A
    }
terminal-tile =
    { $tile ->
        [osiris] Osiris+{ $number }
        [horus] Horus { $number }
        [favour] Gun. { $number }
        [wild] ★Joker
        [scarab] Skarab.
        [wild-or-scarab] Joker/Sk
       *[tunnel] Tunnel
    }
terminal-card =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] Wurf
        [up-to] { $least }–{ $number }
        [up-to-die] 1–Wurf
        [all] alle+{ $number }
        [last] Aufs.
        [one-less] { $number }(−1)
        [die-plus-minus] Wurf±1
       *[plus] { $number }+
    }
terminal-mummy-tile =
    { $mummy_tile ->
        [new-hand] neue Hand
        [rear-1-2] Letzter 1–2
        [n-2-points] 2 Punkte
        [rearrange] Karte umst.
        [scarab] Skarabäus
        [exchange-scarab] Skar. tausch.
        [move-1] einer geht 1
        [horus-card] Horuskarte
        [treasure-points] 2 je 2 Schätze
        [rear-1-4] Letzter 1–4
        [n-2-keys] 2 Schlüssel
        [free-choice] zwei von drei
        [extra-turn] Extrazug
        [all-move-4] alle gehen 4
       *[lowest-treasure] kleinst. Sch.
    }
terminal-legend =
    Der Tempel ist ein Weg aus vierzig Feldern, von der Treppe (links oben) nach innen zur Grabkammer.
      ●V 2→3   eine Vase (■S Statue, ◆K Schmuckstück, ✦A Artefakt): braucht 2 von dir, bringt 3 Punkte
      c f l    unter diesem Schatz liegt ein Tempelplättchen vom Stapel Kobra (c), Falke oder Löwe
      ?        unter diesem Schatz liegt noch einer, verdeckt
      Horus 1  ein Schlüssel oder die oberste Horuskarte der Stufe 1  Osiris+3  geht 3 weiter
      ★Joker  Skarab.  Joker/Sk  Tunnel  Gun. 1/2                   Tempelplättchen; · ist leer
      +2       Punkte an der Wand für einen Abenteurer, der hier endet
      ▲ RB     eine Anubis-Statue mit den Schläfern von Rot und Blau
      ▸3       Nummer 3 der Auswahl führt hierher
      R B G E  Abenteurer, Buchstabe wie vor dem Namen; (R) wurde geweckt; r b g e liegen
      MUMIE    die Mumie, oder M: Horuskarten lassen sie Richtung Treppe gehen
    Neben dem Tempel:
      12+3 P.  Punkte aus Schätzen, dazu die aus Charakteren und Mumienplättchen
      2 Schl.  Schlüssel; 2 Ta.: Talismane, die am Ende des Zugs Mumienplättchen kaufen
      V S K ✦ ★  Vasen, Statuen, Schmuckstücke, Artefakte und Joker
      2(−1)    geh 2, und ein Schatz braucht einen Abenteurer weniger; Wurf: der Würfel
      ? e      Karten, die du nicht kennst; e gehört zur eigenen Ausrüstung
    Nur die beiden Enden deiner Hand sind spielbar; eine neue Karte kommt in die Mitte.

## Why a bot would choose something: each a part of a sentence about the choice

motive-treasures = holt mehr Schätze (+{ $points })
    .less = holt weniger Schätze (−{ $points })
    .thing = Schätze
motive-positions = bringt deine Abenteurer tiefer hinein (+{ $points })
    .less = lässt deine Abenteurer weiter draußen (−{ $points })
    .thing = Tiefe
motive-sarcophagi = bringt die Grabkammer näher (+{ $points })
    .less = macht die Grabkammer schwerer erreichbar (−{ $points })
    .thing = Grabkammer
motive-keys = ist gut für deine Schlüssel (+{ $points })
    .less = kostet dich Schlüssel (−{ $points })
    .thing = Schlüssel
motive-sets = hilft deinen Sets (+{ $points })
    .less = hilft deinen Sets weniger (−{ $points })
    .thing = Sets
motive-artifacts = macht mehr aus deinen Artefakten (+{ $points })
    .less = macht weniger aus deinen Artefakten (−{ $points })
    .thing = Artefakte
motive-character = passt zu deinem Charakter (+{ $points })
    .less = passt weniger zu deinem Charakter (−{ $points })
    .thing = Charakter
motive-mummy-tiles = bringt mehr durch Mumienplättchen (+{ $points })
    .less = bringt weniger durch Mumienplättchen (−{ $points })
    .thing = Mumienplättchen
motive-scarabs = bringt Skarabäen (+{ $points })
    .less = bringt weniger Skarabäen (−{ $points })
    .thing = Skarabäen
motive-cards = macht mehr aus deinen Karten (+{ $points })
    .less = macht weniger aus deinen Karten (−{ $points })
    .thing = Karten
motive-reach = bringt mehr in Reichweite (+{ $points })
    .less = bringt weniger in Reichweite (−{ $points })
    .thing = in Reichweite
motive-turns = gibt dir mehr Züge (+{ $points })
    .less = gibt dir weniger Züge (−{ $points })
    .thing = Züge
motive-mummy = hilft dir gegen die Mumie (+{ $points })
    .less = hilft dir weniger gegen die Mumie (−{ $points })
    .thing = Mumie

## A hint of a puzzle: which piece it is about

clue-adventurer = Einer von dir { place-at } geht.
