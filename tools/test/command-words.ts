interface CommandWords {
  /** `--strict`: a test that passes only when it is run alone counts as failed. */
  readonly isStrict: boolean;
  /** For the program that runs the tests. */
  readonly rest: readonly string[];
}

/** What was written behind `npm test --`, `npm test -- unit` and `npm test -- e2e`. */
export const readCommandWords = (words: readonly string[]): CommandWords => ({
  isStrict: words.includes('--strict'),
  rest: words.filter((word) => word !== '--strict'),
});
