import type { Coverage } from '@app/shared/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aReview, beginEachAnew } from '../testing/a-review.tsx';
import { aResult } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

describe('a review without findings', () => {
  const pages = (unread: boolean): Coverage['documents'] => [
    { document: 'd1', pages: [{ page: 1, text: 90 }, unread ? { page: 2, unread } : { page: 2, text: 90 }] },
  ];
  const all = 'The documents agree on everything that was compared.';

  it.each([
    [{ documents: pages(false) }, 'No findings to review', all],
    [
      { documents: pages(true) },
      '1 of 2 pages could not be compared',
      'The documents agree on everything that was compared in the other pages.',
    ],
    [
      { documents: pages(true), notComparable: 'unrelated' as const },
      'These documents do not seem to belong together',
      /^They share hardly any figures/,
    ],
  ])('says what the ledger says: %#', async (coverage, title, detail) => {
    aReview({ result: aResult({ findings: [], coverage: { comparedPages: 2, agreements: 3, ...coverage } }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(detail)).toBeInTheDocument();
  });
});
