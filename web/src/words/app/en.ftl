## The app itself, loaded when it speaks

new-version = A new version is ready. A game that runs goes on where it is.
    .now = Load it
    .later = Later
ask-notices = Shall we call you when it is your turn?
    .yes = Yes, call me
    .no = No, thanks
