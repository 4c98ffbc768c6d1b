## The app itself, loaded when it speaks

new-version = Une nouvelle version est prête. Une partie en cours continue là où elle en est.
    .now = La charger
    .later = Plus tard
ask-notices = Veux-tu qu'on t'appelle quand c'est à toi ?
    .yes = Oui, appelez-moi
    .no = Non, merci
