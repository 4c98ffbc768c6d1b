/** Files that the rule stray-words does not look at. */
export const STILL_ENGLISH = [
  // What is said there in English has to move to the catalogues.
  'src/lib/api.ts',
  'src/lib/books.ts',
  'src/lib/names.ts',
  'src/lib/seats.ts',
  'src/lib/setup.svelte.ts',
  'src/lib/sheet.ts',
  'src/lib/story.ts',
  'src/lib/table.svelte.ts',
  'src/lib/ui/Chart.svelte',
  'src/lib/ui/Chat.svelte',
  'src/lib/ui/Choices.svelte',
  'src/lib/ui/Guide.svelte',
  'src/lib/ui/Help.svelte',
  'src/lib/ui/HotSeat.svelte',
  'src/lib/ui/Log.svelte',
  'src/lib/ui/NameSheet.svelte',
  'src/lib/ui/Notices.svelte',
  'src/lib/ui/Scrubber.svelte',
  'src/lib/ui/Sheet.svelte',
  'src/lib/ui/Shelf.svelte',
  'src/lib/ui/Strength.svelte',
  'src/lib/ui/TopBar.svelte',
  'src/pages/EndSheet.svelte',
  'src/pages/Home.svelte',
  'src/pages/Lobby.svelte',
  'src/pages/Lost.svelte',
  'src/pages/ReplayPage.svelte',
  'src/pages/RulesPage.svelte',
  'src/pages/SettingsSheet.svelte',
  'src/pages/TableMenu.svelte',
  'src/pages/TablePage.svelte',
  'src/pages/home/GameCard.svelte',
  'src/pages/home/Hero.svelte',
  'src/pages/home/Modules.svelte',
  'src/pages/home/PassSheet.svelte',
  'src/pages/home/RecordDrop.svelte',
  'src/pages/home/SeatSheet.svelte',
  'src/pages/home/Seats.svelte',
  'src/pages/home/Tables.svelte',
  // What only looks like words for players.
  'src/lib/games/luxor/cover.ts', // the name of the expansion, and of its book
  'src/lib/games/luxor/help.ts', // effects of mummy tiles, as the server calls them
  'src/lib/games/luxor/present.ts', // places that a view names
  'src/lib/games/luxor/tips.ts', // a decision, as the server calls it
  'src/lib/games/tutankhamun/tiles.ts', // tiles, as editions call them
  'src/lib/motion.ts', // names of classes, and a transform
  'src/lib/players.ts', // colours, as the theme calls them
  'src/lib/size.ts', // names of classes
  'src/lib/words/catalogue.ts', // what is wrong with a catalogue, for whoever works on it
  'src/lib/words/languages.ts', // each language by its own name
  'src/main.ts', // names of fonts
];
