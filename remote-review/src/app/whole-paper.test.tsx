import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aReview, type ReviewOptions } from '../testing/a-review.tsx';
import { aChange, aFinding, aResult, aSide } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

const moved = aChange({
  id: 'c2',
  class: 'moved',
  finding: undefined,
  a: aSide({ quote: 'Neither party is the agent of the other.', clause: '10.2', page: 2 }),
  b: aSide({
    document: 'd2',
    quote: 'Neither party is the agent of the other.',
    clause: '1.3',
    section: '1. Interpretation',
  }),
});
const documents = aResult().documents.slice(0, 2);
const result = aResult({
  documents,
  findings: [aFinding({ subject: 'Term' })],
  changes: [moved, aChange()],
  versions: [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd1' }],
});
const opened = async (options: ReviewOptions = {}) => {
  const review = aReview({ result, ...options });
  const list = await review.opened();
  await screen.findByText('removed');
  return { ...review, list };
};

describe('two versions as a whole', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    Element.prototype.scrollTo = () => undefined;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('stand side by side, the earlier one at the left, and count changes of substance only', async () => {
    const { list } = await opened();
    expect(screen.getByText('amendment.pdf, earlier')).toBeInTheDocument();
    expect(screen.getByText('estoppel.pdf, later')).toBeInTheDocument();
    expect(within(list).getByText('0 of 1 decided')).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Changes of substance1', 'Moved1']);
  });

  it('change places when a person knows better which is the earlier', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Swap earlier and later' }));
    expect(screen.getByText('estoppel.pdf, earlier')).toBeInTheDocument();
  });

  it('decide by the finding that tells of a change, and nothing of what was only moved', async () => {
    const { user, sent, list } = await opened();
    await user.click(within(list).getByRole('button', { name: /10\.2 is now 1\.3/ }));
    expect(screen.getByText('Changes of this kind need no decision.')).toBeInTheDocument();
    await user.keyboard('a');
    expect(sent()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: /Term/ }));
    await user.keyboard('a');
    await waitFor(() => expect(sent()).toEqual([['f1', { decision: 'accepted', revision: 0 }]]));
  });

  it('read as one text, with the number of a clause once and what was moved at its new place', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Inline' }));
    const text = screen.getByRole('region', { name: 'Inline' });
    expect(text).toHaveTextContent('This Agreement runs for twenty-four (24) thirty-six (36) months.');
    expect(text).toHaveTextContent('Neither party is the agent of the other. is now 1.3');
    expect(within(text).getByRole('button', { name: 'Moved from 10.2' })).toBeInTheDocument();
  });

  it('have one text only on a phone', async () => {
    aReview({ result, isNarrow: true, query: '?finding=f1' });
    expect(await screen.findByRole('region', { name: 'Inline' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Side by side' })).toBeNull();
  });

  it('leave the findings to be seen one by one', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Findings' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Term');
  });
});
