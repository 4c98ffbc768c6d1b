## The app itself, loaded when it speaks

new-version = Eine neue Version ist da. Eine laufende Partie geht weiter, wo sie ist.
    .now = Laden
    .later = Später
ask-notices = Sollen wir dich rufen, wenn du am Zug bist?
    .yes = Ja, ruft mich
    .no = Nein, danke
