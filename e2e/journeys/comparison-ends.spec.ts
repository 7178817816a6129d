import type { Page } from '@playwright/test';
import {
  enter,
  isComparing,
  isReading,
  standStillWhen,
  storedFiles,
  withService,
  workerOf,
} from '../fixtures/own-service.ts';
import type { Service } from '../fixtures/service.ts';
import { longVersions } from '../fixtures/long-versions.ts';
import { disagreeing, disagreeingVerdict } from '../fixtures/small-pdfs.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

test.setTimeout(900_000);

const rows = (page: Page) => page.getByRole('list', { name: 'Recent comparisons' }).getByRole('listitem');
const verdict = (page: Page) => page.getByRole('heading', { level: 1, name: disagreeingVerdict });

async function cancel(page: Page, dashboard: DashboardPage): Promise<void> {
  await dashboard.overlay.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this comparison?' });
  await question.getByRole('button', { name: 'Cancel comparison' }).click();
  await expect(dashboard.overlay).toBeHidden();
  await expect(dashboard.toast('Comparison cancelled.')).toBeVisible();
}

const storedReports = async (service: Service): Promise<readonly string[]> =>
  (await storedFiles(service)).filter((path) => path.includes('reports'));

/** What the overlay says of a file or a step while it is at work. */
const steps = [
  { step: 'reading', isTime: isReading, said: /^Page \d+ of \d+/ },
  { step: 'comparing', isTime: isComparing, said: /^Comparing$/ },
];

test('a run is cancelled while it reads and while it compares, also with its worker killed, and leaves nothing', async ({
  page,
  request,
}) => {
  await withService(page, {}, async (service) => {
    await enter(page, request, service);
    const dashboard = new DashboardPage(page);
    for (const { step, isTime, said } of steps) {
      await test.step(step, async () => {
        const worker = standStillWhen(page, service, isTime);
        await dashboard.upload(longVersions);
        await dashboard.start();
        await expect(dashboard.overlay.getByText(said).first()).toBeVisible({ timeout: 180_000 });
        if (step === 'reading') {
          process.kill(workerOf(service), 'SIGKILL');
          await cancel(page, dashboard);
        } else {
          await cancel(page, dashboard);
          worker.goOn();
        }
        await expect.poll(() => storedReports(service), { timeout: 120_000 }).toEqual([]);
      });
    }
    await dashboard.upload(disagreeing);
    await dashboard.downloadReport();
    await expect(verdict(page)).toBeVisible();
    await page.getByRole('button', { name: 'New comparison' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).filter({ hasText: 'Cancelled' })).toHaveCount(2);
  });
});
