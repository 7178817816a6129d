import { comparisonResultEndpoint } from '@app/shared/contracts';
import { compareSample, expect, test } from '../fixtures/review-test.ts';
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
  await review.expectPlaceInView('Left');
  await review.expectPlaceInView('Right');

  await test.step('words can be selected and copied', async () => {
    const words = review.pane('Left').getByText('FIRST AMENDMENT TO LEASE', { exact: true });
    await words.selectText();
    expect(await page.evaluate(() => String(getSelection()))).toContain('FIRST AMENDMENT TO LEASE');
  });

  await test.step('find, zoom, fit', async () => {
    await page.keyboard.press('f');
    await page.getByRole('textbox', { name: 'Text to find' }).fill('security deposit');
    await expect(review.hit).toHaveText(/^1 of /);
    await page.keyboard.press('Escape');
    const width = async () => (await review.pane('Left').locator('canvas').first().boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(before);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(before);
  });
});

test('what is decided, asked and noted is there after a reload, until it is taken back', async ({
  page,
  comparison,
  decisions,
}) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  await review.act('Ask').click();
  await page.keyboard.type('Who signed?');
  await page.getByRole('textbox', { name: 'Who should answer? (optional)' }).fill('Dana');
  await review.panel.getByRole('button', { name: 'Ask' }).click();
  await review.expectChosen('f2');
  await page.keyboard.press('k');
  await review.act('Note').click();
  await page.keyboard.type('Look at the side letter');
  await review.panel.getByRole('button', { name: 'Save' }).click();
  await expect(review.list).toContainText('1 awaiting an answer');
  await page.keyboard.press('j');
  await review.act('Dismiss').click();
  await page.getByRole('radio', { name: 'Intentional change' }).check();
  await review.panel.getByRole('button', { name: 'Dismiss' }).click();
  await review.expectChosen('f3');
  await page.keyboard.press('k');
  await expect(review.decision).toContainText('Intentional change');

  await expect.poll(async () => (await decisions.standing()).size).toBe(2);
  expect((await decisions.standing()).get('f1')).toMatchObject({
    decision: 'asked',
    text: 'Who signed?',
    whom: 'Dana',
    note: 'Look at the side letter',
  });
  await page.reload();
  await expect(review.decision).toContainText('Intentional change');
  await expect(review.list).toContainText('1 awaiting an answer');
  await review.act('Undo').click();
  await page.keyboard.press('k');
  await expect(review.decision).toContainText('Who signed?');
  await review.act('Confirm').click();
  await expect.poll(async () => (await decisions.standing()).get('f1')?.decision).toBe('accepted');
  expect((await decisions.standing()).get('f1')?.note).toBe('Look at the side letter');
  expect((await decisions.standing()).has('f2')).toBe(false);
});

test('several are decided at once, and taken back at once', async ({ page, comparison, decisions }) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  await page.getByRole('button', { name: 'Select multiple' }).click();
  const ticks = review.list.getByRole('checkbox');
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await expect(review.decision).toContainText('3 findings selected');
  await review.act('Dismiss').click();
  await page.getByRole('radio', { name: 'Not important here' }).check();
  await review.panel.getByRole('button', { name: 'Dismiss' }).click();
  await expect(review.list).toContainText('3 of ');
  await expect.poll(async () => (await decisions.standing()).size).toBe(3);
  await page.keyboard.press('u');
  await expect(review.list).toContainText('0 of ');
  await expect.poll(async () => (await decisions.standing()).size).toBe(0);
});

test('all are decided: nothing is open, and the report is the next thing to do', async ({
  page,
  comparison,
  decisions: _decisions,
}) => {
  test.slow();
  const review = new ReviewPage(page);
  await review.open(comparison);
  const [, all = '0'] = /^0 of (\d+) reviewed/.exec(await review.list.getByText(/ reviewed$/).innerText()) ?? [];
  for (let count = 0; count < Number(all); count += 1) {
    await review.act('Confirm').click();
    await expect(review.list).toContainText(`${count + 1} of ${all} reviewed`);
  }
  await expect(review.list).toContainText('All done');
  const downloaded = page.waitForEvent('download');
  await review.list.getByRole('button', { name: 'Download report' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^Discrepancy_Report_.*\.docx$/);
  await page.reload();
  await expect(review.list).toContainText('All done');
});

// No page asks for news by itself: the server told it.
test('what is decided in one window shows in another one', async ({
  page,
  comparison,
  decisions: _decisions,
  otherBrowser,
}) => {
  const [here, there] = [new ReviewPage(page), new ReviewPage(otherBrowser)];
  await here.open(comparison);
  await there.open(comparison);
  await there.expectDrawn('Left');
  await here.act('Confirm').click();
  await expect(there.row('Monthly Base Rent')).toContainText('Confirmed');
  await expect(there.list).toContainText('1 of ');
});

test('a comparison that is deleted elsewhere says so where it is reviewed', async ({
  page,
  login,
  asPerson,
  service,
}) => {
  await page.context().addCookies(login);
  const id = await compareSample(asPerson, service.url);
  const review = new ReviewPage(page);
  await review.open(id);
  await review.expectDrawn('Left');
  expect((await asPerson.delete(`${service.url}/api/analyses/${id}`)).status()).toBe(204);
  await expect(page.getByRole('heading', { name: /^This comparison was deleted at \d\d:\d\d\.$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to comparisons' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/review/${id}`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
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
  await expect(review.list).toContainText('0 of 2000 reviewed');
  const rows = review.list.locator('[data-row]');
  expect(await rows.count()).toBeLessThan(60);
  // A reader counts them all the same.
  await expect(review.list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '2000');
  await review.list.getByRole('searchbox').fill('finding 1999');
  await expect(rows).toHaveCount(1);
  await review.list.getByRole('searchbox').fill('');
  await rows.first().hover();
  await page.mouse.wheel(0, 60_000);
  await expect(review.row(/^1\d\d\d/).first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
});

test('another person’s comparison is not found, not even a page of it', async ({
  page,
  account,
  service,
  comparison,
}) => {
  await page.request.post(`${service.url}/api/auth/login`, {
    headers: { origin: service.url },
    data: { email: account.email, password: account.password },
  });
  await page.goto(`/review/${comparison}`);
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
