import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { playSocket } from '../fixtures/relay-socket.ts';
import { agreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

interface Spoken {
  readonly at: number;
  readonly text: string;
}

/** Notes every change of the live region inside the overlay, by the clock of the page. */
async function listenToOverlay(page: Page): Promise<() => Promise<Spoken[]>> {
  await page.evaluate(() => {
    const spoken: { at: number; text: string }[] = [];
    const listen = (): void => {
      const text = document.querySelector('dialog[open] [role=status]')?.textContent?.trim() ?? '';
      if (text !== '' && text !== spoken.at(-1)?.text) spoken.push({ at: Date.now(), text });
    };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { spoken });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);
}

test('a run is spoken of at most every five seconds, and its end is told', async ({ dashboardPage: page }) => {
  await page.clock.install();
  await page.reload();
  const dashboard = new DashboardPage(page);
  let server: WebSocketRoute | null = null;
  await playSocket(page, (socket) => {
    server = socket;
  });
  await dashboard.upload(agreeing);
  const spoken = await listenToOverlay(page);
  await dashboard.start();
  await expect(dashboard.overlay).toContainText('Connected to server...');
  for (let number = 1; number <= 30; number += 1) {
    const message = `Reading copy-one.pdf, page ${number} of 30`;
    (server as WebSocketRoute | null)?.send(
      JSON.stringify({ job_id: 'j', status: 'running', message, progress: number }),
    );
    await page.clock.runFor(500);
  }
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return (await spoken()).at(-1)?.text;
    })
    .toContain('page 30 of 30');
  const heard = await spoken();
  const gaps = heard.slice(1).map(({ at }, index) => at - (heard[index]?.at ?? 0));
  expect(heard.length).toBeGreaterThan(2);
  // The region speaks a moment late when it has just come into the overlay, and the page draws when it can.
  expect(Math.min(...gaps)).toBeGreaterThan(4_000);
});
