import type { Page } from '@playwright/test';
import * as z from 'zod';
import { keepToasts } from '../fixtures/keep-toasts.ts';
import { expect, recordOf, test } from './fixtures/independence-test.ts';

const shareScope = z.record(
  z.string(),
  z.record(z.string(), z.looseObject({ from: z.string(), useIn: z.array(z.string()) })),
);

/** The share scope of the page: by module and version, who brought it and who uses it. */
async function readShareScope(page: Page): Promise<z.infer<typeof shareScope>> {
  const text = await page.evaluate(() => {
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const instances: unknown = Reflect.get(Object(federation), '__INSTANCES__');
    const [first]: unknown[] = Array.isArray(instances) ? instances : [];
    const scopes: unknown = Reflect.get(Object(first), 'shareScopeMap');
    return JSON.stringify(Reflect.get(Object(scopes), 'default'));
  });
  return shareScope.parse(JSON.parse(text));
}

for (const host of ['yesterday', 'today'] as const) {
  for (const auth of ['1.0.0', '1.1.0']) {
    for (const dashboard of ['1.0.0', '1.1.0']) {
      test(`the host of ${host} runs auth ${auth} and dashboard ${dashboard} on one React, router and toast container`, async ({
        page,
        shop,
        openShop,
      }) => {
        const open = await openShop({ host });
        open.setLive({
          auth: { active: recordOf(shop, `auth@${auth}`) },
          dashboard: { active: recordOf(shop, `dashboard@${dashboard}`) },
        });
        await page.goto(`${open.url}/login`);
        await keepToasts(page);
        await page.getByLabel('Email Address').fill('dana@northgate.example');
        await page.getByLabel('Password', { exact: true }).fill('correct horse staple');
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Upload Asset Files' })).toBeVisible();
        // The toast of the one remote stands in the container of the host while the other remote is shown.
        await expect(page.getByText('Login successful')).toHaveCount(1);
        // Logged in by one remote, known to the bar of the host.
        await expect(page.getByText('dana@northgate.example')).toBeVisible();

        const scope = await readShareScope(page);
        for (const name of ['react', 'react-dom', '@app/shared/router']) {
          expect(Object.values(scope[name] ?? {}).map(({ from }) => from)).toEqual(['host']);
        }
        const users = Object.values(scope['react'] ?? {}).flatMap(({ useIn }) => useIn);
        expect(new Set(users).size).toBe(3);
        expect(open.api.failures).toEqual([]);
      });
    }
  }
}
