import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../fixtures/account.ts';
import { longVersions } from '../fixtures/long-versions.ts';
import { startService, type Service } from '../fixtures/service.ts';
import { expect, test } from '../fixtures/test.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

// The page sees its connections break, in the middle of an answer too; the browser logs that in many words.
test.use({ allowedErrors: /WebSocket|net::ERR_|status of 50[234]/ });
test.setTimeout(900_000);

test('kill -9 in the middle of an analysis loses nothing', async ({ page, request }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-restart-'));
  let service: Service = await startService({ dataDir });
  try {
    const account = await createAccount(request, service.url, dataDir);
    const login = await page.request.post(`${service.url}/api/auth/login`, {
      headers: { origin: service.url },
      data: { email: account.email, password: account.password },
    });
    expect(login.status()).toBe(200);
    await page.goto(`${service.url}/dashboard`);
    const dashboard = new DashboardPage(page);
    await dashboard.upload(longVersions);
    const download = page.waitForEvent('download', { timeout: 400_000 });
    await dashboard.start();
    await expect(page.getByText(/page \d+ of \d+/).first()).toBeVisible({ timeout: 400_000 });

    await service.kill();
    service = await startService({ dataDir, port: service.port });

    const report = await download;
    expect(await readReportText(await report.path())).toContain('framework-2.0.pdf');
    const me = await page.request.post(`${service.url}/api/auth/me`, { headers: { origin: service.url } });
    expect(await me.json()).toEqual({ email: account.email });
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
