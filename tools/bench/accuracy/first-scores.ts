import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { knownCases } from './known-case.ts';

const firstScore = z.strictObject({
  set: z.string(),
  found: z.int(),
  wanted: z.int(),
  right: z.int(),
  wrong: z.int(),
});

/** What a set gave by the engine before anything was changed for it. */
export type FirstScore = z.infer<typeof firstScore>;

export const firstScoresFile = join(knownCases, 'first-scores.json');

/** `npm run bench -- rolling-origin` writes them. */
export const readFirstScores = async (path = firstScoresFile): Promise<FirstScore[]> =>
  z.array(firstScore).parse(JSON.parse(await readFile(path, 'utf8')));

/** One set a line. */
export const formatFirstScores = (scores: readonly FirstScore[]): string =>
  `[\n${scores
    .map(
      ({ set, found, wanted, right, wrong }) =>
        `  { "set": "${set}", "found": ${found}, "wanted": ${wanted}, "right": ${right}, "wrong": ${wrong} }`,
    )
    .join(',\n')}\n]\n`;
