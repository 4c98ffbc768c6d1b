/** Messages of the server, as tests need them. */
import { FIXTURES } from '../fixtures';
import type { Act, Choice, Hello, Seat, TableFacts, Told, Update, Updated } from '../lib/wire';

export function choice(action: number, text = `choice ${action}`): Choice {
  return { action, means: { kind: 'play' }, text, preview: null };
}

/** Something that happened; its text is for games of which the page knows nothing. */
export function told(kind: string, seat: number, figures: Record<string, unknown> = {}): Told {
  return { kind, seat, text: 'not to be read', figures };
}

export function act(seat: number | null, kind: Act['kind'] = 'act', to: number | null = null): Act {
  return { kind, seat, by: 'person', to };
}

export function update(seq: number, change: Partial<Update> = {}): Updated {
  return {
    type: 'update', seq, at: 0, act: act(0), seat: 0, to_move: 0, view: { seats: [], round: 1 }, legal: [], events: [], undo: null,
    clock: null, scores: null, ranking: null, ...change,
  };
}

export function seat(number: number, name: string, mine: boolean): Seat {
  return { seat: number, colour: 'Red', kind: 'person', name, bot: null, mine, resigned: false, can_take_back: false, agrees_to_hints: false, away: null, until_back: false, out_of_time: false, stand_in_after: null, host: false };
}

export function facts(change: Partial<TableFacts> = {}): TableFacts {
  return {
    id: 'T', status: 'playing', spec: { game: 'luxor', title: 'Luxor', players: 2, modules: [], options: {}, edition: 'rebuilt', public: false, per_act: null, total: null, absent: 'bot', talk: false },
    seats: [seat(0, 'Amina', true), seat(1, 'Nadia', false)], owner: true, seq: 1, created: 0, changed: 0, turned: 0, to_move: 0, hints: false, proposal: null, stand_in: null, watching: { count: 0, names: [] }, scores: null,
    links: { join: null, watch: '' }, rematch: null, origin: null, ranking: null, ...change,
  };
}

export function hello(seq: number, change: Partial<Hello> = {}): Hello {
  const { type: _, ...first } = update(seq);
  return { type: 'hello', table: facts(), board: FIXTURES['luxor-card']!.board, update: first, missed: null, chat: [], beat: 20, ...change };
}
