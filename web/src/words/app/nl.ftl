## The app itself, loaded when it speaks

new-version = Er is een nieuwe versie. Een lopende partij gaat gewoon verder.
    .now = Laden
    .later = Later
ask-notices = Zullen we je roepen als jij aan de beurt bent?
    .yes = Ja, roep me
    .no = Nee, bedankt
