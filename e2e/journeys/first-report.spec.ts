import { aPerson } from '../fixtures/account.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { knownSets } from '../fixtures/known-sets.ts';
import { expect, test } from '../fixtures/test.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

test('from the first visit to a Word report', async ({ page, service }) => {
  const person = aPerson();

  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('Full Name').fill(person.fullName);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();
  });

  await test.step('open the mailed link', async () => {
    await page.goto(await mailedLink(service.dataDir, person.email, '/verify-email'));
    await expect(page.getByRole('heading', { name: 'Verified!' })).toBeVisible();
    await page
      .getByRole('link', { name: 'Go to Login' })
      .or(page.getByRole('button', { name: 'Go to Login' }))
      .click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('log in', async () => {
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No files uploaded yet')).toBeVisible();
  });

  await test.step('upload, analyse and read the report', async () => {
    const dashboard = new DashboardPage(page);
    await dashboard.upload(knownSets.drafts);
    const report = await dashboard.downloadReport();
    expect(report.suggestedFilename()).toMatch(/^Discrepancy_Report_[\dT-]+\.docx$/);
    const text = await readReportText(await report.path());
    // The two drafts differ in these; the report has both readings.
    const readings = [
      '32% in A (p. 1)',
      '23% in B (p. 1)',
      'three (3) years in A (p. 1)',
      'five (5) years in B (p. 1)',
    ];
    for (const words of [...readings, 'distribution-draft-1.pdf', 'distribution-draft-2.pdf'])
      expect(text).toContain(words);
  });
});
