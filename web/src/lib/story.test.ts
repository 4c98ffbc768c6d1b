import { describe, expect, it } from 'vitest';

import { act, told } from '../test/updates';
import { joined, Lineage, lines, type Chapter } from './story';

const NAMES = ['Amina', 'Nadia'];

function chapter(seq: number, seat: number, texts: string[], round: number | null = null): Chapter {
  return { seq, act: act(seat), events: texts.map((text) => told('moved', seat, text)), round };
}

describe('the log', () => {
  it('joins what one player did', () => {
    const said = ['Nadia plays 5.', 'An adventurer of Nadia goes from space 3 to space 8.', 'Nadia draws a card.'];
    expect(joined(said, 'Nadia')).toBe('Nadia plays 5, goes from space 3 to space 8 and draws a card.');
    expect(joined(['Nadia plays die.', 'The die shows 4.', 'Nadia draws a card.'], 'Nadia')).toBe('Nadia plays die. The die shows 4. Nadia draws a card.');
    expect(joined(['Nadiah plays 5.'], 'Nadia')).toBe('Nadiah plays 5.');
  });

  it('has one line for what a player did in a row, newest first, and a rule between rounds', () => {
    const made = lines([chapter(2, 0, ['Amina plays 5.']), chapter(3, 0, ['Amina takes a key.'], 2), chapter(4, 1, ['Nadia plays 1.'])], NAMES, null);
    expect(made.map(({ text }) => text)).toEqual(['Nadia plays 1.', 'Round 2', 'Amina plays 5 and takes a key.']);
    expect(made.map(({ seq }) => seq)).toEqual([4, 3, 3]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });

  it('says whose time was up', () => {
    const late: Chapter = { ...chapter(2, 1, ['Nadia plays 5.']), act: { ...act(1), by: 'clock' } };
    expect(lines([late], NAMES, null).map(({ text }) => text)).toEqual(['The time of Nadia is up. Nadia plays 5.']);
  });

  it('calls characters by the names that the table shows', () => {
    const deal: Chapter = { seq: 1, act: act(null, 'start'), events: [told('became', 0, 'Amina is temple.'), told('became', 1, 'Nadia is extra turn.')], round: null };
    expect(lines([deal], NAMES, 0).map(({ text }) => text)).toEqual(['Amina is the Architect. Nadia is the Collector.']);
  });

  it('says nothing of the deal but who begins', () => {
    const deal: Chapter = { seq: 1, act: act(null, 'start'), events: [told('drew', 0, 'Amina draws 5.'), told('begins', 1, 'Nadia begins.')], round: null };
    expect(lines([deal], NAMES, 0).map(({ text }) => text)).toEqual(['Nadia begins.']);
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
