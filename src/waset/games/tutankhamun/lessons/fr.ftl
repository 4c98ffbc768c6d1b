# What the lessons of Tutankhamun say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = Descendre le Nil, jusqu'à zéro
    .about = Tu rassembles les trésors du fleuve pour le tombeau du roi. Chacun commence avec des points et veut s'en défaire : qui arrive à 0 en premier gagne.
first-sail = Vogue aussi loin que tu veux
    .about = Toute tuile devant toi est à portée, même très loin. En arrière, une seule. Une bague vaut un point tout de suite : vogue jusqu'à celle en 2.
    .other = C'est permis. Mais la bague en 2 vaut un point tout de suite, et les tuiles suivantes restent à portée. Vogue en 2.
first-sets = Rassemble des séries
    .about = Ta bague vaut 1 point, te voilà à 27. Le reste compte en séries. Plus la série est grande, plus la 1re place rapporte ; la 2e, moitié moins.
first-back = Un pas en arrière
    .about = Derrière toi, seule la tuile la plus proche est à portée. Ici, c'est le dernier ankh du fleuve, et tu as l'autre. Recule en 22.
    .other = Il y a plus à prendre par là. Mais le dernier ankh est juste derrière toi, et avec lui toute la série. Vogue en 22.
first-scored = Une série décomptée
    .about = Le dernier ankh a quitté le fleuve, la série est décomptée : 2 points pour toi. À égalité, les barques décident : la plus en arrière passe devant.
first-sink = Ce que tous ont dépassé coule
    .about = Ta barque est la dernière. Vogue jusqu'au trône en 24 : ce qui reste alors derrière toutes les barques coule dans l'inframonde.
    .other = C'est possible. Mais vois ce qui arrive quand on laisse des tuiles derrière : vogue jusqu'au trône en 24.
first-sunk = Elles coulent, et tu marques
    .about = Trois tuiles ont coulé. L'une était la dernière crosse avec fléau du fleuve, et tu avais la seule autre : 2 points. Couler fait aussi décompter une série.
first-idol = Appelle un dieu
    .about = Les idoles ne sont pas des trésors : elles agissent tout de suite. Râ envoie une tuile au choix dans l'inframonde. Vogue jusqu'à Râ en 45.
    .other = Une autre fois. En 45, Râ peut décider une série pour toi. Vas-y.
first-ra = Quelle tuile Râ fait-il couler ?
    .about = Tu as 4 trônes, plus que les autres, et le dernier du fleuve est en 50. Fais-le couler, et la série est décomptée.
    .other = Râ pourrait le faire. Mais rien ne rapporte autant que le dernier trône, en 50.
first-idols = Cinq dieux
    .about = Le trône t'a rapporté 8 points, et 4 à la 2e place. Chaque dieu a son pouvoir, qui agit tout de suite.
first-zero = Encore quatre points
    .about = La dernière poterie du fleuve est en 72. Tu en as deux, plus que les autres : 4 points, et te voilà à 0.
    .other = Presque. Mais 4 points t'attendent en 72, et il t'en reste 4.
first-won = Tu es à 0
    .about = Le tour va jusqu'au bout, puis la partie s'achève. À deux à 0, la barque la plus en arrière gagne.
