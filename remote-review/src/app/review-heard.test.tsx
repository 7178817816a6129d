import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

describe('what is heard of the review', () => {
  it('says once what was done, and which finding one is at', async () => {
    const { user, opened, announcements, notify } = aReview();
    await opened();
    const heard = (from: number) => announcements.slice(from);
    await user.keyboard('j');
    expect(heard(0)).toEqual([
      expect.stringMatching(/^Finding 2 of 3, Medium, Expiration date\. amendment\.pdf, page 1: /),
    ]);
    await user.keyboard('n');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'See the side letter');
    await user.click(button('Save'));
    await user.click(button('Note'));
    await user.clear(screen.getByRole('textbox', { name: 'Note' }));
    await user.click(button('Save'));
    expect(heard(1)).toEqual(['Note saved.', 'Note removed.']);
    await user.click(button('Confirm'));
    await user.keyboard('u');
    expect(notify.toasts.map(({ text }) => text)).toEqual(['Undone: finding 2 of 3, Medium, Expiration date.']);
    await user.click(button('Select multiple'));
    await user.click(button('Clear'));
    expect(heard(4)).toEqual(['1 finding selected.']);
  });

  it('says of a finding one comes to what was decided of it', async () => {
    const { user, opened, announcements } = aReview({ decisions: [aDecision({ findingId: 'f2' })] });
    await opened();
    await user.keyboard('j');
    expect(announcements).toEqual([expect.stringMatching(/^Finding 2 of 3, Medium, Expiration date, confirmed\. /)]);
  });

  it('says that the last one was decided', async () => {
    const decisions = [aDecision(), aDecision({ findingId: 'f2' })];
    const { user, opened, announcements } = aReview({ decisions, query: '?finding=f3' });
    await opened();
    await user.click(button('Confirm'));
    expect(announcements).toEqual([
      'Finding 3 of 3, Low, Name of the owner, confirmed. All 3 findings have been reviewed.',
    ]);
  });

  it('does not say what the row says that has the focus', async () => {
    const { user, opened, announcements } = aReview();
    const list = await opened();
    act(() => within(list).getByRole('button', { current: true }).focus());
    await user.keyboard('{ArrowDown}');
    expect(announcements).toEqual([]);
  });
});
