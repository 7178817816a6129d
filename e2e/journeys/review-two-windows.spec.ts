import type { Page } from '@playwright/test';
import type { DecisionsElsewhere } from '../fixtures/decisions-elsewhere.ts';
import { expect, test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

const offline = (page: Page) => page.getByRole('group', { name: 'You are offline' });
const conflict = (page: Page) => page.getByRole('group', { name: 'Two decisions on finding 1' });

/** Accepts the first finding without a connection while another browser dismisses it, and comes back. */
async function decideTwice(
  page: Page,
  otherBrowser: Page,
  comparison: string,
  decisions: DecisionsElsewhere,
): Promise<ReviewPage> {
  const [here, there] = [new ReviewPage(page), new ReviewPage(otherBrowser)];
  await here.open(comparison);
  await there.open(comparison);
  // What is not loaded yet would fail in words of its own.
  for (const side of ['Left', 'Right'] as const) await here.expectDrawn(side);
  await page.context().setOffline(true);
  await here.act('Confirm').click();
  await expect(offline(page)).toBeVisible();
  await there.act('Dismiss').click();
  await otherBrowser.getByRole('radio', { name: 'Another reason' }).check();
  await there.panel.getByRole('textbox').fill('rounding');
  await there.panel.getByRole('button', { name: 'Dismiss' }).click();
  await expect(there.row('Monthly Base Rent')).toContainText('Dismissed');
  await expect.poll(async () => (await decisions.standing()).get('f1')?.decision).toBe('dismissed');
  await page.context().setOffline(false);
  await expect(conflict(page)).toBeVisible();
  await expect(
    page.getByText(/This window: confirmed, \d\d:\d\d\. Another window: dismissed, \d\d:\d\d, “rounding”\./),
  ).toBeVisible();
  return there;
}

test('of two decisions on one finding the other one is taken', async ({
  page,
  comparison,
  decisions,
  otherBrowser,
}) => {
  await decideTwice(page, otherBrowser, comparison, decisions);
  expect((await decisions.standing()).get('f1')?.decision).toBe('dismissed');
  await page.getByRole('button', { name: 'Use dismissed' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(new ReviewPage(page).row('Monthly Base Rent')).toContainText('Dismissed');
  expect((await decisions.standing()).get('f1')).toMatchObject({ decision: 'dismissed', text: 'rounding' });
});

test('of two decisions on one finding the own one is kept, and shows in both windows', async ({
  page,
  comparison,
  decisions,
  otherBrowser,
}) => {
  const there = await decideTwice(page, otherBrowser, comparison, decisions);
  await page.getByRole('button', { name: 'Keep confirmed' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(there.row('Monthly Base Rent')).toContainText('Confirmed');
  expect((await decisions.standing()).get('f1')?.decision).toBe('accepted');
});

test('decisions wait without a connection, are counted, and are sent when it is back', async ({
  page,
  comparison,
  decisions,
}) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  await review.expectDrawn('Left');
  await page.context().setOffline(true);
  await review.act('Confirm').click();
  await expect(offline(page)).toBeVisible();
  await review.act('Confirm').click();
  await expect(page.getByText(/^2 decisions will be sent when you are back online/)).toBeVisible();
  expect((await decisions.standing()).size).toBe(0);
  await page.context().setOffline(false);
  await expect(offline(page)).toBeHidden();
  await expect.poll(async () => (await decisions.standing()).size).toBe(2);
  await expect(review.list).toContainText('2 of ');
});

test('decisions that wait outlive a reload', async ({ page, comparison, decisions }) => {
  const review = new ReviewPage(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await review.open(comparison);
  // A browser without any connection could not load the page anew: only what is decided does not arrive.
  const sending = '**/api/analyses/*/decisions/*';
  await page.route(sending, (route) => route.abort('internetdisconnected'));
  await review.act('Confirm').click();
  await expect(page.getByText(/^1 decision will be sent when you are back online/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 decision will be sent when you are back online/)).toBeVisible();
  await page.unroute(sending);
  await expect.poll(async () => (await decisions.standing()).get('f1')?.decision).toBe('accepted');
});
