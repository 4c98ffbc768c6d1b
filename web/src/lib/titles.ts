/** What the server's facts name, in the language in use. A game or a bot from outside is called by its own words. */
import type { BotLevel, GameFacts, Module, Option } from './wire';
import { coverOf, say, words, type Catalogue } from './words';

interface Words {
  title: string;
  about: string;
}

/** The words of a game, or of its cover while the game has not been loaded. */
function spoken(game: string): Catalogue | null {
  const name = words.knows(game) ? game : coverOf(game);
  return words.knows(name) ? words.of(name) : null;
}

function from(game: string, id: string, { title, sentence }: { title: string; sentence: string }): Words {
  const known = spoken(game);
  return known?.has(`${id}.about`) ? { title: known.say(id), about: known.say(`${id}.about`) } : { title, about: sentence };
}

export function gameWords(game: GameFacts): Words {
  return from(game.name, 'game', game);
}

/** What one does in a game, in three sentences, each long and short; none for a game from outside. */
export function howWords(game: string): { long: string; short: string }[] {
  const known = spoken(game);
  const ids = known?.has('how-first') ? ['how-first', 'how-then', 'how-last'] : [];
  return ids.map((id) => ({ long: known!.say(id), short: known!.say(`${id}.short`) }));
}

export function moduleWords(game: string, module: Module): Words {
  return from(game, `module-${module.name}`, module);
}

export function optionWords(game: string, option: Option): Words {
  return from(game, `option-${option.name}`, option);
}

/** A choice of an option; a seat is a number in the facts, and me or a seat here. */
export function choiceWords(game: string, option: string, choice: string, me: string | null): string {
  if (choice === 'random') return say('by-lot');
  if (option === 'first' && /^\d+$/.test(choice)) return choice === '0' ? (me ?? say('seat-you')) : say('seat-number', { seat: Number(choice) + 1 });
  const id = `option-${option}.choice`;
  const known = spoken(game);
  const made = known?.has(id) ? known.say(id, { choice }) : choice;
  return made.charAt(0).toUpperCase() + made.slice(1);
}

/** The rank of a bot by its name. */
export function rank(bot: string): string {
  const program = bot.startsWith('cmd:') ? 'program' : bot;
  if (words.has(`bot-${program}`)) return say(`bot-${program}`);
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** How strong a bot is, in a word; one from outside has only its name. */
export function strength(bot: string): string {
  const id = `bot-${bot.startsWith('cmd:') ? 'program' : bot}.strength`;
  return words.has(id) ? say(id) : rank(bot);
}

export function botWords(bot: BotLevel): Words {
  const about = `bot-${bot.name}-about`;
  return { title: words.has(`bot-${bot.name}`) ? rank(bot.name) : bot.title, about: words.has(about) ? say(about) : bot.sentence };
}
