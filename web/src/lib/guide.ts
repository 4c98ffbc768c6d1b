/** The rules of a game on one page, in pictures: what the page makes of what each game says and draws. */
import type { Component } from 'svelte';

import type { Speaker } from './words/speaker';

/** A paragraph with an address of its own. */
export interface Paragraph {
  id: string;
  title: string;
  text: string;
  /** The numbered rules that it tells. */
  rules: readonly string[];
  /** What is drawn beside it, as topics of the game's help or scenes of its own. */
  topics: readonly string[];
}

/** How a section lies: one large drawing with numbered remarks, pictures in a row, things with their words, or lines of a sum. */
export type Form = 'board' | 'steps' | 'things' | 'sum';

export interface Section {
  id: string;
  title: string;
  form: Form;
  /** How many of the first paragraphs the large drawing has numbers for. */
  calls?: number;
  paragraphs: readonly Paragraph[];
}

export interface DrawingProps<V = never, B = never> {
  topic: string;
  view: V;
  speaker: Speaker<V, B>;
}

/** What a game's folder gives for its rules on one page. */
export interface Guide<V = unknown, B = unknown> {
  /** Which numbered rules each paragraph tells. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Speaks with the words of this page as well. */
  speaker(board: B): Speaker<V, B>;
  /** What the game is, in a sentence, and its sections: of what lies on this very board. */
  lead(speaker: Speaker<V, B>): string;
  sections(speaker: Speaker<V, B>): Section[];
  /** The paragraph about a topic of the game's help. */
  about(topic: string, board: B): string | null;
  readonly drawing: Component<DrawingProps>;
}

/** The paragraph that tells a numbered rule first. */
export function telling(guide: Pick<Guide, 'rules'>, rule: string): string | null {
  return Object.entries(guide.rules).find(([, rules]) => rules.includes(rule))?.[0] ?? null;
}

/** A text as a search compares it: without capitals and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A piece of a text, and whether it is what was sought. */
export interface Piece {
  text: string;
  sought: boolean;
}

/** A paragraph that a search found: its section, and the sentence in which the words stand. */
export interface Hit {
  section: string;
  paragraph: Paragraph;
  title: Piece[];
  sentence: Piece[];
}

/** The words of a search. */
function wanted(sought: string): string[] {
  return folded(sought).split(/\s+/).filter(Boolean);
}

/** A text in pieces, those that are sought marked. */
export function marked(text: string, sought: readonly string[]): Piece[] {
  const letters = [...text].map(folded);
  const all = letters.join('');
  const on = new Set<number>();
  for (const word of sought) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) for (let each = at; each < at + word.length; each++) on.add(each);
  }
  const pieces: Piece[] = [];
  let at = 0;
  [...text].forEach((letter, index) => {
    const is = on.has(at);
    at += letters[index]!.length;
    const last = pieces.at(-1);
    if (last?.sought === is) last.text += letter;
    else pieces.push({ text: letter, sought: is });
  });
  return pieces;
}

/** The paragraphs in which every word of a search stands, or the name of a rule; those that have it in their title first. */
export function found(sections: readonly Section[], sought: string): Hit[] {
  const words = wanted(sought);
  if (!words.length) return [];
  const hits = sections.flatMap(({ title: section, paragraphs }) =>
    paragraphs.flatMap((paragraph): (Hit & { titled: boolean })[] => {
      const { title, text, rules } = paragraph;
      const all = folded([title, text, ...rules].join(' '));
      if (!words.every((word) => all.includes(word))) return [];
      const sentences = text.split(/(?<=[.!?])\s+/);
      const best = sentences.find((each) => words.some((word) => folded(each).includes(word))) ?? sentences[0] ?? '';
      const titled = words.every((word) => folded(title).includes(word));
      return [{ section, paragraph, title: marked(title, words), sentence: marked(best, words), titled }];
    }),
  );
  return [...hits.filter(({ titled }) => titled), ...hits.filter(({ titled }) => !titled)].map(({ section, paragraph, title, sentence }) => ({ section, paragraph, title, sentence }));
}
