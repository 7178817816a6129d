import { decideEndpoint } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aResult } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

const { state, decide, list } = reviewMessages;

describe('a service that takes no decisions', () => {
  it.each([500, 503, 429, 401])('that answers %d is said, with how many decisions wait', async (status) => {
    const { opened, http, announcements, user } = aReview();
    await opened();
    http.answer(decideEndpoint, anApiError({ status }));
    await user.keyboard('a');
    const banner = await screen.findByRole('group', { name: state.heldTitle });
    expect(banner).toHaveTextContent(/ 1 decision is kept here/);
    await waitFor(() => expect(announcements.some((words) => words.startsWith(state.heldTitle))).toBe(true));
    await user.keyboard('a');
    expect(banner).toHaveTextContent(/ 2 decisions are kept here/);
    expect(screen.queryByRole('group', { name: state.offlineTitle })).toBeNull();
  });

  it('is not mentioned before anything waits', async () => {
    const { opened } = aReview();
    await opened();
    expect(screen.queryByRole('group', { name: state.heldTitle })).toBeNull();
  });
});

describe('a comparison without a result', () => {
  it('that failed says why, and leads back', async () => {
    aReview({ comparison: { status: 'failed', reason: 'The documents could not be read.' } });
    expect(await screen.findByRole('heading', { name: state.stoppedTitle })).toBeInTheDocument();
    expect(screen.getByText(/^The documents could not be read\. /)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: state.toComparisons })).toHaveAttribute('href', '/dashboard');
  });

  it('that was cancelled says so', async () => {
    aReview({ comparison: { status: 'cancelled' } });
    expect(await screen.findByRole('heading', { name: state.cancelledTitle })).toBeInTheDocument();
  });

  it('that runs opens when it is done', async () => {
    aReview({ comparison: { status: 'running' } });
    expect(await screen.findByRole('heading', { name: state.unfinishedTitle })).toBeInTheDocument();
  });
});

describe('a result without findings', () => {
  it('shows the pages to whoever wants to see them', async () => {
    const { user } = aReview({ result: aResult({ findings: [] }) });
    await user.click(await screen.findByRole('button', { name: state.lookAtPages }));
    const panes = screen.getAllByRole('region', { name: /^(Left|Right) pages$/ });
    expect(panes).toHaveLength(2);
    await user.click(within(panes[1] ?? document.body).getByRole('button', { name: /^Document: / }));
    await user.click(within(panes[1] ?? document.body).getByRole('button', { name: /lease\.pdf/ }));
    expect(within(panes[1] ?? document.body).getByRole('button', { name: 'Document: lease.pdf' })).toBeInTheDocument();
  });

  it('shows them at once to anyone who asked for them', async () => {
    aReview({ result: aResult({ findings: [] }), query: '?pages' });
    expect(await screen.findAllByRole('region', { name: /^(Left|Right) pages$/ })).toHaveLength(2);
  });
});

describe('Esc', () => {
  it('clears the search, then leaves it', async () => {
    const { user, opened } = aReview();
    const found = await opened();
    const search = within(found).getByRole('searchbox');
    await user.type(search, 'owner{Escape}');
    expect([search, document.activeElement]).toEqual([document.activeElement, search]);
    expect(search).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(search).not.toHaveFocus();
  });

  it('leaves what is chosen together, but not while a panel is open', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.click(button(list.several));
    await user.keyboard('d');
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(button(decide.ask)).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('marks why a search finds a finding', async () => {
    const { user, opened } = aReview();
    const found = await opened();
    const marks = () => [...found.querySelectorAll('mark[class*="found"]')].map(({ textContent }) => textContent);
    await user.type(within(found).getByRole('searchbox'), 'owner');
    expect(marks()).toEqual(['owner']);
    await user.clear(within(found).getByRole('searchbox'));
    await user.type(within(found).getByRole('searchbox'), 'certificate');
    expect(marks()).toEqual(['certificate', 'certificate', 'certificate']);
  });

  it('says how many have each value of a filter', async () => {
    const { user, opened } = aReview();
    const found = await opened();
    await user.click(within(found).getByRole('button', { name: list.kind }));
    expect(within(found).getByRole('checkbox', { name: /^Value conflict\s*2$/ })).toBeInTheDocument();
    expect(within(found).getByRole('checkbox', { name: /^Wording\s*1$/ })).toBeInTheDocument();
  });
});
