import type { AnalysisResult, Certificate } from '@app/shared/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CertificateCard } from './certificate-card.tsx';
import type { ViewedDocument } from './result-view.ts';

const certificate: Certificate = {
  draft: 'd1',
  scan: 'd2',
  words: 12034,
  same: 12031,
  changed: 0,
  unread: 3,
  additions: 0,
  unreadPlaces: [
    { words: 'ANTHEMIC', draft: { page: 2, boxes: [] }, scan: { page: 3, boxes: [] } },
    { words: 'the Fee', draft: { page: 4, boxes: [] } },
  ],
  marks: [{ page: 7, count: 2 }],
};
const names = ['draft.pdf', 'signed.pdf'];
const resultWith = (certificates?: AnalysisResult['certificates']): AnalysisResult => ({
  schemaVersion: 2,
  documents: names.map((name, index) => ({
    id: `d${index + 1}`,
    name,
    pages: 7,
    ocrPages: [],
    unreadPages: [],
    warnings: [],
  })),
  findings: [],
  ...(certificates === undefined ? {} : { certificates }),
  coverage: { comparedPages: 14, agreements: 0 },
});
const viewed = names.map((name, index): ViewedDocument => ({
  id: name,
  name,
  letter: 'AB'.charAt(index),
  pages: 7,
  ocrPages: 0,
  readByOcr: [],
  unreadPages: [],
  reason: null,
}));
const onDownload = jest.fn(() => Promise.resolve());
const show = (certificates?: AnalysisResult['certificates']) =>
  render(<CertificateCard result={resultWith(certificates)} documents={viewed} onDownload={onDownload} />);

describe('CertificateCard', () => {
  it('accounts for every word, and names what could not be read and where it was signed', () => {
    show([certificate]);
    const card = screen.getByRole('region', { name: 'Comparison certificate' });
    expect(within(card).getByText('12,034 words: 12,031 the same, 0 changed, 3 could not be read')).toBeVisible();
    expect(within(card).getByText('Scan signed.pdf, compared with draft draft.pdf')).toBeVisible();
    expect(within(card).getByText(/there are signatures, stamps or handwriting on page 7/u)).toBeVisible();
    expect(within(card).getByText('Could not be read').nextSibling).toHaveTextContent('3');
    const [list] = within(card).getAllByRole('list');
    const places = within(list ?? card).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'ANTHEMICpage 2 of A, page 3 of B',
      'the Feepage 4 of A',
    ]);
  });

  it('leaves further places to the report', () => {
    show([
      {
        ...certificate,
        unreadPlaces: Array.from({ length: 10 }, (_, at) => ({ words: `word ${at}`, draft: { page: at, boxes: [] } })),
      },
    ]);
    const [list] = screen.getAllByRole('list');
    expect(list?.children).toHaveLength(8);
    expect(screen.getByText(/and 2 more places in the report/u)).toBeVisible();
  });

  it('is downloaded as a page of its own', async () => {
    show([certificate]);
    const button = screen.getByRole('button', { name: 'Download certificate' });
    await act(() => Promise.resolve(fireEvent.click(button)));
    expect(onDownload).toHaveBeenCalledTimes(1);
  });

  it('is absent where nothing was scanned', () => {
    show();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
