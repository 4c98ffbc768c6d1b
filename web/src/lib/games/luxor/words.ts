/** What the page says of Luxor around the engine's own words: questions, labels, abilities, mummy tiles. */
import { called, type Prompt } from '../../scene';
import type { Choice } from '../../wire';
import { say, short } from './cards';
import { meaning, type Meaning } from './choices';
import { TOMB } from './geometry';
import { tile } from './tiles';
import type { View } from './view';

/** The characters of The Mummy's Curse, by the engine's word for their ability. */
export const CHARACTERS: Record<string, { name: string; ability: string; line: string }> = {
  rearrange: { name: 'Scribe', ability: 'moves a card', line: 'Whenever anybody wakes an adventurer, the Scribe may put one card of the own hand to another place.' },
  reroll: { name: 'Gambler', ability: 'rerolls once', line: 'When a card rolls the die, the Gambler may roll it once more.' },
  'extra turn': { name: 'Collector', ability: 'sets give a turn', line: 'A vase, a statue and a jewelry, no wild ones, may be flipped for an extra turn.' },
  'choose Horus': { name: 'Priest', ability: 'any Horus level', line: 'On any Horus tile the Priest takes the top card of whichever stack.' },
  'extra point': { name: 'Merchant', ability: '+1 a treasure', line: 'Each treasure the Merchant claims is worth one more point.' },
  forward: { name: 'Scout', ability: 'or one step', line: 'The Scout may play any card as one single step forward.' },
  temple: { name: 'Architect', ability: 'new temple tile', line: 'A temple tile that appears when the Architect claims may be used at once.' },
  key: { name: 'Locksmith', ability: 'key for ±1', line: 'The Locksmith may give up a key to change the number of a card, not of a Horus card, by one.' },
};

/** Who somebody has become, in the page's words: "Amina is the Scribe." */
export function became(text: string): string {
  return text.replace(/ is (.+)\.$/, (all, ability: string) => {
    const it = CHARACTERS[ability];
    return it ? ` is the ${it.name}.` : all;
  });
}

/** The mummy tiles by the engine's word for them: a name, a picture or a few signs, and what they do. */
export const MUMMY_TILES: Record<string, { name: string; sign: string; icons: string[]; words: string; line: string }> = {
  'new hand': { name: 'A new hand', sign: '5', icons: ['file'], words: 'a new hand', line: 'Discard the whole hand and draw five cards.' },
  'rear 1-2': { name: 'The last goes 1 or 2', sign: '1–2', icons: ['foot'], words: 'rearmost goes', line: 'The adventurer nearest the stairs goes 1 or 2.' },
  '2 points': { name: '2 points', sign: '2 VP', icons: [], words: 'at once', line: '2 points at once.' },
  rearrange: { name: 'Move a card', sign: '', icons: ['log'], words: 'move a card', line: 'One card of the hand to another place.' },
  scarab: { name: 'A scarab', sign: '', icons: ['scarab'], words: 'take a scarab', line: 'Take a scarab.' },
  'exchange scarab': { name: 'Swap a scarab', sign: '', icons: ['scarab', 'undo'], words: 'swap a scarab', line: 'Put one scarab into the box and take another.' },
  'move 1': { name: 'One goes 1', sign: '1', icons: ['foot'], words: 'one goes 1', line: 'One adventurer goes 1; its tile does not act.' },
  'Horus card': { name: 'Any Horus card', sign: '', icons: ['horus'], words: 'any top card', line: 'Discard a card and take any face-up Horus card.' },
  'treasure points': { name: '2 for every two treasures', sign: 'VP', icons: ['vase'], words: 'per two, 2', line: '2 points for every two treasures you have.' },
  'rear 1-4': { name: 'The last goes 1 to 4', sign: '1–4', icons: ['foot'], words: 'rearmost goes', line: 'The adventurer nearest the stairs goes 1 to 4.' },
  '2 keys': { name: '2 keys', sign: '', icons: ['key', 'key'], words: 'take two keys', line: 'Take 2 keys.' },
  'free choice': { name: 'Two of three', sign: '2', icons: ['key', 'scarab'], words: 'two of three', line: 'Two different ones of a key, a scarab and a wild treasure.' },
  'extra turn': { name: 'An extra turn', sign: '', icons: ['hourglass'], words: 'an extra turn', line: 'Take another turn after this one.' },
  'all move 4': { name: 'All go 4', sign: '+4', icons: ['foot'], words: 'all of yours', line: 'All your adventurers go 4; no tile acts.' },
  'lowest treasure': { name: 'The lowest treasure', sign: 'VP', icons: ['jewelry'], words: 'of the lowest', line: 'The points of the lowest treasure in the temple.' },
};

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

