import type { Page } from '@playwright/test';

/** A page in which somebody does what a journey says, whatever drives the browser. */
export interface DrivenPage {
  press(key: string): Promise<void>;
  /** Turns the wheel while the pointer is over an element. */
  wheel(selector: string, px: number): Promise<void>;
  waitFor(selector: string): Promise<void>;
  /** Evaluates an expression in the page and waits for what it promises. */
  run(expression: string): Promise<unknown>;
}

/** A page that Playwright drives. */
export function drivenByPlaywright(page: Page): DrivenPage {
  let over = '';
  return {
    press: (key) => page.keyboard.press(key),
    wheel: async (selector, px) => {
      if (over !== selector) await page.locator(selector).hover();
      over = selector;
      await page.mouse.wheel(0, px);
    },
    waitFor: (selector) => page.locator(selector).waitFor(),
    run: (expression) => page.evaluate(expression),
  };
}
