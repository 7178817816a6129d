import { describe, expect, it } from '@jest/globals';
import type { FactDocument } from '../facts/fact.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { boxesOfLines } from './boxes-of-lines.ts';

describe('boxesOfLines', () => {
  const [text] = factDocuments([
    'A sentence that is long enough to need more than one line of the page, which',
    'is why it goes on here.',
  ]) as [FactDocument];
  const words = text.passages[0]?.words ?? [];

  it('joins the words of a line', () => {
    // Thirteen characters of five points and two spaces of three.
    expect(boxesOfLines(words.slice(0, 3))).toEqual([[60, 110, 60 + 13 * 5 + 2 * 3, 122]]);
  });

  it('gives each line a box of its own', () => {
    expect(boxesOfLines(words).map(([, top]) => top)).toEqual([110, 125]);
    const [first, last] = [words.slice(0, 1), words.slice(-1)];
    expect(boxesOfLines([...first, ...last]).map(([, top]) => top)).toEqual([110, 125]);
  });

  it('gives no box to no words', () => {
    expect(boxesOfLines([])).toEqual([]);
  });
});
