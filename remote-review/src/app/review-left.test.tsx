import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

describe('coming to a review', () => {
  it('opens the first finding that is open', async () => {
    const review = aReview({
      decisions: [aDecision(), aDecision({ findingId: 'f2', decision: 'asked', text: 'Who?' })],
    });
    await review.opened();
    expect(review.subject()).toBe('Expiration date');
  });

  it('opens the first one where all are decided', async () => {
    const review = aReview({ decisions: ['f1', 'f2', 'f3'].map((findingId) => aDecision({ findingId })) });
    await review.opened();
    expect(review.subject()).toBe('Monthly base rent');
  });

  it('goes on where it was left in this tab, with its filters', async () => {
    const first = aReview();
    const list = await first.opened();
    await first.user.click(within(list).getByRole('button', { name: 'Severity' }));
    await first.user.click(within(list).getByRole('checkbox', { name: /^Low/ }));
    await first.user.click(within(list).getByRole('button', { name: /Name of the owner/ }));
    first.unmount();

    const again = aReview();
    const left = await again.opened();
    expect(again.subject()).toBe('Name of the owner');
    expect(left.querySelectorAll('[data-row]')).toHaveLength(1);
    await again.user.click(within(left).getByRole('button', { name: 'Severity, 1 selected' }));
    expect(within(left).getByRole('checkbox', { name: /^Low/ })).toBeChecked();
  });

  it('opens what a link names all the same', async () => {
    const first = aReview();
    await first.opened();
    await first.user.keyboard('jj');
    first.unmount();
    const again = aReview({ query: '?finding=f2' });
    await again.opened();
    expect(again.subject()).toBe('Expiration date');
  });

  it('comes back to the list on a phone', async () => {
    const first = aReview();
    await first.opened();
    await first.user.keyboard('j');
    first.unmount();
    const again = aReview({ isNarrow: true });
    await again.opened();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Finding' })).toBeNull());
    expect(button('Filters')).toBeVisible();
  });
});
