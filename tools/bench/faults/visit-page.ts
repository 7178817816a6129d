import type { Browser, Page } from '@playwright/test';

export interface Visit {
  /** Whether the form could be filled. */
  readonly isUsable: boolean;
  /** From the start of the navigation until it could, in milliseconds. */
  readonly usableMs: number;
  /** The phases in which releases failed, as the page reports them. */
  readonly failures: readonly string[];
}

const form = 'input[name="email"]';
const limitMs = 30_000;
/** Timers of a release have run by then. */
const watchMs = 1_000;

/** Opens the login page in a fresh browser context, waits for the form and fills it. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('console', (message) => {
      const phase = /^Release \S+ of "\w+" failed \((\w+)\)/.exec(message.text())?.[1];
      if (phase !== undefined) failures.push(phase);
    });
    await noteUsable(page);
    await page.goto(url, { waitUntil: 'commit' });
    const isUsable = await fillForm(page);
    if (isUsable) await page.waitForTimeout(watchMs);
    const usableMs = await page.evaluate(() => Number(Reflect.get(window, 'usableAt')));
    return { isUsable, usableMs, failures };
  } finally {
    await context.close();
  }
}

/** Notes in the page when the form stood there for the last time after it had not. */
async function noteUsable(page: Page): Promise<void> {
  await page.addInitScript((wanted) => {
    let stood = false;
    const look = (): void => {
      const stands = document.querySelector(wanted)?.matches(':enabled') === true;
      if (stands && !stood) Reflect.set(window, 'usableAt', performance.now());
      stood = stands;
      requestAnimationFrame(look);
    };
    look();
  }, form);
}

async function fillForm(page: Page): Promise<boolean> {
  try {
    await page.fill(form, 'dana@northgate.example', { timeout: limitMs });
    return (await page.inputValue(form)) === 'dana@northgate.example';
  } catch (error) {
    console.warn('The page could not be used', error);
    return false;
  }
}
