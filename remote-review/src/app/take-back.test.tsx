import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision, comparisonId } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

describe('Undo beside a decision', () => {
  it('takes the decision back and keeps a note that was saved since', async () => {
    const { user, opened, sent } = aReview({ query: '?finding=f3' });
    await opened();
    await user.keyboard('a');
    await user.keyboard('jj');
    await user.click(button('Note'));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'See the side letter');
    await user.click(button('Save'));
    await user.click(button('Undo'));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().at(-1)).toEqual(['f3', { decision: null, note: 'See the side letter', revision: 2 }]);
  });

  it('is what the key U does: of the finding that is shown, whichever was decided last', async () => {
    const { user, opened, sent, subject } = aReview();
    await opened();
    await user.keyboard('aak');
    expect(subject()).toBe('Expiration date');
    await user.keyboard('k');
    await user.keyboard('u');
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().at(-1)).toEqual(['f1', { decision: null, revision: 1 }]);
    expect(subject()).toBe('Monthly base rent');
  });

  it('is what the key U does after a reload too', async () => {
    const { user, opened, sent } = aReview({ decisions: [aDecision()], query: '?finding=f1' });
    await opened();
    await user.keyboard('u');
    await waitFor(() => expect(sent()).toEqual([['f1', { decision: null, revision: 1 }]]));
  });

  it('takes back what was decided last where the finding that is shown is open, shows it and says which', async () => {
    const { user, opened, sent, subject, notify } = aReview();
    await opened();
    await user.keyboard('a');
    expect(subject()).toBe('Expiration date');
    await user.keyboard('u');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(subject()).toBe('Monthly base rent');
    expect(notify.toasts).toEqual([
      expect.objectContaining({ kind: 'info', text: expect.stringMatching(/finding 1 of 3, High, Monthly base rent/) }),
    ]);
  });

  it('gives back the reason that was changed last', async () => {
    const dismissed = aDecision({ decision: 'dismissed', reason: 'misread' });
    const { user, opened, sent } = aReview({ decisions: [dismissed], query: '?finding=f1' });
    await opened();
    await user.click(button('Edit reason'));
    await user.click(screen.getByRole('radio', { name: 'Intentional change' }));
    await user.click(button('Dismiss'));
    await user.click(button('Undo'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toEqual(['f1', { decision: 'dismissed', reason: 'misread', revision: 2 }]);
  });

  it('opens what was decided elsewhere since, and does not bring back what was before', async () => {
    const { user, opened, sent, socket } = aReview({ decisions: [aDecision({ decision: 'asked', text: 'Who?' })] });
    await opened();
    await user.keyboard('ak');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const decision = aDecision({ decision: 'dismissed', reason: 'misread', revision: 3 });
    socket().say({ decided: { id: comparisonId, decision } });
    await user.click(button('Undo'));
    await waitFor(() => expect(sent().at(-1)).toEqual(['f1', { decision: null, revision: 3 }]));
  });
});
