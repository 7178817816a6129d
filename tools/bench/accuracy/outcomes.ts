import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { SetScore } from './set-score.ts';

const project = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', args, { cwd: project, maxBuffer: 1 << 26 })).stdout.trim();

/** What a run found and reported beyond it, each by a name that stays: `set d1`, `set rule: "quote" / "quote"`. */
export const outcome = z.object({ found: z.array(z.string()), alarms: z.array(z.string()) });
export type Outcome = z.infer<typeof outcome>;

export function outcomeOf(scores: readonly SetScore[]): Outcome {
  const found = scores.flatMap(({ known, all }) => [...all.found].map((id) => `${known.group} ${id}`));
  const alarms = scores.flatMap(({ known, all }) =>
    all.verdicts
      .filter(({ verdict }) => verdict === 'false alarm' || verdict === 'hard false alarm')
      .map(
        ({ finding }) =>
          `${known.group} ${finding.rule}: ${finding.positions.map(({ quote }) => `"${quote}"`).join(' / ')}`,
      ),
  );
  return { found: found.toSorted(), alarms: alarms.toSorted() };
}

/** What another outcome has that the first has not, in lines. */
export function changesBetween(before: Outcome, now: Outcome): string[] {
  const without = (names: readonly string[], others: readonly string[]): string[] => {
    const left = new Set(others);
    return names.filter((name) => !left.has(name));
  };
  return [
    ...without(now.found, before.found).map((name) => `found now: ${name}`),
    ...without(before.found, now.found).map((name) => `lost: ${name}`),
    ...without(now.alarms, before.alarms).map((name) => `new false alarm: ${name}`),
    ...without(before.alarms, now.alarms).map((name) => `false alarm gone: ${name}`),
  ];
}

/** Keeps the outcome of a commit, and tells what changed against the last commit before it of which one is kept. */
export async function changesSinceLastCommit(now: Outcome, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const path = (commit: string): string => join(folder, `${commit}.json`);
  const commits = (await git('rev-list', '--max-count=1000', 'HEAD')).split('\n');
  const isClean = (await git('status', '--porcelain', '--', 'engine', 'shared', 'tools/bench/accuracy')) === '';
  if (isClean) await writeFile(path(commits[0] ?? ''), JSON.stringify(now));
  const last = commits.slice(isClean ? 1 : 0).find((commit) => existsSync(path(commit)));
  if (last === undefined) return ['No outcome of an earlier commit is kept: run it there to compare.'];
  const before = outcome.parse(JSON.parse(await readFile(path(last), 'utf8')));
  const changes = changesBetween(before, now);
  return [
    `Against ${last.slice(0, 8)}: ${changes.length === 0 ? 'the same' : `${changes.length} changes`}.`,
    ...changes,
  ];
}
