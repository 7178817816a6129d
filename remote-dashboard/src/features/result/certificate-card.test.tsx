import type { AnalysisResult, Box, Certificate, PicturedPlace } from '@app/shared/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CertificateCard } from './certificate-card.tsx';
import type { DrawPlaces } from './draw-places.api.ts';
import type { ViewedDocument } from './result-view.ts';

const box: Box = [60, 100, 90, 112];
const certificate: Certificate = {
  draft: 'd1',
  scan: 'd2',
  words: 12034,
  same: 12031,
  changed: 0,
  unread: 3,
  additions: 0,
  unreadPlaces: [
    { words: 'ANTHEMIC', draft: { page: 2, boxes: [box] }, scan: { page: 3, boxes: [box] } },
    { words: 'the Fee', draft: { page: 4, boxes: [box] } },
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
const drawPlaces: DrawPlaces = jest.fn((places: readonly PicturedPlace[]) =>
  Promise.resolve(places.map(({ document, page }) => `data:,${document} ${page}`)),
);
const onDownload = jest.fn(() => Promise.resolve());
const show = (certificates?: AnalysisResult['certificates']) =>
  act(() =>
    Promise.resolve(
      render(
        <CertificateCard
          result={resultWith(certificates)}
          documents={viewed}
          drawPlaces={drawPlaces}
          onDownload={onDownload}
        />,
      ).container,
    ),
  );

describe('CertificateCard', () => {
  it('accounts for every word, and names what could not be read and where it was signed', async () => {
    await show([certificate]);
    const card = screen.getByRole('region', { name: 'Comparison certificate' });
    expect(within(card).getByText('12,034 words: 12,031 unchanged, 0 changed or missing, 3 unreadable')).toBeVisible();
    expect(within(card).getByText('Scan signed.pdf, compared with draft draft.pdf')).toBeVisible();
    expect(within(card).getByText(/there are signatures, stamps or handwriting on page 7/u)).toBeVisible();
    expect(within(card).getByText('Unreadable in the scan').nextSibling).toHaveTextContent('3');
    const [, list] = within(card).getAllByRole('list');
    const places = within(list ?? card).getAllByRole('listitem');
    expect(places.map((place) => place.querySelector('p')?.textContent)).toEqual([
      'ANTHEMICpage 2 of A, page 3 of B',
      'the Feepage 4 of A',
    ]);
  });

  it('shows the words of the draft and the ink of the scan', async () => {
    await show([certificate]);
    const pictures = screen.getAllByRole<HTMLImageElement>('img');
    expect(pictures.map(({ src }) => src)).toEqual(['data:,draft.pdf 2', 'data:,signed.pdf 3', 'data:,draft.pdf 4']);
    expect(pictures[1]?.alt).toBe('Part of page 3 of signed.pdf, framed: ANTHEMIC');
  });

  it('leaves further places to the report', async () => {
    await show([
      {
        ...certificate,
        unreadPlaces: Array.from({ length: 10 }, (_, at) => ({ words: `word ${at}`, draft: { page: at, boxes: [] } })),
      },
    ]);
    const [, list] = screen.getAllByRole('list');
    expect(list?.children).toHaveLength(6);
    expect(screen.getByText(/and 4 more places in the report/u)).toBeVisible();
  });

  it('is downloaded as a page of its own', async () => {
    await show([certificate]);
    const button = screen.getByRole('button', { name: 'Download certificate' });
    await act(() => Promise.resolve(fireEvent.click(button)));
    expect(onDownload).toHaveBeenCalledTimes(1);
  });

  it('is absent where nothing was scanned', async () => {
    await show();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
