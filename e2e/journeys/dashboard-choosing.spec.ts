import { open } from 'node:fs/promises';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { writeFiles, writeFolder } from '../fixtures/folders.ts';
import { keepToasts } from '../fixtures/keep-toasts.ts';
import { agreeing, fakePdf, pdfOf, textFile, type SmallFile } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const one = pdfOf('one.pdf', ['One']);
const two = pdfOf('Two.PDF', ['Two']);
const aFolder = { 'one.pdf': one, 'Two.PDF': two, 'notes.txt': textFile('notes.txt'), 'old/three.pdf': one };

test.beforeEach(({ dashboardPage }) => keepToasts(dashboardPage));

test('a click anywhere in the drop zone opens the chooser once', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  let choosers = 0;
  page.on('filechooser', () => (choosers += 1));
  const first = page.waitForEvent('filechooser');
  await dashboard.zone.getByText('Supported: PDF').click();
  await (await first).setFiles([one, two]);
  await expect(dashboard.toast('2 PDF(s) uploaded.')).toHaveCount(1);
  await dashboard.expectReady(2);
  await expect(dashboard.row('one.pdf')).toContainText(`${(one.buffer.length / 1024).toFixed(1)} KB`);
  await expect(dashboard.row('one.pdf')).toContainText('Upload complete');
  await dashboard.choose([two, one]);
  await dashboard.expectNames(['Two.PDF', 'one.pdf']);
  expect(choosers).toBe(2);
});

test('dropped files are uploaded; what is no PDF is left out', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  const notes = textFile('notes.txt');
  const paths = await writeFiles(testInfo.outputPath('mixed'), [one, notes, textFile('more.txt'), two]);
  await dashboard.drop(paths);
  await expect(dashboard.toast('Some non-PDF files were skipped.')).toHaveCount(1);
  await dashboard.expectReady(2);
  const session = await dashboard.sessionId();
  await dashboard.drop(paths.slice(1, 3));
  await expect(dashboard.toast('Only PDF files are allowed.')).toHaveCount(1);
  await dashboard.expectReady(2);
  expect(await dashboard.sessionId()).toBe(session);
});

test('the folder button offers the PDFs directly in the folder', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  const folder = await writeFolder(testInfo.outputPath('contracts'), aFolder);
  await dashboard.chooseFolder(folder);
  const dialog = page.getByRole('dialog', { name: 'Upload confirmation' });
  await expect(dialog).toContainText('Found 2 PDF(s) in the selected folder. Do you want to upload them?');
  await expect(dialog).toContainText('Left out: 1 file that is not a PDF and 1 subfolder.');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No files uploaded yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeFocused();

  await dashboard.chooseFolder(folder);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dashboard.expectReady(2);
});

test('a folder without PDFs directly in it says so and changes nothing', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  await dashboard.chooseFolder(await writeFolder(testInfo.outputPath('deep'), { 'sub/one.pdf': one }));
  await expect(dashboard.toast('No PDF files found in the selected folder (excluding subfolders).')).toBeVisible();
  await dashboard.expectReady(2);
});

test('a folder dropped from the disk is asked about like a chosen one', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  await dashboard.drop([await writeFolder(testInfo.outputPath('dropped'), aFolder)]);
  const dialog = page.getByRole('dialog', { name: 'Upload confirmation' });
  await expect(dialog).toContainText('Found 2 PDF(s) in the selected folder.');
  await expect(dialog).toContainText('dropped');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dashboard.expectReady(2);
});

