import { fakeGoogleDrive } from '../fakes/google-drive.ts';
import { expect, test } from '../fixtures/cloud-test.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { keepToasts } from '../fixtures/keep-toasts.ts';
import { agreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

// OneDrive's script is not there in these journeys, and a file is refused.
test.use({ allowedErrors: /Failed to load resource/ });
// One service is enough for all of them.
test.describe.configure({ mode: 'default' });

const pdf = 'application/pdf';
const googleFile = (kind: string): string => `application/vnd.google-apps.${kind}`;
const files = {
  lease: {},
  unnamed: { metadata: { name: 'scan.pdf', mimeType: pdf } },
  minutes: {},
  sheet: { content: { contentType: 'application/octet-stream', body: 'cells' } },
  secret: { content: { status: 403, contentType: 'application/json', body: '{}' } },
};
const documents = [
  { id: 'lease', name: 'lease.pdf', mimeType: pdf },
  { id: 'unnamed' },
  { id: 'minutes', name: 'Minutes', mimeType: googleFile('document') },
  { id: 'sheet', name: 'Rents', mimeType: googleFile('spreadsheet') },
  { id: 'secret', name: 'secret.pdf', mimeType: pdf },
];

test('several files come from Google Drive, and what does not come is told', async ({ context, openDashboard }) => {
  const calls = await fakeGoogleDrive(context, { scenario: { documents, expiresIn: 3600 }, files });
  const page = await openDashboard();
  await keepToasts(page);
  const cookiesOfUploads: string[] = [];
  page.on('request', async (request) => {
    if (request.url().includes('/api/')) cookiesOfUploads.push((await request.headerValue('cookie')) ?? '');
  });
  const dashboard = new DashboardPage(page);
  await page.getByRole('button', { name: 'Google Drive' }).click();
  await expect(dashboard.toast('Rents.xlsx is not a PDF and will be skipped.')).toBeVisible();
  await expect(dashboard.toast('Download failed: 403')).toBeVisible();
  await dashboard.expectReady(3);
  await dashboard.expectNames(['lease.pdf', 'scan.pdf', 'Minutes.pdf']);

  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer drive-token']));
  expect(calls.some(({ url }) => url.endsWith('/files/minutes/export?mimeType=application%2Fpdf'))).toBe(true);
  const asked = await page.evaluate(() => (window as unknown as { fakeGoogleCalls: string[] }).fakeGoogleCalls);
  expect(asked).toContain('requestAccessToken(drive-client, https://www.googleapis.com/auth/drive.readonly)');
  expect(asked).toEqual(expect.arrayContaining(['builder.enableFeature(multiselect)', 'view.setEnableDrives(true)']));

  const cookies = await context.cookies(`${new URL(page.url()).origin}/dashboard`);
  const token = cookies.find(({ name }) => name === 'gdrive_token');
  expect(token).toMatchObject({ value: 'drive-token', path: '/dashboard', secure: true, sameSite: 'Strict' });
  expect(cookiesOfUploads.join()).not.toContain('gdrive_token');
});

test('leaving the picker loses nothing', async ({ context, openDashboard }) => {
  await fakeGoogleDrive(context, { scenario: { picker: 'cancel' }, files });
  const page = await openDashboard();
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  const session = await dashboard.sessionId();
  const button = page.getByRole('button', { name: 'Google Drive' });
  await button.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { fakeGoogleCalls: string[] }).fakeGoogleCalls.at(-1)))
    .toBe('picker.dispose()');
  await expect(button).toBeEnabled();
  await dashboard.expectReady(2);
  expect(await dashboard.sessionId()).toBe(session);
});

test('a refused access is told', async ({ context, openDashboard, alerts }) => {
  await fakeGoogleDrive(context, { scenario: { access: 'refused' }, files });
  const page = await openDashboard();
  await page.getByRole('button', { name: 'Google Drive' }).click();
  await expect.poll(() => alerts).toEqual(['Missing access token']);
});

test('a download can be cancelled and the list stays', async ({ context, openDashboard, alerts }) => {
  await fakeGoogleDrive(context, { scenario: { documents: documents.slice(0, 2) }, files });
  // This file never comes.
  await context.route('**/drive/v3/files/lease?alt=media**', () => undefined);
  const page = await openDashboard();
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  await page.getByRole('button', { name: 'Google Drive' }).click();
  const loader = page.getByRole('dialog', { name: 'Getting 2 files from Google Drive' });
  await expect(loader).toContainText('1 of 2');
  // Readers may be told that files are ready first, and of this a few seconds later.
  await expect(loader.getByRole('status').filter({ hasText: 'Getting 2 files from Google Drive' })).toHaveCount(1);
  await expectAccessible(page);
  await loader.getByRole('button', { name: 'Cancel' }).click();
  await expect(loader).toBeHidden();
  await dashboard.expectReady(2);
  await dashboard.expectNames(agreeing.map(({ name }) => name));
  expect(alerts).toEqual([]);
});
