/** The first-game guide: what it says, when, and what it points at. */
export interface Tip {
  id: string;
  /** Whether now is its time. */
  when: (view: Facts) => boolean;
  /** The elements it may point at, the first that is there. */
  at: string[];
  title: string;
  text: string;
}

interface Facts {
  seat?: number | null;
  to_move?: number | string | null;
  turn?: number;
  decision?: string;
  seats?: { adventurers?: unknown[]; keys?: number; boat?: number }[];
  mummy?: number | null;
}

const mine = (view: Facts): boolean => view.seat != null && view.to_move === view.seat;
const deciding = (word: string) => (view: Facts): boolean => mine(view) && view.decision === word;

export const TIPS: Record<string, readonly Tip[]> = {
  luxor: [
    { id: 'lx-hand', when: deciding('card'), at: ['#hand'], title: 'Two cards can be played', text: 'Only the left and the right end of your hand. You never sort it: a new card goes into the middle.' },
    { id: 'lx-move', when: deciding('move'), at: ['#board'], title: 'Now somebody walks', text: 'Adventurers with a gold ring can. Point at one to see where it gets to; spaces without a tile are not counted.' },
    { id: 'lx-claim', when: deciding('card'), at: ['#board'], title: 'Treasures want company', text: 'The small figures on a tile say how many of your adventurers must stand there to take it.' },
    { id: 'lx-horus', when: deciding('horus tile'), at: ['#prompt'], title: 'A key or a card', text: 'The tomb opens only with a key. A Horus card is stronger than those you draw.' },
    { id: 'lx-statues', when: (view) => mine(view) && (view.seats?.[view.seat!]?.adventurers ?? []).some((place) => place === 'woken'), at: ['#board'], title: 'One woke up', text: 'Passing an Anubis statue wakes your adventurer that sleeps there. It starts from the stairs.' },
    { id: 'lx-mummy', when: (view) => mine(view) && typeof view.mummy === 'number' && view.mummy > 0 && view.decision === 'card', at: ['#board'], title: 'Beware of the mummy', text: 'Horus cards make it walk towards the stairs. Who is in its way falls, and gets a talisman.' },
    { id: 'lx-rise', when: deciding('rise'), at: ['#prompt'], title: 'Somebody of yours lies', text: 'Before your card you may roll the die to get up.' },
  ],
  tutankhamun: [
    { id: 'tt-sail', when: deciding('sail'), at: ['#board'], title: 'Sail anywhere ahead', text: 'Or to the tile just behind you. Touch a tile to see which ones sink, and who scores.' },
    { id: 'tt-sets', when: (view) => deciding('sail')(view) && (view.seats?.[view.seat!]?.boat ?? 0) > 0, at: ['#prompt'], title: 'Who has the most', text: 'When the last tile of a set has left the Nile, the two who have most of it lose points. Zero wins.' },
    { id: 'tt-idol', when: (view) => mine(view) && view.decision !== 'sail' && view.decision !== '', at: ['#prompt'], title: 'A god helps you', text: 'An idol works at once: choose what it does.' },
  ],
};

/** The tip for now that has not been read. */
export function tip(game: string, view: unknown, read: (id: string) => boolean): Tip | null {
  return TIPS[game]?.find((each) => !read(each.id) && each.when((view ?? {}) as Facts)) ?? null;
}
