import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../../../engine/src/testing/a-document.ts';
import { compareDocuments } from '@app/engine';
import { countFigures } from './count-figures.ts';

const draft = aDocument('draft.pdf', ['The tenant pays $900 on day 3 of May 2026 as agreed']);
const { result } = compareDocuments([draft, draft]);
const unread = (...words: readonly string[]): Parameters<typeof countFigures>[1] => ({
  findings: result.findings,
  certificates: [
    {
      draft: 'd1',
      scan: 'd2',
      words: 12,
      same: 12,
      changed: 0,
      unread: 0,
      additions: 0,
      unreadPlaces: words.map((one) => ({ words: one, draft: { page: 1, boxes: [] } })),
      marks: [],
    },
  ],
});

describe(countFigures.name, () => {
  it('counts words with figures, and leaves out those that could not be read', () => {
    expect(countFigures(draft, unread())).toEqual({ all: 3, same: 3 });
    expect(countFigures(draft, unread('pays $900', 'agreed'))).toEqual({ all: 3, same: 2 });
  });

  it('takes none for certified where there is no certificate', () => {
    expect(countFigures(draft, { findings: [], certificates: [] })).toEqual({ all: 3, same: 0 });
  });
});
