import { expect, test } from '../fixtures/review-test.ts';
import { ScreenReader, type Told } from '../fixtures/screen-reader.ts';
import { disagreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const headingsOf = (told: readonly Told[]) =>
  told.filter(({ role }) => role === 'heading').map(({ level, name }) => `${level} ${name}`);

test('all is decided by what a screen reader is told, from the dashboard to the report', async ({
  page,
  decisions: _decisions,
}) => {
  test.setTimeout(360_000);
  const reader = await ScreenReader.start(page);
  await page.goto('/dashboard');
  await reader.press('link', /^Sample/);
  await reader.expectFocus('heading', /\d+ discrepanc/);
  await reader.press('link', 'Review findings');
  await reader.expectFocus('heading', /^Sample/);
  const rowName = (await reader.find('button', /^1 /, 'navigation Findings')).name;

  const numbers = await test.step('the page is told in order', async () => {
    const told = await reader.read();
    const headings = headingsOf(told);
    expect(headings.slice(0, 2)).toEqual(['1 Sample', '2 Findings']);
    expect(headings.at(-1)).toMatch(/^2 /);
    const levels = headings.map((heading) => Number(heading[0]));
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const landmarks = told.filter(({ role }) => ['banner', 'main', 'navigation'].includes(role));
    expect(landmarks.map(({ role, name }) => `${role} ${name}`.trim())).toEqual([
      'banner',
      'main',
      'navigation Findings',
    ]);
    const rows = told.filter(({ role, within }) => role === 'button' && within.includes('navigation Findings'));
    const progress = told.find(({ role }) => role === 'progressbar');
    expect(progress?.states.has('valuetext')).toBe(true);
    return rows.flatMap(({ name }) => /^P?\d+(?= )/.exec(name) ?? []);
  });
  const isPossible = (number: string): boolean => number.startsWith('P');
  const count = numbers.filter((number) => !isPossible(number)).length;
  const nameOf = (number: string): string =>
    `Finding ${number} of ${isPossible(number) ? numbers.length - count : count}`;

  await test.step('a finding tells what each document says, on which page, and where to look', async () => {
    const told = await reader.read();
    const readings = told.filter(
      ({ role, within }) => role === 'button' && within.includes('list What each document says'),
    );
    expect(readings.length).toBeGreaterThan(1);
    expect(readings[0]?.name).toMatch(/^A .*\.pdf ?, page \d+ Left .+/);
    const left = await reader.find('region', /^Pages of /, 'region Left pages');
    expect(left.description).toMatch(/^Page \d+: “.+”/);
  });

  await test.step('going on tells the finding one comes to, and keeps the focus at the end of the list', async () => {
    expect(numbers.length).toBeGreaterThan(count);
    for (const number of numbers.slice(1)) {
      await reader.press('button', 'Next finding');
      await reader.expectHeard(new RegExp(`^${nameOf(number)}, [^.]+\\. .+\\.pdf(, page \\d+)?: `));
    }
    await reader.expectFocus('button', 'Next finding');
    await page.keyboard.press('Enter');
    for (const number of numbers.slice(0, -1).toReversed()) {
      await page.keyboard.press('k');
      await reader.expectHeard(new RegExp(`^${nameOf(number)}, `));
    }
  });

  await test.step('the row that has the focus is read by itself', async () => {
    await reader.press('button', rowName, { key: 'ArrowDown', within: 'navigation Findings' });
    await reader.expectFocus('button', /^2 /);
    await page.keyboard.press('ArrowUp');
    await reader.expectFocus('button', rowName);
    await reader.expectNothingElse();
  });

  await test.step('accept, undo', async () => {
    await reader.press('button', 'Confirm');
    await reader.expectHeard(new RegExp(`^Finding 1 of ${count}, [^.]+, confirmed\\. Now finding 2 of ${count}, .+`));
    await reader.expectFocus('button', 'Confirm');
    await page.keyboard.press('u');
    await reader.expectHeard(new RegExp(`^Undone: finding 1 of ${count}, .+\\.$`));
    await reader.expectFocus('button', 'Confirm');
  });

  await test.step('dismiss: what is amiss is said, then what was done', async () => {
    const why = 'form Why is this not a discrepancy?';
    await reader.press('button', 'Dismiss');
    await reader.expectFocus('radio', 'Same meaning, different wording');
    await reader.press('button', 'Dismiss', { within: why });
    await reader.expectHeard('Choose a reason.');
    await reader.expectFocus('radio', 'Same meaning, different wording');
    await reader.press('radio', 'Intentional change', { key: 'Space' });
    await reader.press('button', 'Dismiss', { within: why });
    await reader.expectHeard(new RegExp(`^Finding 1 of ${count}, .+, dismissed\\. Now finding 2 of ${count}, .+`));
    await reader.expectFocus('region', 'Decision');
    await page.keyboard.press('k');
    await reader.expectHeard(new RegExp(`^Finding 1 of ${count}, .+, dismissed\\. `));
    expect((await reader.find('region', 'Decision')).words).toMatch(
      /Dismissed by you, (today|yesterday) .+ Intentional change\./,
    );
  });

  await test.step('ask, then note', async () => {
    await reader.press('button', 'Next finding');
    await reader.expectHeard(/^Finding 2 of /);
    await reader.press('button', 'Ask');
    await reader.expectFocus('textbox', 'Question');
    await page.keyboard.type('Who signed?');
    await reader.press('button', 'Ask', { within: 'form Your question' });
    await reader.expectHeard(/^Finding 2 of .+, asked\. Now finding 3 of .+/);
    await page.keyboard.press('k');
    await reader.expectHeard(/^Finding 2 of .+, asked\. /);
    await reader.press('button', 'Note');
    await reader.expectFocus('textbox', 'Note');
    await page.keyboard.type('Look at the side letter');
    await reader.press('button', 'Save');
    await reader.expectHeard('Note saved.');
    expect((await reader.find('button', /^2 /, 'navigation Findings')).name).toMatch(/Asked/);
  });

  await test.step('what is listed and found is counted', async () => {
    await reader.press('radio', /^Reviewed /, { key: 'Space' });
    await reader.expectHeard('1 finding listed.');
    await reader.press('radio', /^All /, { key: 'Space' });
    await reader.expectHeard(`${numbers.length} findings listed.`);
    await reader.press('button', 'Find in pages');
    await reader.expectFocus('textbox', 'Text to find');
    await page.keyboard.press('Escape');
    await reader.expectFocus('button', 'Find in pages');
  });

  await test.step('several at once', async () => {
    await reader.press('button', 'Select multiple');
    await reader.expectHeard('1 finding selected.');
    const boxes = (await reader.read()).filter(({ role }) => role === 'checkbox');
    await reader.press('checkbox', boxes.at(-1)?.name ?? '', { key: 'Space' });
    await reader.expectHeard('2 findings selected.');
    await reader.press('button', 'Confirm');
    await reader.expectHeard('2 findings confirmed.');
    await reader.expectFocus('region', 'Decision');
  });

  await test.step('the report', async () => {
    await reader.press('button', 'Download report');
    const downloaded = page.waitForEvent('download');
    await reader.press('button', /^PDF/, { within: 'group Download report' });
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
    await reader.expectHeard('PDF report downloaded.');
    await reader.expectFocus('button', 'Download report');
  });

  await test.step('the rest, and that it was the last', async () => {
    const [, done = '', all = ''] =
      /(\d+) of (\d+) reviewed/.exec((await reader.find('navigation', 'Findings')).words) ?? [];
    expect([done, all]).not.toContain('');
    await page.keyboard.press('Shift+J');
    await reader.expectHeard(/^Finding \d+ of /);
    for (let left = Number(all) - Number(done); left > 0; left -= 1) {
      await reader.press('button', 'Confirm');
      await reader.expectHeard(
        left > 1 ? /confirmed\. Now finding / : new RegExp(`All ${all} findings have been reviewed\\.`),
      );
    }
    await reader.expectNothingElse();
  });
});

test('a change between versions is told by what went and what came', async ({ dashboardPage: page }) => {
  test.setTimeout(360_000);
  const reader = await ScreenReader.start(page);
  await page.reload();
  const dashboard = new DashboardPage(page);
  await dashboard.upload(disagreeing);
  await dashboard.downloadReport();
  await reader.press('link', 'Review findings');
  await reader.expectFocus('heading', 'lease-scan and lease-signed');
  // The list is put together after the pages.
  await reader.find('heading', 'Findings');
  expect(headingsOf(await reader.read()).slice(0, 2)).toEqual(['1 lease-scan and lease-signed', '2 Findings']);
  await reader.find('heading', 'Full document');
  const row = await reader.find('button', /^1 /, 'navigation Findings');
  expect(row.name).toMatch(/4,\d00\.00.* 4,\d00\.00/);
  await reader.press('radio', 'Inline', { key: 'Space' });
  await reader.find('button', /^Changed/, 'region Inline');
  await reader.forget();
  await reader.press('button', 'Confirm');
  await reader.expectHeard(/^Change 1 of 1, Substantive changes, .+, confirmed\. The finding has been reviewed\.$/);
  await reader.expectFocus('region', 'Decision');
});
