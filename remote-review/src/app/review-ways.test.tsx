import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aReview } from '../testing/a-review.tsx';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('finding one’s way', () => {
  it('narrows the list, says when nothing is left, and leads out of it', async () => {
    const { user, opened } = aReview();
    const list = await opened();
    const rows = () => [...list.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    await user.click(within(list).getByRole('button', { name: 'Kind' }));
    await user.click(within(list).getByRole('checkbox', { name: 'Wording' }));
    expect(rows()).toEqual(['f3']);
    await user.type(within(list).getByRole('searchbox'), 'parking');
    expect(within(list).getByText('No finding matches “parking”')).toBeInTheDocument();
    expect(within(list).getByText('Wording is chosen as a filter, too.')).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Clear search and filters' }));
    expect(rows()).toEqual(['f1', 'f2', 'f3']);
  });

  it('keeps a finding in its place in the list of open ones while it is decided', async () => {
    const { user, opened } = aReview();
    const list = await opened();
    await user.click(within(list).getByRole('radio', { name: 'Open 3' }));
    await user.click(button('Accept'));
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
    await review.user.click(within(dialog).getByRole('switch', { name: 'Single keys on' }));
    await review.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await review.user.keyboard('a');
    expect(review.sent()).toEqual([]);
    expect(localStorage.getItem('review-single-keys')).toBe('off');
  });

  it('finds words in the pages', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.keyboard('f');
    await user.type(screen.getByRole('textbox', { name: 'Words in the pages' }), 'base rent');
    expect(await screen.findByText('1 of 8')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 8')).toBeInTheDocument();
  });

  it('shows list and finding one after the other on a phone', async () => {
    const { user, opened, location } = aReview({ isNarrow: true });
    const list = await opened();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await user.click(within(list).getByRole('button', { name: /Expiration date/ }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Finding 2 of 3');
    expect(location()).toContain('finding=f2');
    await user.click(button('Show the list'));
    expect(await opened()).toBeInTheDocument();
  });
});
