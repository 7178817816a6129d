import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { ProgressLine, readPart } from './progress.ts';

/** Tells Playwright's progress within the whole run. */
export default class PlaywrightReporter implements Reporter {
  readonly #line = new ProgressLine(readPart(process.env));
  #total = 0;
  #done = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#done += 1;
    this.#line.tell(this.#done, this.#total);
  }

  /** The list of journeys is printed by another reporter. */
  printsToStdio(): boolean {
    return false;
  }
}
