import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

/** Presses a key and holds it until the keyboard has repeated it twice. */
function hold(key: string): void {
  for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat });
}

describe('a key', () => {
  it('decides one finding however long it is held', async () => {
    const review = aReview();
    await review.opened();
    hold('a');
    await waitFor(() => expect(review.sent()).toEqual([['f1', { decision: 'accepted', revision: 0 }]]));
    expect(review.subject()).toBe('Expiration date');
  });

  it('goes on from finding to finding while it is held', async () => {
    const review = aReview();
    await review.opened();
    hold('j');
    expect(review.subject()).toBe('Name of the owner');
  });

  it('changes what is decided, and stays there', async () => {
    const decisions = [aDecision({ decision: 'dismissed', reason: 'misread' })];
    const review = aReview({ decisions, query: '?finding=f1' });
    await review.opened();
    await review.user.keyboard('q');
    await review.user.keyboard('Who signed, Fay?{Control>}{Enter}{/Control}');
    await review.user.keyboard('a');
    await waitFor(() => expect(review.sent()).toHaveLength(2));
    expect(review.sent().map(([id, wish]) => [id, wish])).toMatchObject([
      ['f1', { decision: 'asked', text: 'Who signed, Fay?' }],
      ['f1', { decision: 'accepted' }],
    ]);
  });

  it('accepts nothing twice', async () => {
    const review = aReview({ decisions: [aDecision()], query: '?finding=f1' });
    await review.opened();
    await review.user.keyboard('a');
    expect([review.sent(), review.subject()]).toEqual([[], 'Monthly base rent']);
    await review.user.keyboard('n');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  });

  it('goes on to the next open finding whatever is decided, and past what waits for an answer', async () => {
    const review = aReview();
    await review.opened();
    await review.user.keyboard('d');
    await review.user.click(screen.getByRole('radio', { name: /^Not important/ }));
    await review.user.keyboard('{Control>}{Enter}{/Control}');
    expect(review.subject()).toBe('Expiration date');
    await review.user.keyboard('q');
    await review.user.keyboard('Which one?{Control>}{Enter}{/Control}');
    expect(review.subject()).toBe('Name of the owner');
    await review.user.keyboard('a');
    expect(review.subject()).toBe('Expiration date');
  });

  it('does what the buttons do of several', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.click(button('Select multiple'));
    await user.keyboard('q');
    expect(screen.queryByRole('form')).toBeNull();
    await user.keyboard('d');
    expect(screen.getByRole('form', { name: 'Why is this not a discrepancy?' })).toBeInTheDocument();
  });
});
