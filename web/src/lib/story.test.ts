import { describe, expect, it } from 'vitest';

import { act, told } from '../test/updates';
import type { Game } from './games/game';
import { luxor } from './games/luxor';
import { Lineage } from './lineage';
import { lines, plain, type Chapter, type Telling } from './story';
import type { Told } from './wire';

const NAMES = ['Amina', 'Nadia'];
const telling = (reader: number | null = null): Telling => ({ game: luxor as Game, names: NAMES, reader });

function chapter(seq: number, seat: number, events: Told[], round: number | null = null): Chapter {
  return { seq, act: act(seat), events, round };
}

function log(chapters: readonly Chapter[], reader: number | null = null): string[] {
  return lines(chapters, telling(reader)).map(({ parts }) => plain(parts));
}

describe('the log', () => {
  it('joins what one player did, and names who did it first', () => {
    const events = [told('played', 1, { card: '5' }), told('moved', 1, { from: 3, to: 8, steps: 5, osiris: 0, by: 'steps' }), told('drew', 1, { card: null })];
    const [line] = lines([chapter(2, 1, events)], telling(0));
    expect(plain(line!.parts)).toBe('Nadia plays 5, goes from space 3 to space 8 and draws a card.');
    expect(line!.parts[0]).toEqual({ text: 'Nadia', bold: true });
    expect(line!.parts.flatMap(({ place }) => place ?? [])).toEqual([3, 8]);
  });

  it('leaves what is done by nobody, or by somebody else, in sentences of their own', () => {
    const rolled = [told('played', 1, { card: 'die' }), told('rolled', 1, { die: 4 }), told('drew', 1, { card: null }), told('took key', 0)];
    expect(log([chapter(2, 1, rolled)], 0)).toEqual(['Nadia plays die. The die shows 4. Nadia draws a card. Amina takes a key.']);
  });

  it('has one line for what a player did in a row, newest first, and a rule between rounds', () => {
    const chapters = [chapter(2, 0, [told('played', 0, { card: '5' })]), chapter(3, 0, [told('took key', 0)], 2), chapter(4, 1, [told('played', 1, { card: '1' })])];
    const made = lines(chapters, telling());
    expect(made.map(({ parts }) => plain(parts))).toEqual(['Nadia plays 1.', 'Round 2', 'Amina plays 5 and takes a key.']);
    expect(made.map(({ seq }) => seq)).toEqual([4, 3, 3]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });

  it('says whose time was up', () => {
    const late: Chapter = { ...chapter(2, 1, [told('played', 1, { card: '5' })]), act: { ...act(1), by: 'clock' } };
    expect(log([late])).toEqual(['The time of Nadia is up. Nadia plays 5.']);
  });

  it('calls characters by the names that the table shows', () => {
    const deal: Chapter = { seq: 1, act: act(null, 'start'), events: [told('became', 0, { character: 'temple' }), told('became', 1, { character: 'extra turn' })], round: null };
    expect(log([deal], 0)).toEqual(['Amina is the Architect. Nadia is the Collector.']);
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
