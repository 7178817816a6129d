import { comparisonEndpoint, comparisonReportEndpoint, decideEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NewerResult } from '../features/review-state/index.ts';
import { aPaper, aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aComparison, aDecision, aFinding, aPosition, aResult, comparisonId } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

describe('the review', () => {
  it('lists the findings by weight and shows the first one with what each document says', async () => {
    const review = aReview();
    const list = await review.opened();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour Row');
    expect(within(list).getByText('0 of 3 reviewed')).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['High1', 'Medium1', 'Low1']);
    expect(review.subject()).toBe('Monthly base rent');
    const readings = within(screen.getByRole('list', { name: 'What each document says' })).getAllByRole('button');
    expect(readings.map(({ textContent }) => textContent)).toEqual([
      'Aamendment.pdf, p. 1, page 1Left$10,650.00',
      'Bestoppel.pdf, p. 1, page 1Right$10,560.00',
      'Clease.pdfNot stated',
    ]);
    expect(await screen.findByRole('region', { name: 'Pages of amendment.pdf' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Pages of estoppel.pdf' })).toBeInTheDocument();
  });

  it('opens the finding that the address names', async () => {
    const review = aReview({ query: '?finding=f3' });
    await review.opened();
    expect(review.subject()).toBe('Name of the owner');
  });

  it('shows another document on the side of its reading, or with Shift on the other', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.click(screen.getByRole('button', { name: /lease\.pdf/, pressed: false }));
    expect(screen.getByRole('region', { name: 'Pages of lease.pdf' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pages of amendment.pdf' })).not.toBeNull();
  });

  it('keeps places to look at apart, and out of the counts', async () => {
    const findings = [aFinding(), aFinding({ id: 'f2', tier: 'possible', subject: 'Deposit' })];
    const review = aReview({ result: aResult({ findings }) });
    const list = await review.opened();
    expect(within(list).getByText('0 of 1 reviewed')).toBeInTheDocument();
    expect(within(list).getByRole('heading', { name: /^Possible discrepancies/ })).toBeInTheDocument();
  });

  it('says where something was looked for, and why there', async () => {
    const lookedFor = { what: 'an exhibit “A-4”', why: 'The exhibits end here.', after: [[72, 90, 500, 102]] };
    const missing = aPosition({ document: 'd3', page: 1, quote: '', boxes: [], missing: true });
    const positions = [aPosition(), { ...missing, lookedFor: { ...lookedFor, after: [] } }];
    const { opened } = aReview({ result: aResult({ findings: [aFinding({ kind: 'missing', positions })] }) });
    await opened();
    const place = await screen.findByText(/^Searched for here: an exhibit “A-4”\./);
    expect(place).toHaveTextContent('The exhibits end here.');
    expect(screen.getByText('Stated only in amendment.pdf')).toBeInTheDocument();
  });

  it('shows the words of a page that cannot be drawn, and tries again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    const draw = () => (isBroken ? Promise.reject(new Error('bad font')) : Promise.resolve());
    const { user, opened } = aReview({ openPdf: () => Promise.resolve(aPaper(1, draw)) });
    await opened();
    expect(await screen.findByText('Page 1 of amendment.pdf could not be shown')).toBeInTheDocument();
    expect(screen.getByText('Text read there: “monthly Base Rent is $10,650.00”')).toBeInTheDocument();
    isBroken = false;
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    if (first === undefined) throw new Error('There is nothing to try again by');
    await user.click(first);
    await waitFor(() => expect(screen.queryByText('Page 1 of amendment.pdf could not be shown')).toBeNull());
  });
});

describe('deciding', () => {
  it('accepts at once and goes to the next open finding', async () => {
    const review = aReview({ decisions: [aDecision({ findingId: 'f2' })] });
    const list = await review.opened();
    await review.user.click(button('Confirm'));
    expect(review.subject()).toBe('Name of the owner');
    expect(within(list).getByText('2 of 3 reviewed')).toBeInTheDocument();
    await waitFor(() => expect(review.sent()).toEqual([['f1', { decision: 'accepted', revision: 0 }]]));
    expect(review.announcements).toEqual([
      'Finding 1 of 3, High, Monthly base rent, confirmed. Now finding 3 of 3, Low, Name of the owner. ' +
        'amendment.pdf, page 1: $10,650.00. estoppel.pdf, page 1: $10,560.00. lease.pdf: Not stated.',
    ]);
  });

  it('keeps the focus where one decides, whatever is taken away', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.click(button('Confirm'));
    expect(button('Confirm')).toHaveFocus();
    await user.click(button('Dismiss'));
    await user.click(screen.getByRole('radio', { name: 'Intentional change' }));
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveFocus();
  });

  it('asks why something is dismissed, and wants words with another reason only', async () => {
    const { user, opened, sent } = aReview();
    await opened();
    await user.click(button('Dismiss'));
    const panel = screen.getByRole('form', { name: 'Why is this not a discrepancy?' });
    await user.click(within(panel).getByRole('button', { name: 'Dismiss' }));
    expect(within(panel).getByRole('alert')).toHaveTextContent('Choose a reason.');
    await user.click(within(panel).getByRole('radio', { name: 'Another reason' }));
    await user.click(within(panel).getByRole('button', { name: 'Dismiss' }));
    expect(within(panel).getByRole('alert')).toHaveTextContent('Enter a reason.');
    await user.type(within(panel).getByRole('textbox'), 'Comma only');
    await user.click(within(panel).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(sent()).toEqual([['f1', { decision: 'dismissed', reason: 'other', text: 'Comma only', revision: 0 }]]),
    );
    await user.keyboard('k');
    const decision = screen.getByRole('region', { name: 'Decision' });
    expect(decision).toHaveTextContent(/Dismissed by you, today at \d\d:\d\d/);
    expect(within(decision).getByText('Another reason. “Comma only”')).toBeInTheDocument();
  });

  it('keeps what was typed when a panel is left by Esc, and gives the focus back', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.click(button('Ask'));
    await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Which one?{Escape}');
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Ask'));
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Which one?');
  });

  it('asks a question, which waits for an answer and is not decided', async () => {
    const { user, opened, sent } = aReview();
    const list = await opened();
    await user.click(button('Ask'));
    await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Which one?');
    await user.type(screen.getByRole('textbox', { name: 'Who should answer? (optional)' }), 'Lee');
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Ask' }));
    expect(within(list).getByText('1 awaiting an answer')).toBeInTheDocument();
    expect(within(list).getByText('0 of 3 reviewed')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent()).toEqual([['f1', { decision: 'asked', text: 'Which one?', whom: 'Lee', revision: 0 }]]),
    );
  });

  it('keeps a note whatever is decided', async () => {
    const { user, opened, sent } = aReview();
    await opened();
    await user.click(button('Note'));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'See the side letter');
    await user.click(button('Save'));
    await user.keyboard('a');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toEqual(['f1', { decision: 'accepted', note: 'See the side letter', revision: 1 }]);
  });

  it('takes a decision back, and changes why', async () => {
    const { user, opened, sent } = aReview({
      decisions: [aDecision({ decision: 'dismissed', reason: 'misread', revision: 3 })],
      query: '?finding=f1',
    });
    await opened();
    await user.click(button('Edit reason'));
    expect(screen.getByRole('radio', { name: 'Misread from the page' })).toBeChecked();
    await user.keyboard('{Escape}');
    await user.click(button('Undo'));
    await waitFor(() => expect(sent()).toEqual([['f1', { decision: null, revision: 3 }]]));
    expect(button('Confirm')).toBeInTheDocument();
  });

  it('decides several at once', async () => {
    const { user, opened, sent } = aReview();
    await opened();
    await user.click(button('Select multiple'));
    await user.click(screen.getByRole('checkbox', { name: 'Select Name of the owner' }));
    expect(screen.getByText('2 findings selected')).toBeInTheDocument();
    await user.click(button('Confirm'));
    await waitFor(() => expect(sent().map(([id]) => id)).toEqual(['f1', 'f3']));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says when all is decided, and offers the report', async () => {
    const decisions = ['f1', 'f2', 'f3'].map((findingId) => aDecision({ findingId }));
    const { opened } = aReview({ decisions });
    const list = await opened();
    expect(within(list).getByText('All done')).toBeInTheDocument();
    expect(within(list).getByRole('button', { name: 'Download report' })).toBeInTheDocument();
  });
});

