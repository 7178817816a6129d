import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { BenchInputError, papersOption, requirePapers } from './papers-option.ts';
import { describeGroup } from './versions/describe-group.ts';
import { makeGroups } from './versions/make-groups.ts';
import { runEngine } from './versions/run-engine.ts';
import { scoreGroup } from './versions/score/score-group.ts';
import { groupFolders, readGroups, type StoredGroup } from './versions/stored-groups.ts';
import { summariseSet, type ScoredGroup } from './versions/summarise-set.ts';

const options = {
  ...papersOption,
  seed: { type: 'string' },
  groups: { type: 'string', default: '12' },
  pages: { type: 'string', default: '10' },
  set: { type: 'string' },
  group: { type: 'string' },
} as const;

/**
 * Two editions of one contract, with known changes: those of the folder named with `--papers`, or with `--seed 7
 * --groups 12 --pages 10` groups made of their texts. `--set` and `--group` name some of them.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const { values } = parseArgs({ args: [...words], options });
  const papers = requirePapers(values.papers, {
    bench: 'versions',
    proof: '.',
    content: 'groups of contracts, each with its truth.json',
  });
  const [groups, pages] = [wholeNumber('groups', values.groups), wholeNumber('pages', values.pages)];
  const seed = values.seed === undefined ? undefined : wholeNumber('seed', values.seed);
  const folders =
    seed === undefined ? await groupFolders(papers) : await makeGroups({ source: papers, seed, groups, pages });
  const [sets, names] = [values.set?.split(','), values.group?.split(',')];
  const chosen = (await readGroups(folders)).filter(
    ({ truth }) => (sets?.includes(truth.set) ?? true) && (names?.includes(truth.group) ?? true),
  );
  const title =
    seed === undefined ? 'Real contracts typeset anew' : `Editions made of seed ${seed}, ${pages} pages each`;
  return { title, rows: await scoreAll(chosen) };
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/u.test(value)) throw new BenchInputError(`--${name} is a whole number, not "${value}"`);
  return Number(value);
}

const isUnaccounted = (warning: string): boolean => warning.startsWith('The list of changes ');

async function scoreAll(groups: readonly StoredGroup[]): Promise<BenchRow[]> {
  const sets = new Map<string, ScoredGroup[]>();
  for (const { folder, truth } of groups) {
    const { output, ...rest } = await runEngine(truth.documents.map((name) => join(folder, name)));
    const unaccounted = output.documents.filter(({ warnings }) => warnings.some(isUnaccounted)).length;
    const scored = { score: scoreGroup(truth, output), unaccounted, ...rest };
    console.log(describeGroup(scored, folder));
    sets.set(truth.set, [...(sets.get(truth.set) ?? []), scored]);
  }
  return [...sets].flatMap(([set, scored]) => summariseSet(set, scored));
}
