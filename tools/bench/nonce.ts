import { analyseCases } from './accuracy/analyse-cases.ts';
import { readCases, readKnownCases } from './accuracy/known-case.ts';
import { scoreSet, type SetScore } from './accuracy/set-score.ts';
import type { BenchTable } from './bench-table.ts';
import { namedPapers } from './papers-option.ts';
import { compareWithNonce } from './nonce/compare-with-nonce.ts';

/**
 * What is left of the figures when the content words that the papers of a set share are invented ones: an engine that
 * goes by what it knows of words loses, one that goes by how papers are built does not. Reading is done once; words are
 * exchanged behind it. Another folder of sets can be named with `--papers`.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const folder = namedPapers(words);
  const cases = await (folder === undefined ? readKnownCases() : readCases(folder));
  const outcomes = await analyseCases(cases, true);
  const [plain, nonce]: [SetScore[], SetScore[]] = [[], []];
  for (const [index, { known }] of cases.entries()) {
    const outcome = outcomes[index];
    if (outcome?.nonce === undefined) throw new Error(`${known.group} was not compared with invented words.`);
    plain.push(scoreSet(known, outcome.result));
    nonce.push(scoreSet(outcome.nonce.known, outcome.nonce.result));
  }
  return compareWithNonce(plain, nonce);
}
