import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { compareDocuments } from './compare-documents.ts';
import type { PlacePair, Stages } from './stages.ts';

const order = aDocument('order.pdf', [
  'Made for Alder Freight Ltd.',
  '',
  'Hire charge | 1,250.00 EUR',
  'Start date | 12 May 2025',
]);
const letter = aDocument('letter.pdf', [
  'Customer: Alder Freight Ltd',
  '',
  'The hire charge is 1,520.00 EUR. The hire starts on 12/05/2025.',
]);

function stagesOf(): Stages {
  const held: Stages[] = [];
  compareDocuments([order, letter], (stages) => held.push(stages));
  const [stages] = held;
  if (stages === undefined || held.length > 1) throw new Error('The probe is called once.');
  return stages;
}

const stages = stagesOf();
const alphabetically = (a = '', b = ''): number => (a < b ? -1 : Number(a > b));
const quotesOf = (pairs: readonly PlacePair[]): (string | undefined)[][] =>
  pairs.map((pair) => pair.map((at) => stages.read[at]?.value ?? stages.read[at]?.quote).toSorted(alphabetically));

describe('the probe of a comparison', () => {
  it('tells every value, and behind them every sentence and row', () => {
    const values = stages.read.slice(0, stages.values).map(({ value, quote }) => value ?? quote);
    expect(values).toEqual(expect.arrayContaining(['1,250.00 EUR', '1,520.00 EUR', '12 May 2025', '12/05/2025']));
    expect(stages.read.slice(stages.values).map(({ quote }) => quote)).toContain('The hire charge is 1,520.00 EUR.');
  });

  it('tells what differs at each stage, and nothing that agrees', () => {
    const charges = ['1,250.00 EUR', '1,520.00 EUR'];
    for (const pairs of [stages.candidates, stages.scored, stages.assigned]) {
      expect(quotesOf(pairs)).toContainEqual(charges);
      expect(quotesOf(pairs)).not.toContainEqual(['12 May 2025', '12/05/2025']);
    }
  });

  it('tells what rules found', () => {
    expect(stages.decided.map((places) => places.map(({ value }) => value))).toContainEqual([
      '1,520.00 EUR',
      '1,250.00 EUR',
    ]);
  });

  it('changes nothing of the comparison', () => {
    expect(compareDocuments([order, letter], () => undefined)).toEqual(compareDocuments([order, letter]));
  });
});