describe('what happens elsewhere', () => {
  it('shows what another window decides', async () => {
    const { opened, socket } = aReview();
    const list = await opened();
    socket().say({ decided: { id: comparisonId, decision: aDecision({ findingId: 'f2' }) } });
    expect(within(list).getByText('Confirmed')).toBeInTheDocument();
  });

  it('asks which of two decisions holds', async () => {
    const { user, opened, http, sent, announcements } = aReview();
    await opened();
    http.answer(decideEndpoint, anApiError({ status: 409, code: 'decision_conflict' }));
    const standing = aDecision({ decision: 'dismissed', reason: 'other', text: 'rounding', revision: 2 });
    http.answer(decisionsEndpoint, { decisions: [standing] });
    await user.click(button('Confirm'));
    expect(await screen.findByText('Two decisions on finding 1')).toBeInTheDocument();
    expect(
      screen.getByText(/^This window: confirmed, .* Another window: dismissed, .*, “rounding”\.$/),
    ).toBeInTheDocument();
    http.answer(decideEndpoint, aDecision({ revision: 3 }));
    await user.click(button('Keep confirmed'));
    await waitFor(() => expect(sent().at(-1)).toEqual(['f1', { decision: 'accepted', revision: 2 }]));
    expect(screen.queryByText('Two decisions on finding 1')).toBeNull();
    expect(announcements.slice(-2)).toEqual(['Two decisions on finding 1.', 'Finding 1 is now confirmed.']);
  });

  it('counts decisions that wait for the connection, and holds the page meanwhile', async () => {
    const { user, opened, http, holds } = aReview();
    await opened();
    http.answer(decideEndpoint, anApiError({ status: 0 }));
    await user.click(button('Confirm'));
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
    expect(screen.getByText(/^1 decision will be sent when/)).toBeInTheDocument();
    expect(holds()).toEqual(['leave']);
    http.answer(decideEndpoint, aDecision());
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
    expect(holds()).toEqual([]);
  });

  it('says that the comparison was deleted', async () => {
    const { opened, socket } = aReview();
    await opened();
    socket().say({ deleted: comparisonId });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^This comparison was deleted at \d\d:\d\d\.$/);
    expect(screen.getByRole('link', { name: 'Back to comparisons' })).toHaveAttribute('href', '/dashboard');
  });

  it('offers the report before the comparison is deleted', async () => {
    const expiresAt = new Date(Date.now() + 8.5 * 60_000).toISOString();
    const { user, opened, http } = aReview({ comparison: { expiresAt } });
    await opened();
    expect(screen.getByText('Will be deleted in 9 minutes')).toBeInTheDocument();
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    http.answer(comparisonReportEndpoint, new Blob(['docx']));
    const banner = screen.getByRole('group', { name: 'Will be deleted in 9 minutes' });
    await user.click(within(banner).getByRole('button', { name: 'Download report' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  });

  it('ends with the time that the comparison is kept for, when the server says so too', async () => {
    const { http } = aReview({ comparison: { expiresAt: new Date(Date.now() - 1_000).toISOString() } });
    http.answer(comparisonEndpoint, () => {
      // The first call opens the review.
      if (http.callsTo(comparisonEndpoint).length > 1) throw anApiError({ status: 404 });
      return aComparison({ expiresAt: new Date(Date.now() - 1_000).toISOString() });
    });
    const title = await screen.findByRole('heading', { level: 1, name: /^This comparison was deleted at/ });
    expect(title).toBeInTheDocument();
  });

  it('says that it is older than the service when it cannot read the result, and offers to reload', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    aReview({ result: new NewerResult() });
    expect(await screen.findByRole('heading', { name: 'This page is out of date' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    [404, 'Page not found'],
    [503, 'The review could not be opened'],
  ])('says what an answer of %d means', async (status, title) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    aReview({ comparison: anApiError({ status }) });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });
});
