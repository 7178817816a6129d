import { comparisonReportEndpoint, decideEndpoint, decisionsEndpoint, type Decision } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aReview, beginEachAnew, button } from '../testing/a-review.tsx';
import { aDecision } from '../testing/review-builders.ts';

jest.mock('../features/pages/open-with-pdfjs.ts', () => ({ openWithPdfjs: () => Promise.reject(new Error('unused')) }));

beginEachAnew();

/** A review whose first finding is accepted and whose report is asked for at once. */
async function askedForReport(decide: () => Promise<Decision>, stands: readonly Decision[] = []) {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const review = aReview();
  review.http.answer(decideEndpoint, decide);
  review.http.answer(comparisonReportEndpoint, new Blob(['docx']));
  await review.opened();
  review.http.answer(decisionsEndpoint, { decisions: [...stands] });
  await review.user.click(button('Confirm'));
  await review.user.click(button('Download report'));
  await review.user.click(screen.getByRole('button', { name: /^Word/ }));
  return { ...review, reports: () => review.http.callsTo(comparisonReportEndpoint).length };
}

describe('the report of a review', () => {
  it('is asked for when the server holds what was decided', async () => {
    const { promise: taken, resolve } = Promise.withResolvers<Decision>();
    const { reports } = await askedForReport(() => taken);
    expect(reports()).toBe(0);
    resolve(aDecision({ findingId: 'f1', decision: 'accepted' }));
    await waitFor(() => expect(reports()).toBe(1));
  });

  it('is not handed out without what could not be sent', async () => {
    const { notify, reports } = await askedForReport(() => Promise.reject(anApiError({ status: 503 })));
    await waitFor(() => expect(notify.toasts.at(-1)?.text).toMatch(/^1 decision has not been sent yet/));
    expect(reports()).toBe(0);
  });

  it('is not handed out while it is asked which of two decisions holds', async () => {
    const conflict = () => Promise.reject(anApiError({ status: 409, code: 'decision_conflict' }));
    const { notify, reports } = await askedForReport(conflict, [aDecision({ decision: 'asked', text: 'Who?' })]);
    await waitFor(() =>
      expect(notify.toasts.at(-1)?.text).toMatch(/^A finding was decided differently in another window/),
    );
    expect(reports()).toBe(0);
  });
});
