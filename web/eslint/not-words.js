/** Files that the rule stray-words does not look at: what is in them only looks like words for players. */
export const NOT_WORDS = [
  'src/lib/errors.ts', // a problem, as the server would write it for programs
  'src/lib/games/luxor/cover.ts', // the name of the expansion, and of its book
  'src/lib/games/luxor/help.ts', // effects of mummy tiles, as the server calls them
  'src/lib/games/luxor/present.ts', // places that a view names
  'src/lib/games/luxor/tips.ts', // a decision, as the server calls it
  'src/lib/games/luxor/wish.ts', // decisions, as the server calls them
  'src/lib/games/tutankhamun/tiles.ts', // tiles, as editions call them
  'src/lib/motion.ts', // names of classes, and a transform
  'src/lib/players.ts', // colours, as the theme calls them
  'src/lib/size.ts', // names of classes
  'src/lib/whynot.svelte.ts', // kinds of reasons, as the server calls them
  'src/lib/words/catalogue.ts', // what is wrong with a catalogue, for whoever works on it
  'src/lib/words/languages.ts', // each language by its own name
  'src/main.ts', // names of fonts
];
