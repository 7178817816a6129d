import { readFile } from 'node:fs/promises';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { expect, test } from '../fixtures/test.ts';

test('a signed copy is checked with one press, and its certificate is downloaded', async ({ dashboardPage: page }) => {
  test.setTimeout(360_000);
  await page.getByRole('button', { name: 'Check a signed copy' }).click();
  const certificate = page.getByRole('region', { name: 'Comparison certificate' });
  await expect(certificate).toBeVisible(comparedWithin);
  await expect(certificate).toContainText('409 words: 406 unchanged, 2 changed or missing, 1 unreadable');
  await expect(certificate).toContainText('The scan differs from the draft: 2 words changed or missing, 1 addition.');
  await expect(page.getByRole('heading', { name: /^3 substantive changes\./ })).toBeVisible();
  for (const document of ['sample-agreed-draft.pdf', 'sample-signed-scan.pdf'])
    await expect(
      certificate.getByRole('img', { name: `Part of page 2 of ${document}, framed: Brightwater` }),
    ).toBeVisible();
  const changes = page.getByRole('region', { name: 'Top three changes' });
  for (const changed of [
    '$48,500.00 → $58,400.00',
    '“not” removed after “Provider shall”',
    '“twice” added after “shall reimburse Provider for”',
  ])
    await expect(changes).toContainText(changed);
  const download = page.waitForEvent('download', (file) =>
    file.suggestedFilename().startsWith('Comparison_Certificate_'),
  );
  await certificate.getByRole('button', { name: 'Download certificate' }).click();
  const file = await readFile(await (await download).path(), 'latin1');
  expect(file.slice(0, 5)).toBe('%PDF-');
});
