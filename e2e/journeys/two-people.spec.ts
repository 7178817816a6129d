import { createAccount } from '../fixtures/account.ts';
import { disagreeing, disagreeingVerdict } from '../fixtures/small-pdfs.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { LoginPage } from '../pages/login-page.ts';

test('two people see nothing of each other, and their tabs hear nothing', async ({
  dashboardPage: page,
  browser,
  service,
  request,
}) => {
  test.setTimeout(360_000);
  const elsewhere = await browser.newContext({ baseURL: service.url });
  const other = await elsewhere.newPage();
  const heard: string[] = [];
  other.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  await new LoginPage(other).logIn(await createAccount(request, service.url, service.dataDir));
  await expect(other.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible();

  const dashboard = new DashboardPage(page);
  await dashboard.upload(disagreeing);
  await dashboard.downloadReport();
  await expect(page.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('comparison') ?? '';
  const { documents } = await (await page.request.get(`/api/analyses/${id}`)).json();

  const headers = { origin: service.url };
  const path = `${service.url}/api/analyses/${id}`;
  const file = `${path}/documents/${documents[0].id}/file`;
  const asked = [
    await other.request.get(path),
    await other.request.get(`${path}/result`),
    await other.request.get(`${path}/report`),
    await other.request.get(file),
    await other.request.patch(path, { headers, data: { name: 'Mine' } }),
    await other.request.post(`${path}/cancel`, { headers }),
    await other.request.post(`${path}/again`, { headers, data: {} }),
    await other.request.delete(path, { headers }),
  ];
  expect(asked.map((answer) => answer.status())).toEqual(asked.map(() => 404));
  expect(await (await other.request.get('/api/analyses')).json()).toEqual({ analyses: [] });
  expect(heard.filter((message) => message.includes(id))).toEqual([]);

  await other.goto(`/dashboard?comparison=${id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'This comparison was deleted' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeVisible();
  await elsewhere.close();
});
