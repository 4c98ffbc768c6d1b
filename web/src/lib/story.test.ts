import { describe, expect, it } from 'vitest';

import { FIXTURES } from '../fixtures';
import { act, told } from '../test/updates';
import { luxor } from './games/luxor';
import type { Board } from './games/luxor/types';
import { Lineage } from './lineage';
import { lastPlaces, type Line } from './scene';
import { lines, type Chapter, type Telling } from './story';
import type { Told } from './wire';

const NAMES = ['Amina', 'Nadia'];
const BOARD = FIXTURES['luxor-modules']!.board as unknown as Board;
const telling = (reader: number | null = null): Telling => ({ speaker: luxor.speaker({ board: BOARD, names: NAMES, reader }), atStart: luxor.atStart });

function chapter(seq: number, seat: number, events: Told[], round: number | null = null): Chapter {
  return { seq, act: act(seat), events, round };
}

function text({ parts }: Pick<Line, 'parts'>): string {
  return parts.map((part) => part.text).join('');
}

function log(chapters: readonly Chapter[], reader: number | null = null): string[] {
  return lines(chapters, telling(reader)).map(text);
}

const PLAYED = told('played', 1, { card: '5' });

describe('the log', () => {
  it('joins what one player did, and its names and places stand out', () => {
    const events = [PLAYED, told('moved', 1, { from: 3, to: 8, steps: 5, osiris: 0, by: 'steps' }), told('drew', 1, { card: null })];
    const [line] = lines([chapter(2, 1, events)], telling(0));
    expect(text(line!)).toBe('Nadia plays 5, walks from 3 to 8 and draws a card.');
    expect(line!.parts[0]).toEqual({ text: 'Nadia', name: true });
    expect(lastPlaces([{ id: 'r', seat: null, parts: [], rule: true, seq: 3 }, line!])).toEqual([3, 8]);
  });

  it('speaks of the reader as you', () => {
    expect(log([chapter(2, 1, [PLAYED])], 1)).toEqual(['You play 5.']);
  });

  it('leaves what is done by nobody, or by somebody else, in sentences of their own', () => {
    const shuffled = [PLAYED, told('shuffled', 1), told('drew', 1, { card: null }), told('took key', 0)];
    expect(log([chapter(2, 1, shuffled)], 0)).toEqual(['Nadia plays 5. The discard pile is shuffled. Then Nadia draws a card. You take a key.']);
  });

  it('gives a line to whoever does what it tells, though somebody else has decided in between', () => {
    const chapters = [chapter(2, 0, [told('played', 0, { card: '5' })]), chapter(3, 1, [told('drew', 0, { card: null })])];
    const made = lines(chapters, telling());
    expect(made.map(text)).toEqual(['Amina plays 5 and draws a card.']);
    expect(made[0]!.seat).toBe(0);
    expect(lines([chapter(4, 1, [told('drew', 0, { card: null })])], telling())[0]!.seat).toBe(0);
  });

  it('has one line for what a player did in a row, newest first, and a rule between rounds', () => {
    const chapters = [chapter(2, 0, [told('played', 0, { card: '5' })]), chapter(3, 0, [told('took key', 0)], 2), chapter(4, 1, [told('played', 1, { card: '1' })])];
    const made = lines(chapters, telling());
    expect(made.map(text)).toEqual(['Nadia plays 1.', 'Round 2', 'Amina plays 5 and takes a key.']);
    expect(made.map(({ seq }) => seq)).toEqual([4, 3, 3]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });

  it('tells a turn again when more of it is shown, and only that', () => {
    const teller = telling();
    const first = chapter(2, 0, [told('took key', 0)]);
    const before = lines([first, chapter(3, 1, [PLAYED])], teller);
    const after = lines([first, chapter(3, 1, [PLAYED, told('drew', 1, { card: null })])], teller);
    expect(after.map(text)).toEqual(['Nadia plays 5 and draws a card.', 'Amina takes a key.']);
    expect(after[1]).toBe(before[1]);
  });

  it('says whose time was up, and what was taken back', () => {
    const late: Chapter = { ...chapter(2, 1, [PLAYED]), act: { ...act(1), by: 'clock' } };
    expect(log([late])).toEqual(['Time is up: a simple move was made for Nadia. Nadia plays 5.']);
    expect(log([{ seq: 3, act: act(1, 'undo', 1), events: [], round: null }])).toEqual(['Nadia takes a move back.']);
  });

  it('breaks a long turn into lines that fit a phone', () => {
    const revealed = (space: number): Told => told('revealed', 0, { space, tile: 'tunnel' });
    const made = log([chapter(2, 0, [told('played', 0, { card: '5' }), ...Array.from({ length: 9 }, (_, at) => revealed(at + 10))])]);
    expect(made.length).toBe(2);
    for (const line of made) expect(line.length).toBeLessThanOrEqual(180);
    expect(made[0]).toMatch(/^Amina plays 5\./);
  });

  it('calls characters by the names that the table shows', () => {
    const deal: Chapter = { seq: 1, act: act(null, 'start'), events: [told('became', 0, { character: 'temple' }), told('became', 1, { character: 'rearrange' })], round: null };
    expect(log([deal], 0)).toEqual(['You get the Architect. Nadia gets the Weaver.']);
  });

  it('says nothing of the deal but who begins', () => {
    const deal: Chapter = { seq: 1, act: act(null, 'start'), events: [told('drew', 0, { card: '5' }), told('begins', 1)], round: null };
    expect(log([deal], 0)).toEqual(['Nadia begins.']);
  });
});

describe('the lineage of entries', () => {
  it('knows the last act that counts, through undos', () => {
    const lineage = new Lineage();
    lineage.take(1, act(null, 'start'));
    expect(lineage.last()).toBeNull();
    lineage.take(2, act(0));
    lineage.take(3, act(1));
    lineage.take(4, act(0));
    expect(lineage.last()).toMatchObject({ seq: 4, before: 3 });
    expect(lineage.last(1)).toMatchObject({ seq: 3, before: 2 });
    lineage.take(5, act(0, 'undo', 2));
    expect(lineage.last()).toMatchObject({ seq: 2, before: 1 });
    expect(lineage.last(1)).toBeNull();
    lineage.take(6, act(1));
    expect(lineage.last()).toMatchObject({ seq: 6, before: 5 });
    expect(lineage.last(0)).toMatchObject({ seq: 2 });
  });
});
