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
