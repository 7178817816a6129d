import { describe, expect, it } from '@jest/globals';
import { placeNotes, type MarginNote } from './place-notes.ts';

const column = { top: 10, bottom: 110, gap: 5 };
/** A note of lines ten points high that belongs to a place so far from the top. */
const aNote = (at: number, lines: number): MarginNote => ({
  place: [0, at, 0, at + 10],
  lines: Array.from({ length: lines }, () => ({ segments: [], rules: [], height: 10, baseline: 8 })),
});
const told = (notes: readonly MarginNote[], within = column) => {
  const { placed, left } = placeNotes(notes, within);
  return { tops: placed.map(({ top }) => top), left: left.map(({ lines }) => lines.length) };
};

describe('placeNotes', () => {
  it('puts a note next to its place', () => {
    expect(told([aNote(40, 1), aNote(80, 1)])).toEqual({ tops: [40, 80], left: [] });
  });

  it('moves notes down that would lie on the one before, and up from the foot of the page', () => {
    expect(told([aNote(40, 2), aNote(45, 1)]).tops).toEqual([40, 65]);
    expect(told([aNote(40, 2), aNote(100, 3)]).tops).toEqual([40, 80]);
  });

  it('leaves what has no room, cut between two lines', () => {
    expect(told([aNote(20, 6), aNote(30, 7)])).toEqual({ tops: [15, 80], left: [4] });
  });

  it('comes to an end on a page without room for a line', () => {
    expect(told([aNote(0, 2)], { top: 10, bottom: 12, gap: 5 }).left).toEqual([1]);
  });
});
