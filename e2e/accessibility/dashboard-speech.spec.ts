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
      const text = document.querySelector('dialog[open] span[role=status]')?.textContent?.trim() ?? '';
      if (text !== '' && text !== spoken.at(-1)?.text) spoken.push({ at: Date.now(), text });
    };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { spoken });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);
}

/** How finely the page's clock is moved, and so how exactly what is heard can be timed. */
const stepMs = 250;

/** Moves the clock of the page, and lets it draw after every step while the clock stands still. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await page.clock.runFor(stepMs);
    await page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      }
    });
  }
}

test('a run is spoken of at most every five seconds, and its end is told', async ({ dashboardPage: page }) => {
  test.setTimeout(360_000);
  await page.clock.install();
  await page.reload();
  const dashboard = new DashboardPage(page);
  let server: WebSocketRoute | null = null;
  await playSocket(page, (socket) => {
    server = socket;
  });
  await dashboard.upload(agreeing);
  const spoken = await listenToOverlay(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await dashboard.start();
  await expect
    .poll(async () => {
      await pass(page, stepMs);
      return dashboard.overlay.textContent();
    })
    .toContain('Connected to server...');
  for (let number = 1; number <= 30; number += 1) {
    const message = `Reading copy-one.pdf, page ${number} of 30`;
    (server as WebSocketRoute | null)?.send(
      JSON.stringify({ job_id: 'j', status: 'running', message, progress: number }),
    );
    await pass(page, 500);
  }
  await expect
    .poll(
      async () => {
        await pass(page, 1_000);
        return (await spoken()).at(-1)?.text;
      },
      { timeout: 60_000 },
    )
    .toContain('page 30 of 30');
  const heard = await spoken();
  const gaps = heard.slice(1).map(({ at }, index) => at - (heard[index]?.at ?? 0));
  expect(heard.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000 - stepMs);
});
