/** What the page says of Luxor's choices: questions, labels, abilities, mummy tiles. */
import { called, type Prompt } from '../../scene';
import type { Choice } from '../../wire';
import { say, short } from './cards';
import { meaning, numbered, type Meaning } from './choices';
import { MUMMY_TILES } from './curse';
import { TOMB } from './geometry';
import { follows } from './story';
import { tile } from './tiles';
import type { Place, View } from './types';

const QUESTIONS: Record<string, string> = {
  card: 'Play the left or the right card',
  move: 'Who walks?',
  actor: 'Who uses the tile underfoot?',
  claim: 'Take the treasure?',
  'horus tile': 'A key or the card?',
  'favour of Horus': 'Which Horus card?',
  'wild or scarab': 'A wild treasure or a scarab?',
  rise: 'Roll for the lying?',
  raise: 'Who rises?',
  'mummy tile': 'Buy a mummy tile?',
  'rear move': 'How far goes your last?',
  'tile move': 'Who goes one step?',
  'box scarab': 'Which scarab into the box?',
  'discard one': 'Which card goes?',
  'take any Horus card': 'Which Horus card?',
  'free choice': 'Which two?',
  'extra card': 'Add another card?',
  'place card': 'Where does the new card go?',
  reroll: 'Keep the die or roll again?',
  'extra turn': 'Take the extra turn?',
  'temple action': 'Use the temple tile?',
  'rearrange one': 'Move a card of yours?',
  rearrange: 'Move a card of yours?',
};

const WAITS: Record<string, string> = { roll: 'The die rolls', draw: 'A card is drawn' };

function there(view: View, place: number): string {
  if (place === TOMB) return 'into the tomb';
  if (place === 0) return 'to the stairs';
  const it = tile(view.spaces[place - 1]!);
  const words: Partial<Record<(typeof it)['kind'], string>> = { osiris: 'Osiris', horus: 'Horus', tunnel: 'the tunnel', wild: 'the wild treasure', scarab: 'the scarab', favour: 'the favour', either: 'the temple tile' };
  const what = it.kind === 'treasure' ? `the ${it.type}` : (words[it.kind] ?? 'space');
  return what === 'space' ? `to space ${place}` : `to ${what} at ${place}`;
}

