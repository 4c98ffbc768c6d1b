## Wat een controle in een editie van Luxor vindt

finding-spaces = Elk van de velden 1 tot { $last } moet hier één keer staan.
finding-icon-without-treasure = Veld { $space } heeft een tempelteken, maar er ligt geen schat.
finding-other-temple = De gedrukte tempel heeft 4 velden met Osiris, en 2 met Horus van elk niveau.
finding-statues = Er zijn drie standbeelden nodig, op volgorde, elk na een veld van 1 tot 39.
finding-walls = Elk veld van 1 tot 41 (de grafkamer) heeft één waarde nodig.
finding-wall-falls = De waarde daalt bij veld { $space } van { $near } naar { $far }, richting de grafkamer.
finding-unknown-card = Geen kaart zegt ‘{ $card }’. Een kaart zegt: een getal, +/-N, die, M-N, 1-die, all +N, last to second last, one less N, die +/-1, N+.
finding-high-card = De kaart { $card } heeft een getal boven { $most }.
finding-no-choice = De kaart { $card } laat niets te kiezen: het lagere getal komt eerst.
finding-other-cards = De kaart { $card } hoort niet bij deze soort.
finding-moves-nobody = De kaart { $card } verplaatst niemand.
finding-adds-more = De kaart { $card } voegt meer dan { $most } toe.
finding-moves-more = De kaart { $card } voert verder dan { $most }.
finding-few-cards = { $players } handen en een getrokken kaart vragen { $needed } kaarten. Nu: { $there }.
finding-few-cards-for-all = { $players } spelers hebben { $needed } kaarten nodig, of de uitrusting. Nu: { $there }.
finding-level = De kaart { $card } heeft niveau { $level }. Er zijn niveaus 1 tot { $most }.
finding-no-card-of-level = Er is een veld met Horus van niveau { $level }, maar geen kaart van dat niveau.
finding-kinds-of-cards = Hoogstens { $most } verschillende kaarten. Nu: { $there }.
finding-hand-rows = Eén rij zegt hoeveel kaarten een hand heeft. Nu: { $there }.
finding-hand-size = Een hand heeft { $least } tot { $most } kaarten, niet { $cards }.
finding-adventurers = Een schat vraagt 1 tot { $most } avonturiers, niet { $needs }.
finding-few-treasures = { $needed } velden hebben een schat nodig. Nu: { $there }.
finding-many-treasures = Schatten die ongezien in de doos gaan, want er zijn minder velden: { $more }.
finding-few-temple-tiles =
    { $icon ->
        [cobra] Velden met de cobra: { $marked }. Tegels in de stapel: { $there }.
        [falcon] Velden met de valk: { $marked }. Tegels in de stapel: { $there }.
       *[lion] Velden met de leeuw: { $marked }. Tegels in de stapel: { $there }.
    }
finding-few-osiris-tiles = { $needed } velden hebben een Osiristegel nodig. Nu: { $there }.
finding-osiris-steps = Een Osiristegel voegt 1 tot { $most } stappen toe.
finding-supplies = Er is telkens één rij nodig voor: { $needed }.
finding-no-round = Een spel heeft minstens één ronde.
finding-sets = De rijen moeten tellen: 1, 2, 3 enzovoort.
finding-rows = Er zijn 1 tot { $most } rijen nodig. Nu: { $there }.
finding-sarcophagi = Hoogstens { $most }, de meest waardevolle eerst, geen twee gelijk en geen die 0 waard is.

## De vloek van de mummie

finding-talismans-by-players = Er is telkens één rij nodig voor 2, 3, 4 en 5 spelers.
finding-few-talismans = { $players } spelers kunnen er geen { $each } per persoon krijgen: zoveel talismannen zijn er niet.
finding-effect-twice = Een tegel staat hier twee keer. Zeg liever hoeveel exemplaren er zijn.
finding-few-mummy-tiles = Er zijn minstens vier tegels nodig, waarvan drie open.
finding-free-choice = Er zijn een tot drie verschillende dingen nodig.
finding-few-equipment = Met de uitrusting heeft iedereen { $needed } kaarten nodig. Nu: { $there }.
finding-few-plain-spaces = Voor verborgen tegels zijn { $needed } velden met een schat en zonder teken nodig. Nu: { $there }.
finding-few-tiles = Met artefacten zijn { $needed } schatten en artefacten nodig. Nu: { $there }.
finding-other-artifacts = De doos heeft er { $usual }, en evenveel verborgen tegels. Hier nu: { $there }.
finding-artifact-needs = Een artefact vraagt 1 tot { $most } avonturiers.
