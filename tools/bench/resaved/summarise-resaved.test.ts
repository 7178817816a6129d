import type { Finding } from '@app/engine';
import { describe, expect, it } from '@jest/globals';
import { describeResaved, summariseResaved, type Resaved } from './summarise-resaved.ts';

const finding: Finding = {
  id: 'f1',
  kind: 'wording',
  rule: 'replaced-passage',
  severity: 'low',
  tier: 'sure',
  confidence: 0.9,
  subject: 'Fee',
  explanation: 'The fee is another one.',
  positions: [
    { document: 'd1', page: 2, quote: 'a fee of 12', value: '12', boxes: [], missing: false },
    { document: 'd2', page: 2, quote: 'a fee of 21', value: '21', boxes: [], missing: false },
  ],
};
const resaved = (change: Partial<Resaved>): Resaved => ({
  file: 'a.pdf',
  by: 'one',
  sure: [],
  possible: [],
  verdict: 'No discrepancies found',
  ...change,
});
const rowOf = (all: readonly Resaved[], name: string) => summariseResaved(all, []).find((row) => row.name === name);

describe(summariseResaved.name, () => {
  it('counts files that nothing was told of, however they were saved', () => {
    const all = [resaved({}), resaved({ by: 'other', possible: [finding] }), resaved({ file: 'b.pdf' })];
    expect(rowOf(all, 'files without any finding, however saved')).toMatchObject({
      value: '1 of 2 (0.500)',
      met: false,
    });
    expect(rowOf(all, 'saved by one, without any finding')?.value).toBe('2 of 2 (1.000)');
    expect(rowOf(all, 'most findings of one pair')).toMatchObject({ value: '1', met: true });
  });

  it('misses its target where one pair has two findings', () => {
    expect(rowOf([resaved({ sure: [finding, finding] })], 'most findings of one pair')?.met).toBe(false);
  });
});

describe(describeResaved.name, () => {
  it('says what was told of a pair', () => {
    expect(describeResaved(resaved({ sure: [finding], verdict: '1 change found' }))).toBe(
      'a.pdf, one: sure 1, possible 0. 1 change found\n    sure: The fee is another one. p. 2 "12" / p. 2 "21"',
    );
  });
});
