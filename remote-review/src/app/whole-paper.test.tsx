import { describe, expect, it, jest } from '@jest/globals';
import { comparisonEndpoint, orderVersionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing/fake-http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aReview, beginEachAnew, type ReviewOptions } from '../testing/a-review.tsx';
import { aChange, aComparison, aFinding, aResult, aSide } from '../testing/review-builders.ts';

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
  beginEachAnew();

  it('stand side by side, the earlier one at the left, and count substantive changes only', async () => {
    const { list } = await opened();
    expect(screen.getByText('amendment.pdf, earlier')).toBeInTheDocument();
    expect(screen.getByText('estoppel.pdf, later')).toBeInTheDocument();
    expect(within(list).getByText('0 of 1 reviewed')).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Substantive changes1', 'Moved1']);
  });

  it('change places at once when a person knows better which is the earlier, and the service is told', async () => {
    const { user, http } = await opened();
    http.answer(orderVersionsEndpoint, () => new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Swap earlier and later' }));
    expect(screen.getByText('estoppel.pdf, earlier')).toBeInTheDocument();
    expect(http.callsTo(orderVersionsEndpoint).map(({ body }) => body)).toEqual([{ swapped: true }]);
  });

  it('are read inline with a blank between two changes that meet', async () => {
    const added = (id: string, quote: string, between?: string) =>
      aChange({ id, between, a: null, b: aSide({ document: 'd2', quote }) });
    const changes = [added('c1', 'gross'), added('c2', 'rent', ''), added('c3', ', if any', '')];
    const { user } = await opened({ result: { ...result, changes } });
    await user.click(screen.getByRole('radio', { name: 'Inline' }));
    const passages = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(passages).toContainEqual(expect.stringContaining('gross rent, if any'));
  });

  it('stand as they did when the service does not take it, which is told', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const { user, http, notify } = await opened();
    http.answer(orderVersionsEndpoint, anApiError({ status: 500 }));
    await user.click(screen.getByRole('radio', { name: 'Inline' }));
    await user.click(screen.getByRole('button', { name: 'Swap earlier and later' }));
    await waitFor(() => expect(notify.toasts).toHaveLength(1));
    await user.click(screen.getByRole('radio', { name: 'Side by side' }));
    expect(screen.getByText('amendment.pdf, earlier')).toBeInTheDocument();
  });

  it('follow what another tab says of their order, also what was said while nothing was heard', async () => {
    const { socket, http } = await opened();
    socket().say({ changed: aComparison({ swapped: true }) });
    expect(screen.getByText('estoppel.pdf, earlier')).toBeInTheDocument();
    http.answer(comparisonEndpoint, aComparison());
    socket().say({ reload: true });
    expect(await screen.findByText('amendment.pdf, earlier')).toBeInTheDocument();
  });

  it('decide by the finding that tells of a change, and nothing of what was only moved', async () => {
    const { user, sent, list } = await opened();
    await user.click(within(list).getByRole('button', { name: /10\.2 is now 1\.3/ }));
    expect(screen.getByText('Changes of this kind need no review.')).toBeInTheDocument();
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
    const numbers = within(text).getAllByText(/^\d+\.\d+$/);
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1.3', '2.1', '10.2']);
  });

  it('say how many paragraphs are equal where the result counts them, and fold nothing where there is none', async () => {
    const equal = [
      { paragraphs: 0, until: { change: 'c2', side: 'b' as const } },
      { paragraphs: 12, until: { change: 'c1', side: 'b' as const } },
      { paragraphs: 1, until: { change: 'c2', side: 'a' as const } },
      { paragraphs: 0 },
    ];
    const counted = { ...result, versions: [{ a: 'd1', b: 'd2', share: 0.9, earlier: 'd1', equal }] };
    const { user } = await opened({ result: counted });
    await user.click(screen.getByRole('radio', { name: 'Inline' }));
    const text = screen.getByRole('region', { name: 'Inline' });
    const folds = within(text).getAllByRole('button', { expanded: false });
    expect(folds.map(({ textContent }) => textContent)).toEqual([
      '12 unchanged lines up to 2.1',
      '1 unchanged line up to 10.2',
    ]);
  });

  it('lead from one place of what was moved to the other, and back', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Inline' }));
    const text = screen.getByRole('region', { name: 'Inline' });
    await user.click(within(text).getByRole('button', { name: 'Moved from 10.2' }));
    expect(within(text).getByRole('button', { name: 'Moved to 1.3' })).toHaveFocus();
    expect(screen.getByText('Changes of this kind need no review.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(within(text).getByRole('button', { name: 'Moved from 10.2' })).toHaveFocus();
  });

  it('open what is the same where it is printed, and keep the focus on the row', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Inline' }));
    const row = screen.getByRole('button', { name: 'Everything up to 2.1 is identical' });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    act(() => row.focus());
    await user.keyboard('{Enter}');
    const pages = await screen.findByRole('region', { name: 'Pages of estoppel.pdf' });
    expect(await within(pages).findByRole('group', { name: 'Page 1' })).toBeInTheDocument();
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(row).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.queryByRole('region', { name: 'Pages of estoppel.pdf' })).toBeNull();
  });

  it('have one text only on a phone', async () => {
    aReview({ result, isNarrow: true, query: '?finding=f1' });
    expect(await screen.findByRole('region', { name: 'Inline' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Side by side' })).toBeNull();
  });

  it('are decided in a sheet on a phone, which one button opens', async () => {
    const { user, sent } = aReview({ result, isNarrow: true, query: '?finding=f1' });
    const foot = await screen.findByRole('region', { name: 'Decision' });
    expect(
      within(foot)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Decide']);
    const decide = async (act: string) => {
      await user.click(within(foot).getByRole('button', { name: 'Decide' }));
      const sheet = screen.getByRole('dialog', { name: 'Is this a discrepancy?' });
      await user.click(within(sheet).getByRole('button', { name: act }));
    };
    await decide('Note');
    const note = screen.getByRole('dialog', { name: 'Note on this finding' });
    await user.click(within(note).getByRole('button', { name: 'Cancel' }));
    await decide('Confirm');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(sent()).toEqual([['f1', { decision: 'accepted', revision: 0 }]]));
  });

  it('are searched for words, both at once, and the focus goes back to where it was', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Find in pages' }));
    await user.type(screen.getByRole('textbox', { name: 'Text to find' }), 'base rent');
    expect(await screen.findByText(/^1 of \d+$/, { selector: '[role=status]' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^2 of \d+$/, { selector: '[role=status]' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Find in pages' })).toHaveFocus();
  });

  it('leave the findings to be seen one by one', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Findings' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Term' })).toBeInTheDocument();
  });
});
