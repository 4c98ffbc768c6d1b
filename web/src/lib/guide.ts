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

/** The sections with the paragraphs in which every word of a search stands, or the name of a rule. */
export function found(sections: readonly Section[], sought: string): Section[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter(({ title, text, rules }) => {
        const all = folded([title, text, ...rules].join(' '));
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
