import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { followSignIn } from './follow-sign-in.ts';

const started = z.object({ redirect_url: z.url() });

/** Presses the provider's button; answers the address of the provider's page. */
export async function pressProviderButton(browser: TestBrowser, startPath: string): Promise<URL> {
  const response = await browser.post(startPath);
  expect(response.statusCode).toBe(200);
  return new URL(started.parse(response.json()).redirect_url);
}

/** The whole way through the provider; answers where the service sends the browser in the end. */
export async function signInWith(browser: TestBrowser, startPath: string, publicUrl: string): Promise<string> {
  const back = await followSignIn((await pressProviderButton(browser, startPath)).href, publicUrl);
  return targetOf(await browser.get(`${back.pathname}${back.search}`));
}

export function targetOf(response: LightMyRequestResponse): string {
  expect(response.statusCode).toBe(303);
  return String(response.headers.location);
}
