import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../test/find-chromium.ts';

/** Chromium needs these in containers and without a network; they change nothing a page can see. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(process.env), args: browserArguments });
}
