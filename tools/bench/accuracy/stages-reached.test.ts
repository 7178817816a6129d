import { describe, expect, it } from '@jest/globals';
import type { Stages } from '@app/engine/probe';
import { sidesShown, stagesReached } from './stages-reached.ts';
import { aDiscrepancy, aKnownCase, anOccurrence, otherOccurrence } from './testing/case-builders.ts';

const names = new Map([
  ['d1', 'lease.pdf'],
  ['d2', 'roll.pdf'],
]);
const place = (document: string, quote: string, value?: string): Stages['read'][number] => ({
  document,
  page: 1,
  quote,
  ...(value === undefined ? {} : { value }),
  boxes: [],
  missing: false,
});

const sentence = 'The Tenant pays a monthly rent of £1,450.00 in advance.';
const row = 'Flat 3 £1,540.00 monthly';
const read = [
  place('d1', sentence, '£1,450.00'),
  place('d2', row, '£1,540.00'),
  place('d2', row, '3'),
  place('d1', sentence),
  place('d2', row),
];
const none: Stages = {
  read,
  values: 3,
  candidates: [],
  scored: [],
  assigned: [],
  decided: [],
  related: [],
  statements: [],
  weighed: [],
};

const reachedOf = (stages: Partial<Stages>, known = aKnownCase()) =>
  stagesReached(known, { ...none, ...stages }, names).get('d1');

describe('stagesReached', () => {
  it('tells how far a discrepancy came', () => {
    const lost = { read: true, candidates: false, scored: false, assigned: false, decided: false };
    expect(reachedOf({})).toEqual(lost);
    expect(reachedOf({ candidates: [[1, 0]], scored: [[0, 1]] })).toEqual({ ...lost, candidates: true, scored: true });
    expect(reachedOf({ decided: [[place('d2', row), place('d1', sentence)]] })).toEqual({ ...lost, decided: true });
  });

  it('takes no other value of the sentence for the one that conflicts', () => {
    expect(reachedOf({ assigned: [[0, 2]] })).toMatchObject({ assigned: false });
  });

  it('asks that values are read as values, and words as words', () => {
    const words = [place('d1', sentence), place('d2', row)];
    expect(reachedOf({ read: words, values: 0 })).toMatchObject({ read: false });
    const ofWords = aKnownCase({ discrepancies: [aDiscrepancy({ type: 'scope' })] });
    expect(reachedOf({ read: words, values: 0 }, ofWords)).toMatchObject({ read: true });
  });

  it('asks nothing about pairs where one paper proves it alone', () => {
    const alone = aKnownCase({ discrepancies: [aDiscrepancy({ one_document_suffices: true })] });
    expect(reachedOf({ read: [place('d1', sentence, '£1,450.00')], values: 1 }, alone)).toEqual({
      read: true,
      decided: false,
    });
  });

  it('leaves out what is expected', () => {
    const expected = aKnownCase({ discrepancies: [aDiscrepancy({ optional: true })] });
    expect(reachedOf({}, expected)).toBeUndefined();
  });

  it('reads little of a truth that is told of other papers', () => {
    const mixedUp = [anOccurrence({ document: 'roll.pdf' }), otherOccurrence({ document: 'lease.pdf' })];
    expect(reachedOf({}, aKnownCase({ discrepancies: [aDiscrepancy({ occurrences: mixedUp })] }))).toMatchObject({
      read: false,
    });
  });
});

describe('sidesShown', () => {
  it('tells the value that prints most of a side from others of it', () => {
    const quote = 'Certified under ITX 21 ATEX 0417 X';
    const known = aKnownCase({
      discrepancies: [
        aDiscrepancy({ occurrences: [anOccurrence({ quote, value: 'ITX 21 ATEX 0417 X' }), otherOccurrence()] }),
      ],
    });
    const shown = sidesShown(known, [place('d1', quote, '21'), place('d1', quote, '0417')], names);
    expect([...shown.values()].flat().map(({ isBest }) => isBest)).toEqual([false, true]);
  });
});