test('pasted files are taken, wherever the focus is', async ({ dashboardPage: page }) => {
  await page.evaluate(
    (files) => {
      const clipboardData = new DataTransfer();
      for (const { name, text } of files) {
        clipboardData.items.add(new File([text], name, { type: 'application/pdf' }));
      }
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [one, two].map(({ name, buffer }) => ({ name, text: buffer.toString('latin1') })),
  );
  const dashboard = new DashboardPage(page);
  await dashboard.expectReady(2);
  await dashboard.expectNames(['one.pdf', 'Two.PDF']);
});

test('files of one name are told apart before they are uploaded', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  const stored: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/upload')) stored.push(String(Object(await response.json()).filename));
  });
  const first = await writeFolder(testInfo.outputPath('a'), { 'lease.pdf': one });
  const second = await writeFolder(testInfo.outputPath('b'), { 'lease.pdf': two });
  await dashboard.choose([`${first}/lease.pdf`, `${second}/lease.pdf`]);
  await expect(dashboard.toast('Two files are named lease.pdf. One was renamed to lease (2).pdf.')).toBeVisible();
  await dashboard.expectReady(2);
  await expect.poll(() => stored.toSorted()).toEqual(['lease (2).pdf', 'lease.pdf']);
});

test('a name that is read from right to left stands where the others stand', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  const names = ['one.pdf', '\u05d7\u05d5\u05d6\u05d4.pdf'];
  await dashboard.choose(names.map((name) => ({ ...one, name })));
  await dashboard.expectNames(names);
  const starts = await dashboard.rows.locator('bdi').evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return Math.round(text.getBoundingClientRect().left);
    }),
  );
  expect(new Set(starts).size).toBe(1);
});

test('what cannot be uploaded is said before it is tried', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/upload')) uploads.push(request.url());
  });
  const folder = await writeFolder(testInfo.outputPath('sizes'), { 'huge.pdf': one, 'web.pdf': fakePdf('web.pdf') });
  const huge = await open(`${folder}/huge.pdf`, 'r+');
  await huge.truncate(101 * 1024 * 1024);
  await huge.close();
  const empty = await writeFolder(testInfo.outputPath('none'), { 'empty.pdf': { ...one, buffer: Buffer.alloc(0) } });
  await dashboard.choose([`${folder}/huge.pdf`, `${folder}/web.pdf`, `${empty}/empty.pdf`]);
  await expect(dashboard.row('huge.pdf')).toContainText('101.0 MB is over the limit of 100 MB per file.');
  await expect(dashboard.row('web.pdf')).toContainText('This file is not a PDF.');
  await expect(dashboard.row('empty.pdf')).toContainText('This file is empty.');
  await expect(page.getByRole('button', { name: /Try Again/ })).toHaveCount(0);
  expect(uploads).toEqual([]);
});

test('more files than a comparison takes are refused and the list stays', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  const many: SmallFile[] = Array.from({ length: 201 }, (_, index) => ({ ...one, name: `page-${index}.pdf` }));
  await dashboard.drop(await writeFiles(testInfo.outputPath('many'), many));
  await expect(
    dashboard.toast('You chose 201 files. A comparison can have up to 200. Choose fewer files.'),
  ).toBeVisible();
  await dashboard.expectReady(2);
});

test('files from two places are compared: the second one is added to the first', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.choose([one]);
  await expect(page.getByText('Add the second file')).toBeVisible();
  const session = await dashboard.sessionId();
  await dashboard.add([two]);
  await dashboard.expectReady(2);
  await dashboard.expectNames(['one.pdf', 'Two.PDF']);
  expect(await dashboard.sessionId()).toBe(session);
  await expect(page.getByText('Add the second file')).toBeHidden();
});

test('what took the place of a first file is kept with it', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.choose([one]);
  await expect(dashboard.row('one.pdf')).toContainText('Upload complete');
  await dashboard.choose([two]);
  await dashboard.expectNames(['Two.PDF']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await dashboard.expectNames(['one.pdf']);
  await page.getByRole('button', { name: 'Keep both' }).click();
  await dashboard.expectReady(2);
  await dashboard.expectNames(['one.pdf', 'Two.PDF']);
});

test('files dropped onto the list are added to it', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  const [paths, more] = [
    await writeFiles(testInfo.outputPath('first'), [one, two]),
    await writeFiles(testInfo.outputPath('more'), [pdfOf('three.pdf', ['Three'])]),
  ];
  await dashboard.drop(paths);
  await dashboard.expectReady(2);
  await dashboard.drop(more, dashboard.list);
  await dashboard.expectReady(3);
  await expect(page.getByText(/were replaced/)).toBeHidden();
});
