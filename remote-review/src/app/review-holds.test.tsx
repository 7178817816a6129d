import { decideEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision, comparisonId } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

/** A review where it is asked which of two decisions holds. */
async function torn() {
  const review = aReview();
  await review.opened();
  review.http.answer(decideEndpoint, anApiError({ status: 409, code: 'decision_conflict' }));
  review.http.answer(decisionsEndpoint, { decisions: [aDecision({ decision: 'dismissed', reason: 'misread' })] });
  await review.user.click(button('Confirm'));
  await screen.findByText('Two decisions on finding 1');
  return review;
}

describe('leaving the review', () => {
  it('is warned of while it is asked which of two decisions holds', async () => {
    const { user, holds } = await torn();
    expect(holds()).toEqual(['leave']);
    await user.click(button('Use dismissed'));
    expect(holds()).toEqual([]);
  });

  it('loses nothing once the comparison is deleted', async () => {
    const { socket, holds } = await torn();
    socket().say({ deleted: comparisonId });
    expect(holds()).toEqual([]);
  });
});

describe('the question which of two decisions holds', () => {
  it('tells the decision that the other window made last', async () => {
    const { user, socket, announcements } = await torn();
    const decision = aDecision({ decision: 'asked', text: 'Who signed?', revision: 2 });
    socket().say({ decided: { id: comparisonId, decision } });
    expect(screen.getByText(/Another window: asked, .*“Who signed\?”/)).toBeInTheDocument();
    await user.click(button('Use asked'));
    expect(announcements.at(-1)).toBe('Finding 1 is now asked.');
  });
});