function asks(view: View, choice: Choice, means: Meaning): string {
  const own = view.seat === null ? [] : (view.seats[view.seat]?.hand ?? []);
  switch (means.kind) {
    case 'move':
      return means.from === means.to ? `Act on space ${means.to}?` : `Walk ${there(view, means.to)}?`;
    case 'actor':
      return `Act ${there(view, means.to).replace('to ', 'on ')}?`;
    case 'card': {
      const card = own[means.side ? own.length - 1 : 0];
      const name = card ? say(card) : 'the card';
      const verb = { play: 'Play', drop: 'Drop', forward: 'One step with', add: 'Add' }[means.how];
      return `${verb} ${name}?`;
    }
    case 'buy':
      return `${bought(choice, means.effect)}?`;
    case 'rearrange':
      return `Move ${say(own[means.card] ?? '')} to place ${means.to + 1}?`;
    default:
      return `${choice.text[0]!.toUpperCase()}${choice.text.slice(1)}?`;
  }
}

/** A mummy tile with its price. */
function bought(choice: Choice, effect: string): string {
  const cost = /\d+$/.exec(choice.text)?.[0] ?? '';
  return `${MUMMY_TILES[effect]?.name ?? effect} for ${cost}`;
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
    const stuck = view.decision === 'card' && choices.every((choice) => meaning(choice).kind === 'card' && choice.text.startsWith('drop'));
    const question = stuck ? 'Neither card moves anybody' : (QUESTIONS[view.decision] ?? 'Choose');
    return { ...base, question, consequence: stuck ? 'Choose one to drop.' : advice(view, choices) };
  }
  const told = (shown.preview ?? []).map((event) => event.text).join(' ');
  return { ...base, question: asks(view, shown, meaning(shown)), consequence: told };
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
export function confirmLabel(choice: Choice): string {
  const means = meaning(choice);
  switch (means.kind) {
    case 'move':
      return means.from === means.to ? 'Act here' : 'Walk there';
    case 'actor':
      return 'Act there';
    case 'card':
      return { play: 'Play it', drop: 'Drop it', forward: 'One step', add: 'Add it' }[means.how];
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

const LABELS: Record<string, string> = {
  claim: 'Take it', leave: 'Leave it', key: 'Take a key', scarab: 'Take a scarab', wild: 'Take a wild treasure',
};
const NO: Record<string, string> = {
  'mummy tile': 'Done', rearrange: 'Leave as it is', 'rearrange one': 'Leave as it is', reroll: 'Keep it', rise: 'Not now', 'extra card': 'No more cards', 'extra turn': 'No', move: 'Stay',
};
const YES: Record<string, string> = { rise: 'Roll', reroll: 'Roll again', 'extra turn': 'Yes', 'temple action': 'Use it' };

/** A choice on a button of its own. */
export function label(view: View, choice: Choice): string {
  const means = meaning(choice);
  if (means.kind === 'decline') return NO[view.decision] ?? 'No';
  if (means.kind === 'accept') return YES[view.decision] ?? 'Yes';
  if (means.kind === 'horus') {
    const top = view.horus[means.level - 1]?.top;
    return top ? `Take ${short(top)}` : choice.text;
  }
  if (means.kind === 'buy') return bought(choice, means.effect);
  return LABELS[means.kind] ?? choice.text[0]!.toUpperCase() + choice.text.slice(1);
}
