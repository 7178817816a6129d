import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDocumentReader } from '@app/engine';
import { openReadingCache } from './accuracy/reading-cache.ts';
import type { BenchTable } from './bench-table.ts';
import { compareGroup } from './business/compare-group.ts';
import { describeFindings } from './business/describe-findings.ts';
import { findingKey } from './business/finding-key.ts';
import { judgeGroup, type JudgedFinding, type JudgedGroup } from './business/judge-group.ts';
import { setNames, summariseGroupSet } from './business/summarise-group-set.ts';
import { papersOption, requirePapers } from './papers-option.ts';
import { groupFolders, readGroups } from './versions/stored-groups.ts';

const options = {
  ...papersOption,
  set: { type: 'string', default: setNames.join(',') },
  group: { type: 'string' },
  save: { type: 'string' },
} as const;

/** On a busy machine a page takes long. */
const patienceMs = 120_000;
const readings = resolve(import.meta.dirname, 'node_modules/.cache/readings');

/**
 * What is told of published business documents: strangers, audited reports, releases and reports of one period, and the same with
 * changed values. `--papers` names the folder of the groups, `--set` and `--group` some of them, `--save` a folder for what is told.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const { values } = parseArgs({ args: [...words], options });
  const folder = requirePapers(values.papers, {
    bench: 'business',
    proof: 'common-figures.json',
    content: 'published business documents',
  });
  const [sets, names] = [values.set.split(','), values.group?.split(',')];
  const groups = (await readGroups(await groupFolders(folder))).filter(
    ({ truth }) => sets.includes(truth.set) && (names?.includes(truth.group) ?? true),
  );
  const reader = openDocumentReader({ nativeOcr: false, limits: { pageDeadlineMs: patienceMs } });
  const judged: JudgedGroup[] = [];
  const keys = new Map<JudgedGroup, ReadonlyMap<string, string>>();
  try {
    const read = await openReadingCache(readings, reader);
    for (const stored of groups) {
      const output = await compareGroup(stored, read);
      const group = judgeGroup(stored.truth, output);
      judged.push(group);
      keys.set(group, new Map(output.findings.map((finding) => [finding.id, findingKey(finding, output)])));
      console.log(describeFindings(group));
      if (values.save !== undefined) await save(values.save, `${stored.truth.set}-${stored.truth.group}`, output);
    }
  } finally {
    reader.close();
  }
  const isNew = (group: JudgedGroup, { finding }: JudgedFinding): boolean => {
    const twin = judged.find(({ truth }) => truth.set === 'retyped' && truth.group === group.truth.clean);
    const key = keys.get(group)?.get(finding.id) ?? '';
    return ![...((twin && keys.get(twin)) ?? new Map<string, string>()).values()].includes(key);
  };
  return {
    title: 'Published business documents',
    rows: setNames.flatMap((set) => {
      const ofSet = judged.filter(({ truth }) => truth.set === set);
      return ofSet.length === 0 ? [] : summariseGroupSet(set, ofSet, isNew);
    }),
  };
}

async function save(folder: string, name: string, output: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify(output, null, 1));
}
