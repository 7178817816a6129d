import { formPdf, ownerLockedPdf, rotatedPdf, scannedPdf, vastPicturePdf } from '../fixtures/odd-papers.ts';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { pdfOf } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

test.setTimeout(480_000);

const lease = [
  'Lease of the premises at 12 Harbour Street',
  'Tenant: Northgate Trading Ltd',
  'Commencement date: 1 March 2025',
  'The security deposit is EUR 9,000.00.',
];
const leaseOf = (rent: string): readonly string[] => [...lease, `The monthly rent is EUR ${rent}.`];

test('a scan, a turned page, a form, a locked file and a vast picture are shown, each with its place in a box around its ink', async ({
  dashboardPage: page,
  browser,
}) => {
  const papers = [
    pdfOf('plain.pdf', leaseOf('4,500.00')),
    rotatedPdf('turned.pdf', leaseOf('4,800.00')),
    formPdf('form.pdf', [...lease, 'The monthly rent is'], 'EUR 4,900.00.'),
    ownerLockedPdf('locked.pdf', leaseOf('5,100.00')),
    vastPicturePdf('vast.pdf', leaseOf('5,000.00')),
    await scannedPdf(browser, 'scan.pdf', leaseOf('5,200.00')),
  ];
  const dashboard = new DashboardPage(page);
  await dashboard.upload(papers);
  await dashboard.downloadReport(180_000);
  await page.getByRole('link', { name: 'Review findings' }).click();
  const review = new ReviewPage(page);
  await review.row(/rent/i).first().click();
  await review.expectDrawn('Right');
  for (const { name } of papers) {
    await test.step(name, async () => {
      await review.show('Left', name);
      await review.expectDrawn('Left');
      await review.expectPlaceInView('Left');
      await review.expectInkInPlace('Left');
      await review.expectTextFills('Left');
      // A picture that would take gigabytes to draw is left out.
      if (name === 'vast.pdf') expect(await review.darkShare('Left')).toBeLessThan(0.2);
    });
  }
});

const terms = [
  'The tenant pays for heating and for light.',
  'The landlord insures the building against fire.',
  'Notice has to be given in writing.',
  'The law of England holds for this lease.',
  'Pets are kept with consent of the landlord only.',
  'The keys are handed back on the last day.',
];
const dropped = 'The tenant may sublet the upper floor to one person.';

for (const [where, at] of [
  ['among lines', 1],
  ['at their end', terms.length],
] as const) {
  test(`what is missing ${where} is told near its place, and covers no line`, async ({ dashboardPage: page }) => {
    const whole = [...lease, ...terms.slice(0, at), dropped, ...terms.slice(at)];
    const papers = [pdfOf('draft.pdf', whole), pdfOf('signed.pdf', [...lease, ...terms])];
    const dashboard = new DashboardPage(page);
    await dashboard.upload(papers);
    await dashboard.downloadReport(180_000);
    await page.getByRole('link', { name: 'Review findings' }).click();
    await page
      .locator('label')
      .filter({ hasText: /^Findings$/ })
      .click();
    await expect(page.getByRole('radio', { name: 'Findings' })).toBeChecked();
    const review = new ReviewPage(page);
    await review.show('Right', 'signed.pdf');
    await review.expectDrawn('Right');
    const pane = review.pane('Right');
    const told = pane.getByText(/^Searched for here: The tenant may sublet/);
    await expect(told).toBeVisible();
    for (const line of [...lease, ...terms]) {
      // Words are laid over a page a moment after it is drawn.
      await expect(async () => {
        const [block, words] = await Promise.all([
          told.boundingBox(),
          pane.getByText(line, { exact: true }).boundingBox(),
        ]);
        if (block === null || words === null) throw new Error(`${line} is not in view`);
        const isApart = words.y + words.height <= block.y || words.y >= block.y + block.height;
        expect(isApart, line).toBe(true);
      }).toPass();
    }
  });
}
