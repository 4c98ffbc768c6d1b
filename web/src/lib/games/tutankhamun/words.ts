/** What the page says of Tutankhamun around the engine's own words. */
import { called, type Prompt } from '../../scene';
import type { Choice } from '../../wire';
import { meaning } from './choices';
import { IDOLS, plain } from './tiles';
import type { View } from './view';

const QUESTIONS: Record<string, string> = {
  sail: 'Where do you sail?',
  Osiris: 'Which tile comes up again?',
  Isis: 'A ring for which tile?',
  Ra: 'Which tile goes to the Underworld?',
  Thoth: 'Which two tiles change places?',
  'Thoth, second tile': 'With which tile further on?',
  Horus: 'Fetch which tile from behind?',
};

function asks(view: View, choice: Choice): string {
  const means = meaning(choice);
  const tile = 'slot' in means ? plain(view.nile[means.slot - 1] ?? '') : '';
  switch (means.kind) {
    case 'sail':
      return `Sail to ${tile in IDOLS ? tile : `the ${tile}`} at ${means.slot}?`;
    case 'isis':
      return `A ring for the ${tile} at ${means.slot}?`;
    case 'ra':
      return `Send the ${tile} at ${means.slot} down?`;
    case 'thoth':
      return `Exchange the ${tile} at ${means.slot}?`;
    case 'thoth-with':
      return `Exchange it with the ${tile} at ${means.slot}?`;
    case 'fetch':
      return `Fetch the ${tile} from ${means.slot}?`;
    case 'take':
      return `Take the ${plain(means.tile)}?`;
    case 'behind':
      return 'Go behind all boats?';
    default:
      return 'Decline?';
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
  const power = IDOLS[view.decision.replace(/,.*/, '')];
  const who = power ? `Your turn, ${view.decision.replace(/,.*/, '')} is at work` : `Your turn${last}`;
  if (!shown) {
    const hint = power ? power.line : 'Any tile ahead, or the nearest behind. Point at one to see what sinks and who scores.';
    return { who, seat: me, question: QUESTIONS[view.decision] ?? 'Choose', consequence: hint };
  }
  const events = shown.preview ?? [];
  const sunk = events.filter((event) => event.kind === 'trailed');
  const told = events.filter((event) => event.kind !== 'sailed' && event.kind !== 'trailed').map((event) => event.text);
  const names_ = sunk.map((event) => plain(String(event.figures.tile)));
  if (sunk.length > 3) told.push(`${sunk.length} tiles sink: ${names_.join(', ')}.`);
  else told.push(...sunk.map((event) => event.text));
  return { who, seat: me, question: asks(view, shown), consequence: told.join(' ') };
}

/** The button that does what is shown. */
export function confirmLabel(choice: Choice): { label: string; icon: string } {
  const means = meaning(choice);
  if (means.kind === 'sail') return { label: 'Sail', icon: 'boat' };
  const words: Partial<Record<typeof means.kind, string>> = { isis: 'Exchange', ra: 'Send it down', thoth: 'This one', 'thoth-with': 'Exchange', fetch: 'Fetch it', take: 'Take it', behind: 'Go behind' };
  return { label: words[means.kind] ?? 'Do it', icon: 'check' };
}

/** A choice on a button of its own. */
export function label(choice: Choice): string {
  const means = meaning(choice);
  if (means.kind === 'decline') return 'Decline';
  if (means.kind === 'behind') return 'Go behind all boats';
  if (means.kind === 'take') return means.tile.replace('&', 'and');
  return choice.text;
}
