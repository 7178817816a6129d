import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/fact-documents.ts';
import { termWeights } from '../term-weights.ts';
import { rule } from './rule.ts';

function tiersOf(...lines: readonly string[]): (string | undefined)[] {
  const documents = factDocuments(lines);
  const context = { documents, weights: termWeights(documents), areRelated: () => false, links: [] };
  return rule.find(context).map(({ tier }) => tier);
}

describe('a sum that does not add up', () => {
  it('counts where the same rows add up in another column', () => {
    expect(
      tiersOf(
        'Costs | 2023 | 2024',
        'Saddles | 12,410 | 13,220',
        'Pedals | 8,150 | 9,330',
        'Chains | 4,070 | 5,110',
        'Total | 24,630 | 26,760',
      ),
    ).toEqual([undefined]);
  });

  it('counts under a list of amounts that is called a total', () => {
    expect(tiersOf('Item | Amount', 'Saddles | 12,410', 'Pedals | 8,150', 'Chains | 4,070', 'Total | 24,360')).toEqual([
      undefined,
    ]);
  });

  it('is a place to look at where only shares add up beside it, to a hundred', () => {
    expect(
      tiersOf(
        'Towables | 2022 | of all | 2021 | of all | Change | in percent',
        'Trailers | 20,118 | 71.8 | 15,371 | 70.0 | 4,747 | 30.9',
        'Fifth wheels | 7,895 | 28.2 | 6,587 | 30.0 | 1,308 | 19.9',
        'Total | 28,013 | 100.0 | 21,958 | 100.0 | 6,055 | 27.6',
      ),
    ).toEqual(['possible']);
  });

  it('is a place to look at where no column shows that the rows are added up', () => {
    expect(
      tiersOf(
        'Growth | 2023 | 2024',
        'Saddles | 12.4 | 13.2',
        'Pedals | 8.1 | 9.3',
        'Chains | 4.0 | 5.1',
        'Total | 24.9 | 28.6',
      ),
    ).toEqual(['possible', 'possible']);
  });
});
