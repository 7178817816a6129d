import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

describe('finding one’s way', () => {
  it('narrows the list, says when nothing is left, and leads out of it', async () => {
    const { user, opened, announcements } = aReview();
    const list = await opened();
    const rows = () => [...list.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    await user.click(within(list).getByRole('button', { name: 'Kind' }));
    await user.click(within(list).getByRole('checkbox', { name: /^Wording/ }));
    expect(rows()).toEqual(['f3']);
    await waitFor(() => expect(announcements).toEqual(['1 finding listed.']));
    await user.type(within(list).getByRole('searchbox'), 'parking');
    expect(within(list).getByText('No finding matches “parking”')).toBeInTheDocument();
    expect(within(list).getByText('Wording is also set as a filter.')).toBeInTheDocument();
    await waitFor(() => expect(announcements.at(-1)).toBe('No finding matches “parking”.'));
    await user.click(within(list).getByRole('button', { name: 'Clear search and filters' }));
    expect(rows()).toEqual(['f1', 'f2', 'f3']);
    expect(list).toHaveFocus();
  });

  it('keeps a finding in its place in the list of open ones while it is decided', async () => {
    const { user, opened } = aReview();
    const list = await opened();
    await user.click(within(list).getByRole('radio', { name: 'Open 3' }));
    await user.click(button('Confirm'));
    expect(list.querySelectorAll('[data-row]')).toHaveLength(3);
    expect(within(list).getByRole('radio', { name: 'Open 2' })).toBeChecked();
  });

  it('goes through the findings by keys, and does nothing by them while one types', async () => {
    const review = aReview();
    const list = await review.opened();
    await review.user.keyboard('jj');
    expect(review.subject()).toBe('Name of the owner');
    await review.user.keyboard('k/');
    expect(within(list).getByRole('searchbox')).toHaveFocus();
    await review.user.keyboard('rent');
    expect(review.sent()).toEqual([]);
  });

  it('stops in the list at the first row when the chosen one is not listed', async () => {
    const { user, opened } = aReview({ query: '?finding=f1' });
    const list = await opened();
    await user.type(within(list).getByRole('searchbox'), 'expiration');
    const [row] = list.querySelectorAll('[data-row]');
    expect(row).toHaveAttribute('tabindex', '0');
    expect(row).not.toHaveAttribute('aria-current');
  });

  it('gives the focus back when the search in the pages, or renaming, is left', async () => {
    const { user, opened } = aReview();
    await opened();
    for (const [name, field] of [
      ['Find in pages', 'Text to find'],
      ['Rename', 'Name of the comparison'],
    ] as const) {
      await user.click(button(name));
      expect(screen.getByRole('textbox', { name: field })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(button(name)).toHaveFocus();
    }
  });

  it('keeps toasts off the decisions while it is there', async () => {
    const review = aReview();
    await review.opened();
    const foot = () => document.documentElement.style.getPropertyValue('--toast-foot');
    expect(foot()).toBe('60px');
    review.unmount();
    expect(foot()).toBe('');
  });

  it('turns single keys off in this browser', async () => {
    const review = aReview();
    await review.opened();
    await review.user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard' });
    await review.user.click(within(dialog).getByRole('switch', { name: 'Use single keys' }));
    await review.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await review.user.keyboard('a');
    expect(review.sent()).toEqual([]);
    expect(localStorage.getItem('review-single-keys')).toBe('off');
  });

  it('finds words in the pages', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.keyboard('f');
    await user.type(screen.getByRole('textbox', { name: 'Text to find' }), 'base rent');
    expect(await screen.findByText('1 of 8')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 8')).toBeInTheDocument();
  });

  it('narrows the list by a sheet on a phone, says how many are left, and clears', async () => {
    const { user, opened } = aReview({ isNarrow: true, decisions: [aDecision()] });
    const list = await opened();
    const rows = () => [...list.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    await user.click(within(list).getByRole('button', { name: 'Filters' }));
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    const groups = within(sheet).getAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(
      expect.arrayContaining(['Severity', 'Kind', 'Document']),
    );
    await user.click(within(sheet).getByRole('checkbox', { name: /^Value conflict/ }));
    await user.click(within(sheet).getByRole('radio', { name: 'Open 2' }));
    await user.click(within(sheet).getByRole('button', { name: 'Show 1 finding' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toEqual(['f2']);
    await user.click(within(list).getByRole('button', { name: 'Filters, 2 selected' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('button', { name: 'Show 3 findings' })).toBeInTheDocument();
    expect(rows()).toEqual(['f1', 'f2', 'f3']);
  });

  it('does not take a question for the reason of a dismissal', async () => {
    const { user, opened } = aReview({
      decisions: [aDecision({ decision: 'asked', text: 'Who signed?', whom: 'Lee' })],
    });
    await opened();
    await user.keyboard('d');
    expect(screen.getByRole('textbox', { name: 'In your own words' })).toHaveValue('');
    await user.keyboard('{Escape}');
    await user.click(button('Ask'));
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Who signed?');
  });

  it('asks why in a sheet on a phone, and keeps what was typed when it is left', async () => {
    const review = aReview({ isNarrow: true, query: '?finding=f1' });
    await screen.findByRole('region', { name: 'Finding' });
    await review.user.click(button('Ask'));
    const sheet = screen.getByRole('dialog', { name: 'Your question' });
    expect(within(sheet).getByRole('textbox', { name: 'Question' })).toHaveFocus();
    await review.user.keyboard('Who signed?{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Ask')).toHaveFocus();
    await review.user.click(button('Ask'));
    await review.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(review.sent()).toEqual([['f1', { decision: 'asked', text: 'Who signed?', revision: 0 }]]),
    );
  });

  it('shows list and finding one after the other on a phone', async () => {
    const { user, opened, location } = aReview({ isNarrow: true });
    const list = await opened();
    expect(screen.queryByRole('region', { name: 'Finding' })).toBeNull();
    await user.click(within(list).getByRole('button', { name: /Expiration date/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Finding 2 of 3');
    expect(location()).toContain('finding=f2');
    await user.click(button('Show list'));
    const row = within(await opened()).getByRole('button', { name: /Expiration date/ });
    expect(row).toHaveFocus();
  });
});
