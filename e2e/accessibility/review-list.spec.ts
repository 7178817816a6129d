import { analysisResult, type AnalysisResult } from '@app/shared/contracts';
import { expectWholeList } from '../fixtures/expect-whole-list.ts';
import { test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

const longTitle =
  'Upkeep, repair and replacement of the ventilating and air-conditioning equipment that serves the premises';

/** Two dozen findings with long titles, half of them possible ones. */
function withManyFindings(result: AnalysisResult): AnalysisResult {
  const findings = Array.from({ length: 24 }, (_, index) => {
    const finding = result.findings[index % result.findings.length];
    if (finding === undefined) throw new Error('The sample has no findings');
    return { ...finding, id: `f${index + 1}`, subject: longTitle, tier: index < 12 ? 'sure' : 'possible' } as const;
  });
  return { ...result, findings };
}

for (const width of [1280, 375]) {
  test(`headings, titles and buttons of a long list are whole, ${width} px wide`, async ({
    page,
    comparison,
    decisions: _decisions,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.route('**/result', async (route) => {
      const result = analysisResult.parse(await (await route.fetch()).json());
      await route.fulfill({ json: withManyFindings(result) });
    });
    const review = new ReviewPage(page);
    await review.open(comparison);
    await review.list.getByRole('heading', { name: 'Possible discrepancies' }).scrollIntoViewIfNeeded();
    await expectWholeList(review.list);
  });
}
