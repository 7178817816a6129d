import { expect, test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test('every key does what the help says of it', async ({ page, comparison, decisions }) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  await review.expectDrawn('Left');
  const [first = '', second = '', third = ''] = await review.rowIds();
  const press = (keys: string) => page.keyboard.press(keys);

  await test.step('J, K, Shift and J: next, previous, next open one', async () => {
    await review.expectChosen(first);
    await press('j');
    await review.expectChosen(second);
    await press('k');
    await review.expectChosen(first);
    await press('a');
    await press('a');
    await review.expectChosen(third);
    await press('k');
    await press('k');
    await press('Shift+J');
    await review.expectChosen(third);
  });

  await test.step('U: what was decided last is taken back, and shown', async () => {
    await press('u');
    await review.expectChosen(second);
    await press('a');
  });

  await test.step('U: of the finding that is shown, whichever was decided last', async () => {
    await press('k');
    await press('k');
    await review.expectChosen(first);
    await press('u');
    await review.expectChosen(first);
    await expect.poll(async () => [...(await decisions.standing()).keys()]).toEqual([second]);
    await press('u');
    await review.expectChosen(second);
    await press('k');
    await expect.poll(async () => (await decisions.standing()).size).toBe(0);
  });

  await test.step('/: search, where keys are letters', async () => {
    await press('/');
    const search = review.list.getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.type('jad?');
    await expect(search).toHaveValue('jad?');
    await search.fill('');
    await search.blur();
    expect((await decisions.standing()).size).toBe(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('F: find in the pages', async () => {
    await press('f');
    const words = page.getByRole('textbox', { name: 'Text to find' });
    await expect(words).toBeFocused();
    await press('Escape');
    await expect(words).toBeHidden();
  });

  await test.step('1 to 9, with Shift: a document on the left, on the right', async () => {
    const names = await review.readingNames();
    await press('3');
    await review.expectShown('Left', names[2] ?? '');
    await press('Shift+Digit1');
    await review.expectShown('Right', names[0] ?? '');
  });

  await test.step('D, Q, N: a panel each, left by Esc with the focus on its button', async () => {
    for (const [key, act, title] of [
      ['d', 'Dismiss', 'Why is this not a discrepancy?'],
      ['q', 'Ask', 'Your question'],
      ['n', 'Note', 'Note on this finding'],
    ] as const) {
      await press(key);
      await expect(page.getByRole('form', { name: title })).toBeVisible();
      await press('Escape');
      await expect(review.panel).toBeHidden();
      await expect(review.act(act)).toBeFocused();
    }
  });

  await test.step('D, Q, N: filled in and sent by keys', async () => {
    await press('n');
    await page.keyboard.type('Look at the side letter');
    await press('Control+Enter');
    await press('q');
    await page.keyboard.type('Who signed?');
    await press('Control+Enter');
    await review.expectChosen(second);
    await press('k');
    await expect(review.decision).toContainText('Who signed?');
    await press('d');
    await press('Space');
    await press('Control+Enter');
    await review.expectChosen(second);
    await press('k');
    await expect(review.decision).toContainText('Same meaning, different wording');
    await press('u');
    await press('u');
    await expect(review.act('Confirm')).toBeVisible();
    await press('u');
    await expect.poll(async () => (await decisions.standing()).size).toBe(0);
  });

  await test.step('X: this one too', async () => {
    await press('x');
    await press('j');
    await press('x');
    await expect(review.decision).toContainText('2 findings selected');
    await press('x');
    await expect(review.decision).toContainText('1 finding selected');
    await page.getByRole('button', { name: 'Clear' }).click();
    await press('k');
  });

  await test.step('[: without the list, and with it; the page in the middle either way', async () => {
    await review.expectInTheMiddle('Left');
    await press('[');
    await expect(review.list).toBeHidden();
    await review.expectInTheMiddle('Left');
    await press('[');
    await expect(review.list).toBeVisible();
  });

  await test.step('+, -, 0: larger, smaller, fit, also where what fits is large', async () => {
    const width = async () => (await review.pane('Left').locator('canvas').first().boundingBox())?.width ?? 0;
    const narrow = await width();
    await page.setViewportSize({ width: 1920, height: 1000 });
    await expect.poll(width).toBeGreaterThan(narrow);
    await review.expectDrawn('Left');
    const fit = await width();
    await press('+');
    await expect.poll(width).toBeGreaterThan(fit);
    await press('-');
    await press('-');
    await expect.poll(width).toBeLessThan(fit);
    await press('0');
    await expect.poll(width).toBe(fit);
  });

  await test.step('with Ctrl, Alt or Meta a key is somebody else’s', async () => {
    for (const key of ['Control+a', 'Alt+a', 'Meta+a', 'Alt+d']) await press(key);
    await expect(review.panel).toBeHidden();
    expect((await decisions.standing()).size).toBe(0);
  });

  await test.step('?: the help, and the focus back where it was', async () => {
    await review.act('Dismiss').focus();
    await press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(help).toBeVisible();
    await press('a');
    await press('Escape');
    await expect(help).toBeHidden();
    await expect(review.act('Dismiss')).toBeFocused();
    expect((await decisions.standing()).size).toBe(0);
  });
});

test('single keys are switched off, stay off after a reload, and come back', async ({
  page,
  comparison,
  decisions,
}) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  const [first = '', second = ''] = await review.rowIds();
  const toggle = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Keyboard' }).click();
    await page.getByRole('switch', { name: 'Use single keys' }).click();
    await page.keyboard.press('Escape');
  };
  await toggle();
  for (const turn of ['now', 'after a reload']) {
    await test.step(turn, async () => {
      for (const key of ['j', 'a', 'd', 'x', '?', '[', '3']) await page.keyboard.press(key);
      await review.expectChosen(first);
      await expect(review.panel).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await decisions.standing()).size).toBe(0);
    });
    if (turn === 'now') await page.reload();
    await expect(review.list).toBeVisible();
  }
  await test.step('the list, the panels and what is sent need no single key', async () => {
    await review.list.locator(`[data-row="${first}"]`).focus();
    await page.keyboard.press('ArrowDown');
    await review.expectChosen(second);
  });
  await toggle();
  await page.keyboard.press('k');
  await review.expectChosen(first);
});
