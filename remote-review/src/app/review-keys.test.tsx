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

  it.each(['accepted', 'dismissed'] as const)(
    'decides nothing that is %s and offers no buttons for it',
    async (decision) => {
      const review = aReview({
        decisions: [aDecision({ decision, reason: decision === 'dismissed' ? 'misread' : undefined })],
      });
      await review.opened();
      expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
      for (const key of ['a', 'd', 'q']) await review.user.keyboard(key);
      expect(screen.queryByRole('form')).toBeNull();
      expect([review.sent(), review.subject()]).toEqual([[], 'Monthly base rent']);
      await review.user.keyboard('n');
      expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    },
  );

  it('does what the buttons do of several', async () => {
    const { user, opened } = aReview();
    await opened();
    await user.click(button('Choose several'));
    await user.keyboard('q');
    expect(screen.queryByRole('form')).toBeNull();
    await user.keyboard('d');
    expect(screen.getByRole('form', { name: 'Why is this not a discrepancy?' })).toBeInTheDocument();
  });
});
