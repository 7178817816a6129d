import { ProgressLine, readPart } from './progress.ts';

interface SuiteCounts {
  readonly numTotalTestSuites: number;
  readonly numPassedTestSuites: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTestSuites: number;
}

/** Tells Jest's progress within the whole run. */
export default class JestReporter {
  readonly #line = new ProgressLine(readPart(process.env));

  onTestResult(_test: unknown, _result: unknown, counts: SuiteCounts): void {
    const done = counts.numPassedTestSuites + counts.numFailedTestSuites + counts.numPendingTestSuites;
    this.#line.tell(done, counts.numTotalTestSuites);
  }
}
