import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { writeFolder } from '../fixtures/folders.ts';
import { holdUploads } from '../fixtures/hold-uploads.ts';
import { playSocket } from '../fixtures/relay-socket.ts';
import { agreeing, pdfOf } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything on the page that moves, but for what counts the time of a toast. */
const movement = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || effect.target === null) return [];
      const isToast = effect.target.closest('[popover]') !== null;
      const { duration, iterations } = effect.getComputedTiming();
      const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const moves = frames.some((name) => ['transform', 'translate', 'scale', 'rotate', 'left', 'top'].includes(name));
      const isStill = Number(duration) === 0 || (!moves && iterations === Infinity);
      return isToast || isStill ? [] : [`${effect.target.tagName}.${effect.target.className} ${String(duration)} ms`];
    }),
  );

test('with reduced motion nothing moves, and toasts still close', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  expect(await movement(page)).toEqual([]);
  const folder = await writeFolder(testInfo.outputPath('folder'), { 'a.pdf': pdfOf('a.pdf', ['A']) });
  await dashboard.chooseFolder(folder);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movement(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();

  const uploads = await holdUploads(page);
  await dashboard.choose(agreeing);
  await expect.poll(uploads.waiting).toBe(2);
  expect(await movement(page)).toEqual([]);
  const toast = dashboard.toast('2 PDF(s) uploaded.');
  // It stays for four seconds only, so it is waited for before it comes.
  await Promise.all([expect(toast).toBeVisible(), uploads.release()]);
  expect(await movement(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden();

  await playSocket(page, (socket) => socket.send(JSON.stringify({ job_id: 'j', status: 'running', progress: 30 })));
  await dashboard.start();
  await expect(dashboard.overlay).toContainText('Progress: 30%');
  expect(await movement(page)).toEqual([]);
});
