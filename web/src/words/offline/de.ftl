## Spielen ohne Netz, damit geladen

offline-away = Der Server antwortet nicht.
offline-kept = Auf diesem Gerät liegen Partien.
offline-can = Hier kannst du ohne Netz spielen, lernen und zurückblicken: beide Spiele, gegen alle Bots oder zu mehreren an einem Bildschirm.
offline-here = Du spielst auf diesem Gerät.
offline-alone = Diese Seite ist das ganze Spiel: Sie braucht keinen Server.
offline-safe = Deine Partien bleiben hier, in diesem Browser, bis du sie wegräumst.
offline-play = Auf diesem Gerät spielen
offline-back = Zurück zum Server
offline-guest = Gast
offline-export =
    { $games ->
        [one] 1 beendete Partie als Datei speichern
       *[other] { $games } beendete Partien als Datei speichern
    }
offline-send = Partien an den Server senden
    .about = Eine beendete Partie kannst du dort ansehen, im Rückblick durchgehen und per Link teilen; eine laufende geht dort weiter.
    .do =
        { $status ->
            [playing] Senden und dort weiterspielen
           *[other] Senden
        }
offline-sent = Auf dem Server
offline-coming = Die Spiele werden geholt: { $part }
offline-starting = Die Spiele starten …
offline-ready = Ohne Netz
    .about = Holt die Spiele und die Bots, etwa 6 MB, damit du ohne Netz spielen kannst.
    .do = Bereit machen
    .done = Jetzt kannst du auf diesem Gerät ohne Netz spielen.
    .failed = Das hat nicht geklappt; besteht eine Verbindung?
