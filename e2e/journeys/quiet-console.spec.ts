import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

/** What the browser says by itself where a login takes longer than its three seconds: the next page was fetched ahead. */
const fetchedAhead = /was preloaded using link preload but not used within a few seconds/;

test('a visit and two logins leave one line each in the console, and no stack', async ({ page, account }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !fetchedAhead.test(message.text())) said.push(message.text());
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toMatch(/^The current user could not be fetched: [^\n]*$/);

  let lists = 0;
  page.on('requestfinished', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/analyses')) lists += 1;
  });
  for (let time = 0; time < 2; time += 1) {
    await new LoginPage(page).submit(account);
    await expect(page).toHaveURL('/dashboard');
    // A list that is still on its way meets a login that has ended, and says so.
    await expect(page.getByRole('button', { name: 'Try it with sample documents' })).toBeVisible();
    // It is asked for once more when the socket stands.
    await expect.poll(() => lists).toBeGreaterThanOrEqual(2 * (time + 1));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  }
  expect(said.filter((text) => /already registered|\n\s+at /.test(text))).toEqual([]);
  expect(said).toHaveLength(1);
});
