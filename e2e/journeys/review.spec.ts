import { comparisonResultEndpoint } from '@app/shared/contracts';
import { expect, test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test('both pages stand side by side with the place in view, drawn by a worker of the own origin', async ({
  page,
  comparison,
  decisions: _decisions,
}) => {
  const review = new ReviewPage(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await review.open(comparison);
  await expect(review.subject).toHaveText('Monthly Base Rent');
  await review.expectDrawn('Left');
  await review.expectDrawn('Right');
  expect(workers.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);

  await test.step('words can be selected and copied', async () => {
    const words = review.pane('Left').getByText('FIRST AMENDMENT TO LEASE', { exact: true });
    await words.selectText();
    expect(await page.evaluate(() => String(getSelection()))).toContain('FIRST AMENDMENT TO LEASE');
  });

  await test.step('find, zoom, fit', async () => {
    await page.keyboard.press('f');
    await page.getByRole('textbox', { name: 'Words in the pages' }).fill('security deposit');
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
    const width = async () => (await review.pane('Left').locator('canvas').first().boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(before);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(before);
  });
});

test('everything is decided by keys, and a reload finds it again', async ({ page, comparison, decisions }) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  const all = await review.list.locator('[data-row]').count();

  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(review.subject).toHaveText('Monthly Base Rent');
  await page.keyboard.press('a');
  await expect(review.subject).not.toHaveText('Monthly Base Rent');

  await page.keyboard.press('d');
  await expect(review.panel).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(review.decision).toContainText('Same thing, written differently');
  await page.keyboard.press('u');
  await expect(review.act('Accept')).toBeVisible();

  await page.keyboard.press('q');
  await page.keyboard.type('Who signed?');
  await page.keyboard.press('Control+Enter');
  await expect(review.list).toContainText('1 waits for an answer');
  await page.keyboard.press('n');
  await page.keyboard.type('Look at the side letter');
  await page.keyboard.press('Control+Enter');

  for (let count = 0; count < all; count += 1) {
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('a');
  }
  await expect(review.list).toContainText('Nothing open');
  await expect(review.list.getByRole('button', { name: 'Download report' })).toBeVisible();
  expect([...decisions.standing.values()].filter(({ decision }) => decision === 'accepted')).toHaveLength(all);

  await page.reload();
  await expect(review.list).toContainText('Nothing open');
});

test('a decision of another window is asked about and not overwritten', async ({ page, comparison, decisions }) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  decisions.decide({ findingId: 'f1', decision: 'dismissed', reason: 'other', text: 'rounding' });
  await review.act('Accept').click();
  await expect(page.getByText('Two decisions on finding 1')).toBeVisible();
  await expect(page.getByText(/“rounding”/)).toBeVisible();
  await page.getByRole('button', { name: 'Take dismissed' }).click();
  await expect(page.getByText('Two decisions on finding 1')).toBeHidden();
  expect(decisions.standing.get('f1')?.decision).toBe('dismissed');
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('decisions wait, are counted, outlive a reload and are sent', async ({ page, comparison, decisions }) => {
    const review = new ReviewPage(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await review.open(comparison);
    decisions.cut(true);
    await review.act('Accept').click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await review.act('Accept').click();
    await expect(page.getByText(/^2 decisions wait here/)).toBeVisible();
    decisions.cut(false);
    await page.reload();
    await expect.poll(() => decisions.standing.size).toBe(2);
    await expect(review.list).toContainText('2 of ');
  });
});

test('two thousand findings are listed, few of them drawn', async ({ page, comparison, decisions: _decisions }) => {
  const review = new ReviewPage(page);
  await page.route(`**/api/analyses/${comparison}/result`, async (route) => {
    const result = comparisonResultEndpoint.answer.parse(await (await route.fetch()).json());
    const [first] = result.findings;
    if (first === undefined) throw new Error('The sample has no finding');
    const findings = Array.from({ length: 2_000 }, (_, index) => ({
      ...first,
      id: `f${index + 1}`,
      subject: `Finding ${index + 1}`,
    }));
    await route.fulfill({ json: { ...result, findings } });
  });
  await review.open(comparison);
  await expect(review.list).toContainText('0 of 2000 decided');
  const rows = review.list.locator('[data-row]');
  expect(await rows.count()).toBeLessThan(60);
  await review.list.getByRole('searchbox').fill('finding 1999');
  await expect(rows).toHaveCount(1);
  await review.list.getByRole('searchbox').fill('');
  await rows.first().hover();
  await page.mouse.wheel(0, 60_000);
  await expect(review.row(/^1\d\d\d/).first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
});

test('another person’s comparison, and one that never was, are not found', async ({ page, account, service }) => {
  await page.request.post(`${service.url}/api/auth/login`, {
    headers: { origin: service.url },
    data: { email: account.email, password: account.password },
  });
  await page.goto('/review/2f3b8f9e-0c1d-4e5f-8a9b-0c1d2e3f4a5b');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('nobody sees a review without logging in, and comes back to it after', async ({ page, comparison, account }) => {
  await page.goto(`/review/${comparison}?finding=f2`);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/review/${comparison}?finding=f2`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
