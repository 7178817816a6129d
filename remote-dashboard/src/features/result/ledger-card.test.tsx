import type { AnalysisResult, Coverage } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { LedgerCard } from './ledger-card.tsx';
import type { ViewedDocument } from './result-view.ts';

const side = { agree: 1310, alike: 4, differ: 2, alone: 0 };
const ledger: Coverage = {
  comparedPages: 5,
  agreements: 12,
  documents: [
    { document: 'd1', pages: [{ page: 1, text: 1316, comments: 2 }], attachments: 1 },
    {
      document: 'd2',
      pages: [
        { page: 1, ocr: 1320, doubted: 7 },
        { page: 2, unread: true },
      ],
    },
  ],
  pairs: [{ a: 'd1', b: 'd2', unit: 'words', ofA: side, ofB: { ...side, alone: 8 } }],
};
const names = ['lease.pdf', 'scan.pdf'];
const aResult = (coverage: Coverage): AnalysisResult => ({
  schemaVersion: 2,
  documents: names.map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: 1,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings: [],
  coverage,
});
const viewed = names.map((name, index): ViewedDocument => ({
  id: name,
  name,
  letter: 'AB'.charAt(index),
  pages: 1,
  ocrPages: 0,
  readByOcr: [],
  unreadPages: [],
  reason: null,
}));
const show = (coverage = ledger, documents = viewed) =>
  render(<LedgerCard result={aResult(coverage)} documents={documents} />);

describe('LedgerCard', () => {
  it('says in a sentence what was not compared, and the rest when it is opened', () => {
    show();
    const card = screen.getByRole('region', { name: 'What was looked at' });
    expect(
      within(card).getByText('1 of 3 pages could not be compared. 1 attached file was not compared.'),
    ).toBeVisible();
    expect(within(card).queryByRole('table')).toBeNull();
    fireEvent.click(within(card).getByRole('button', { name: 'Show details' }));
    expect(within(card).getByText('Doubtful words').nextSibling).toHaveTextContent('7');
    expect(within(card).getByText('Reviewers’ comments, not compared').nextSibling).toHaveTextContent('2');
    const rows = within(card)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['Words of A1,310420', 'Words of B1,310428']);
    fireEvent.click(within(card).getByRole('button', { name: 'Hide details' }));
    expect(within(card).queryByRole('table')).toBeNull();
  });

  it('lists documents in the order of the page', () => {
    show(ledger, viewed.toReversed());
    fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Bscan.pdf',
      'Alease.pdf',
    ]);
  });

  it('shows no more pairs than can be read', () => {
    const pairs = Array.from({ length: 33 }, () => ledger.pairs ?? []).flat();
    show({ ...ledger, pairs: pairs.map((pair, index) => Object.assign({}, pair, { b: `d${index + 2}` })) });
    fireEvent.click(screen.getByRole('button', { name: 'Show details' }));
    expect(screen.getAllByRole('row')).toHaveLength(61);
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Words of A, compared with B');
    expect(screen.getByText('and 3 more pairs in the report')).toBeVisible();
  });

  it('is absent where a result has no ledger', () => {
    show({ comparedPages: 2, agreements: 0 });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
