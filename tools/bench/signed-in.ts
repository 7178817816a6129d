import type { Browser, BrowserContext } from '@playwright/test';
import type { UploadTarget } from './upload-load/upload-client.ts';

/** A browser with an empty cache in which somebody is logged in. */
export async function signedIn(
  browser: Browser,
  { origin, cookie }: UploadTarget,
  options: { readonly bypassCSP?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  return context;
}
