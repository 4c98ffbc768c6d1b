"""A whole game in ten lines: chance draws by weight, and each player does the first legal thing."""

import waset

game = waset.make("luxor", players=3)
state = game.start(seed=7)
rng = waset.Rng(7)
while not game.is_over(state):
    chance = game.to_move(state) == waset.CHANCE
    game.apply(state, game.sample(state, rng) if chance else game.legal(state)[0])
for colour, score, place in zip(game.meta.seats, game.scores(state), game.ranking(state), strict=False):
    print(f"{place}. {colour}: {score.total} points, {score.lines}")
