import { findViolations } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const styles =
  ':root { color-scheme: light dark } p { color: light-dark(#ccc, #fff); background: light-dark(#fff, #000) }';
const html = `<!doctype html><html lang="en"><title>Lease</title><style>${styles}</style><main><h1>Lease</h1>
<p>Pale in the light</p><img src="data:,"></main></html>`;

test('what is wrong is found: in either scheme what colours decide, in the dark all else', async ({ page }) => {
  await page.setContent(html);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, 'dark')).toEqual(['image-alt: img']);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page, 'light')).toEqual(['color-contrast: p']);
});
