/** What the page says of Tutankhamun's choices. */
import { called, type Prompt } from '../../scene';
import type { Choice } from '../../wire';
import { meaning, target, type Meaning } from './choices';
import { event, follows } from './story';
import { IDOLS, plain } from './tiles';
import type { View } from './types';

const QUESTIONS: Record<string, string> = {
  sail: 'Where do you sail?',
  Osiris: 'Which tile comes up again?',
  Isis: 'A ring for which tile?',
  Ra: 'Which tile goes to the Underworld?',
  Thoth: 'Which two tiles change places?',
  'Thoth, second tile': 'With which tile further on?',
  Horus: 'Fetch which tile from behind?',
};

function asks(means: Meaning): string {
  const goal = target(means);
  const tile = goal ? plain(goal.tile) : '';
  switch (means.kind) {
    case 'sail':
      return `Sail to ${tile in IDOLS ? tile : `the ${tile}`} at ${means.to}?`;
    case 'exchange ring':
      return `A ring for the ${tile} at ${means.slot}?`;
    case 'move to Underworld':
      return `Send the ${tile} at ${means.slot} down?`;
    case 'exchange':
      return `Exchange the ${tile} at ${means.slot}?`;
    case 'exchange with':
      return `Exchange it with the ${tile} at ${means.higher}?`;
    case 'fetch':
      return `Fetch the ${tile} from ${means.slot}?`;
    case 'take from Underworld':
      return `Take the ${plain(means.tile)}?`;
    case 'go behind':
      return 'Go behind all boats?';
    case 'decline':
      return 'Decline?';
  }
}

/** A choice in words, as it stands in the list of all choices. */
export function says(means: Meaning): string {
  switch (means.kind) {
    case 'sail':
      return `sail to slot ${means.to} (${means.tile})`;
    case 'exchange ring':
      return `exchange a ring for ${means.tile} on slot ${means.slot}`;
    case 'move to Underworld':
      return `move ${means.tile} from slot ${means.slot} to the Underworld`;
    case 'exchange':
      return `exchange ${means.tile} on slot ${means.slot} with a tile further on`;
    case 'exchange with':
      return `exchange it with ${means.higher_tile} on slot ${means.higher}`;
    case 'fetch':
      return `fetch ${means.tile} from slot ${means.slot}`;
    case 'take from Underworld':
      return `take ${means.tile} from the Underworld`;
    case 'go behind':
      return 'go behind all boats';
    case 'decline':
      return 'decline';
  }
}

/** What the shelf says. */
export function prompt(view: View, names: readonly string[], choices: readonly Choice[], shown: Choice | null): Prompt {
  const me = view.seat;
  if (view.to_move === null) return { who: 'The game is over', seat: null, question: 'All sets are counted', consequence: '' };
  if (view.to_move === 'chance') return { who: '', seat: null, question: 'One moment', consequence: '' };
  const mover = view.to_move;
  if (mover === me && !choices.length) return { who: '', seat: me, question: 'One moment', consequence: '' };
  if (mover !== me) {
    return { who: '', seat: mover, question: `${called(names, mover, me)} is thinking`, consequence: '' };
  }
  const last = view.back_to_front[0] === me ? ', your boat is last' : '';
  const god = view.at_work.at(-1);
  const power = god === undefined ? undefined : IDOLS[god];
  const who = power ? `Your turn, ${god} is at work` : `Your turn${last}`;
  if (!shown) {
    const hint = power ? power.line : 'Any tile ahead, or the nearest behind. Point at one to see what sinks and who scores.';
    return { who, seat: me, question: QUESTIONS[view.decision] ?? 'Choose', consequence: hint };
  }
  const events = shown.preview ?? [];
  const sunk = events.map(event).flatMap((it) => (it.kind === 'trailed' ? [plain(it.figures.tile)] : []));
  const told = follows(events.filter(({ kind }) => kind !== 'sailed' && kind !== 'trailed'), names);
  if (sunk.length > 3) told.push(`${sunk.length} tiles sink: ${sunk.join(', ')}.`);
  else told.push(...follows(events.filter(({ kind }) => kind === 'trailed'), names));
  return { who, seat: me, question: asks(meaning(shown)), consequence: told.join(' ') };
}

const CONFIRMS: Partial<Record<Meaning['kind'], string>> = {
  'exchange ring': 'Exchange', 'move to Underworld': 'Send it down', exchange: 'This one', 'exchange with': 'Exchange', fetch: 'Fetch it',
  'take from Underworld': 'Take it', 'go behind': 'Go behind',
};

/** The button that does what is shown. */
export function confirmLabel(choice: Pick<Choice, 'means'>): { label: string; icon: string } {
  const { kind } = meaning(choice);
  return kind === 'sail' ? { label: 'Sail', icon: 'boat' } : { label: CONFIRMS[kind] ?? 'Do it', icon: 'check' };
}

/** A choice on a button of its own. */
export function label(choice: Pick<Choice, 'means'>): string {
  const means = meaning(choice);
  if (means.kind === 'decline') return 'Decline';
  if (means.kind === 'go behind') return 'Go behind all boats';
  if (means.kind === 'take from Underworld') return means.tile.replace('&', 'and');
  return says(means);
}