function asks(view: View, means: Meaning): string {
  const own = view.seat === null ? [] : (view.seats[view.seat]?.hand ?? []);
  switch (means.kind) {
    case 'move':
      return `Walk ${there(view, numbered(means.to))}?`;
    case 'act':
      return view.decision === 'move' ? `Act on space ${numbered(means.at)}?` : `Act ${there(view, numbered(means.at)).replace('to ', 'on ')}?`;
    case 'play':
      return `${means.forward ? 'One step with' : 'Play'} ${say(means.card)}?`;
    case 'drop':
      return `Drop ${say(means.card)}?`;
    case 'add':
      return `Add ${say(means.card)}?`;
    case 'buy':
      return `${bought(means)}?`;
    case 'rearrange':
      return `Move ${say(own[means.from] ?? '')} to place ${means.to + 1}?`;
    default:
      return `${capital(says(view, means))}?`;
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A mummy tile with its price. */
function bought({ tile: effect, cost }: { tile: string; cost: number }): string {
  return `${MUMMY_TILES[effect]?.name ?? effect} for ${cost}`;
}

function placed(place: Place): string {
  return typeof place === 'number' ? `space ${place}` : place === 'stairs' || place === 'tomb' ? `the ${place}` : place;
}

function paid(keys: number): string {
  return keys ? ` for ${keys} ${keys === 1 ? 'key' : 'keys'}` : '';
}

const ITEMS: Record<string, string> = { key: 'a key', scarab: 'a scarab', 'wild treasure': 'a wild treasure' };
const DECLINED: Record<string, string> = {
  move: 'do not move', rise: 'do not try to rise', 'mummy tile': 'buy no mummy tile', 'extra card': 'add no card', 'extra turn': 'take no extra turn',
  'temple action': 'do not use the temple tile', rearrange: 'leave the hand as it is', 'rearrange one': 'leave the hand as it is',
};
const ACCEPTED: Record<string, string> = { rise: 'try to rise', 'extra turn': 'take an extra turn', 'temple action': 'use the temple tile' };

/** A choice in words, as it stands in the list of all choices. */
export function says(view: Pick<View, 'roll'>, means: Meaning): string {
  switch (means.kind) {
    case 'play':
      return `play ${means.card} from the ${means.side}${means.forward ? ' for 1 step forward' : ''}`;
    case 'drop':
      return `${means.absent ? 'absent: ' : ''}drop ${means.card} from the ${means.side}`;
    case 'move':
      return `move ${means.steps} from ${placed(means.from)} to ${placed(means.to)}${paid(means.keys)}`;
    case 'act':
      return `act on ${placed(means.at)}${paid(means.keys)}`;
    case 'claim':
    case 'leave':
      return `${means.kind} ${means.tile}`;
    case 'take':
      return `take ${ITEMS[means.what]}`;
    case 'take Horus card':
      return `take ${means.card}`;
    case 'decline':
      return means.what === 'reroll' ? `keep the ${view.roll}` : (DECLINED[means.what] ?? 'no');
    case 'accept':
      return means.what === 'reroll' ? `roll again instead of the ${view.roll}` : (ACCEPTED[means.what] ?? 'yes');
    case 'rearrange':
      return `put card ${means.from + 1} to place ${means.to + 1}`;
    case 'add':
      return `add ${means.card} from the ${means.side}`;
    case 'place':
      return `place the card second from the ${means.side}`;
    case 'raise':
      return `raise ${means.spaces.map((space) => `space ${space}`).join(' and ') || 'nobody'}`;
    case 'buy':
      return `buy ${means.tile} for ${means.cost}`;
    case 'box scarab':
      return `box a scarab worth ${means.points}`;
    case 'discard':
      return `discard card ${means.index + 1}, ${means.card}`;
    case 'take items':
      return `take ${means.items.map((item) => ITEMS[item] ?? item).join(' and ') || 'nothing'}`;
  }
}

/** What the shelf says. */
export function prompt(view: View, names: readonly string[], choices: readonly Choice[], shown: Choice | null): Prompt {
  const me = view.seat;
  if (view.to_move === null) return { who: 'The game is over', seat: null, question: 'All points are counted', consequence: '' };
  if (view.to_move === 'chance') return { who: '', seat: null, question: WAITS[view.decision] ?? 'One moment', consequence: '' };
  const mover = view.to_move;
  if (mover === me && !choices.length) return { who: '', seat: me, question: 'One moment', consequence: '' };
  if (mover !== me) {
    const next = (mover + 1) % view.players;
    const then = `then ${called(names, next, me).replace('You', 'you')}`;
    return { who: then, seat: mover, question: `${called(names, mover, me)} is thinking`, consequence: asked(view) };
  }
  const asking = view.turn !== me;
  const who = asking ? `In ${names[view.turn] ?? ''}'s turn, a question for you` : turnWords(view);
  const base = { who, seat: asking ? view.turn : me, asked: asking };
  if (!shown) {
    const stuck = view.decision === 'card' && choices.every((choice) => meaning(choice).kind === 'drop');
    const question = stuck ? 'Neither card moves anybody' : (QUESTIONS[view.decision] ?? 'Choose');
    return { ...base, question, consequence: stuck ? 'Choose one to drop.' : advice(view, choices) };
  }
  return { ...base, question: asks(view, meaning(shown)), consequence: follows(shown.preview ?? [], names, null) };
}

function turnWords(view: View): string {
  const roll = view.roll ? `, the die shows ${view.roll}` : '';
  return view.card ? `Your turn, ${short(view.card)} played${roll}` : `Your turn${roll}`;
}

function asked(view: View): string {
  return QUESTIONS[view.decision] && view.decision !== 'card' ? QUESTIONS[view.decision]! : '';
}

function advice(view: View, choices: readonly Choice[]): string {
  if (view.decision === 'card' && view.seat !== null) {
    const hand = view.seats[view.seat]!.hand;
    const ends = [hand[0], hand.at(-1)].map((card) => (card ? say(card) : ''));
    return `Left: ${ends[0]}. Right: ${ends[1]}.`;
  }
  if (view.decision === 'move') return `${choices.length} ${choices.length === 1 ? 'way' : 'ways'} to go. Point at an adventurer to see where it leads.`;
  return '';
}

/** The button that does what is shown. */
export function confirmLabel(view: Pick<View, 'decision'>, choice: Pick<Choice, 'means'>): string {
  const means = meaning(choice);
  switch (means.kind) {
    case 'move':
      return 'Walk there';
    case 'act':
      return view.decision === 'move' ? 'Act here' : 'Act there';
    case 'play':
      return means.forward ? 'One step' : 'Play it';
    case 'drop':
      return 'Drop it';
    case 'add':
      return 'Add it';
    case 'rearrange':
    case 'place':
      return 'Move it there';
    case 'raise':
      return 'Raise';
    case 'discard':
      return 'Discard it';
    case 'buy':
      return 'Buy it';
    default:
      return 'Do it';
  }
}

const NO: Record<string, string> = {
  'mummy tile': 'Done', rearrange: 'Leave as it is', 'rearrange one': 'Leave as it is', reroll: 'Keep it', rise: 'Not now', 'extra card': 'No more cards', 'extra turn': 'No', move: 'Stay',
};
const YES: Record<string, string> = { rise: 'Roll', reroll: 'Roll again', 'extra turn': 'Yes', 'temple action': 'Use it' };

/** A choice on a button of its own. */
export function label(view: View, choice: Pick<Choice, 'means'>): string {
  const means = meaning(choice);
  switch (means.kind) {
    case 'decline':
      return NO[means.what] ?? 'No';
    case 'accept':
      return YES[means.what] ?? 'Yes';
    case 'take Horus card':
      return `Take ${short(means.card)}`;
    case 'buy':
      return bought(means);
    case 'claim':
      return 'Take it';
    case 'leave':
      return 'Leave it';
    default:
      return capital(says(view, means));
  }
}
