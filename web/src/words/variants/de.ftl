## Von einem Zug einer Partie aus weiterspielen, geladen, wenn es gebraucht wird

play-on-sheet = Von hier aus weiterspielen
    .step = Zug { $at } von { $all }. Ab hier ist es eine eigene Partie; diese bleibt, wie sie ist.
    .whose = Dein Platz
    .others = Wer gegen dich spielt
    .bots = Bots
    .friends = Freunde, mit einem Link
    .bot = Wie stark
    .hidden = Was du nicht sehen konntest
    .anew = Neu ausgeteilt
    .anew-about = Alles Verdeckte wird neu ausgeteilt: Du weißt, was du damals wusstest, und nicht mehr.
    .kept = Wie es war
    .kept-about = Alles Verdeckte bleibt, wie es war. Was ab hier gezogen und gewürfelt wird, ist neu.
    .name = Ein Name, wenn du magst
    .example = Und wenn ich gewartet hätte?
    .shared = Auch anderen zeigen, die diese Partie sehen können
    .do = Spielen
    .invite = Freunde einladen
    .tab = Ab hier
play-on-over = Hier ist die Partie zu Ende. Geh zu einem früheren Zug zurück.
variants =
    { $count ->
        [0] Varianten
       *[other] Varianten ({ $count })
    }
    .none = Noch hat niemand von dieser Partie aus weitergespielt.
    .from = Ab Zug { $at }, als { $name }
    .rename = Name und Teilen
    .keep = Behalten
    .copy = Link kopieren
    .show = Den Moment zeigen
variant-standing = Gewonnen von { $names }
    .open = Wartet auf Mitspielende
    .playing = Wird gespielt
variant-origin = Setzt eine andere Partie fort
    .named = „{ $name }“, aus einer anderen Partie
    .back = Den Moment zeigen
    .anew = Was damals nicht zu sehen war, wurde neu ausgeteilt.
    .kept = Alles ist, wie es damals war.
