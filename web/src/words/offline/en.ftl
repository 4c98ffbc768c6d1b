## Playing without a network, loaded with it

offline-away = The server does not answer.
offline-kept = Games are kept on this device.
offline-can = You can play, learn and review here without a network: both games, against all bots, or several of you at one screen.
offline-here = You play on this device.
offline-alone = This page is the whole game: it needs no server.
offline-safe = Your games are kept here, in this browser, until you put them away.
offline-play = Play on this device
offline-back = Back to the server
offline-guest = Guest
offline-export =
    { $games ->
        [one] Save 1 finished game as a file
       *[other] Save { $games } finished games as a file
    }
offline-send = Send games to the server
    .about = A finished game can be looked at there, reviewed and shared by a link; an unfinished one is played on there.
    .do =
        { $status ->
            [playing] Send and play on there
           *[other] Send
        }
offline-sent = On the server
offline-coming = Getting the games ready: { $part }
offline-starting = Starting the games…
offline-ready = Without a network
    .about = Fetches the games and the bots, some 6 MB, so that you can play without a network.
    .do = Get ready
    .done = Now you can play on this device without a network.
    .failed = That did not work; is there a connection?
