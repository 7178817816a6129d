import { describe, expect, it } from '@jest/globals';
import { agreedKinds } from './agreed-kinds.ts';
import { countKinds } from './agreed-values.ts';
import type { AgreedFact } from './comparison.ts';

const agreed = (subject: string, type: string, value = '1,250.00 EUR'): AgreedFact => ({
  subject,
  value,
  positions: ['d1', 'd2'].map((document, index) => ({
    document,
    page: index + 1,
    quote: value,
    normalized: { type },
    boxes: [],
    missing: false,
  })),
});

describe('agreedKinds', () => {
  it('counts all sources together, the kind that agrees most often first', () => {
    const kinds = agreedKinds([
      { count: 3, kinds: countKinds(['money', 'date', 'date']), agreed: [] },
      { count: 1, kinds: countKinds(['date']), agreed: [] },
    ]);
    expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['date', 3],
      ['money', 1],
    ]);
  });

  it('shows three examples of a kind, no two of one subject, with their places', () => {
    const facts = ['Rent', 'Rent', 'Deposit', 'Fee', 'Tax'].map((subject) => agreed(subject, 'money'));
    const [money] = agreedKinds([{ count: 5, kinds: countKinds(Array(5).fill('money')), agreed: facts }]);
    expect(money?.examples.map(({ subject }) => subject)).toEqual(['Rent', 'Deposit', 'Fee']);
    expect(money?.examples[0]).toEqual({
      subject: 'Rent',
      value: '1,250.00 EUR',
      at: [
        { document: 'd1', page: 1 },
        { document: 'd2', page: 2 },
      ],
    });
  });
});
