import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDocumentReader, type ReadDocument } from '@app/engine';
import { probePairs } from '@app/engine/probe';
import { formatKnownPairs, knownPairsFile, type KnownPair } from '@app/fit';
import * as z from 'zod';
import { readKnownCases, type KnownCase } from './accuracy/known-case.ts';
import { openReadingCache, type ReadFile } from './accuracy/reading-cache.ts';
import type { BenchTable } from './bench-table.ts';
import { readGroupDocuments } from './business/compare-group.ts';
import { seededRandom } from './engine-load/seeded-random.ts';
import { labelCase } from './pairs/label-case.ts';
import { pairsOfInvoices } from './pairs/pairs-of-invoices.ts';
import { labelPlanted } from './pairs/label-planted.ts';
import { commonFigure, plantChanges, type CommonFigure } from './pairs/plant-changes.ts';
import { papersOption } from './papers-option.ts';
import { groupFolders, readGroups, type StoredGroup } from './versions/stored-groups.ts';

const options = {
  ...papersOption,
  out: { type: 'string', default: knownPairsFile },
  rounds: { type: 'string', default: '6' },
  part: { type: 'string', default: '1/1' },
  set: { type: 'string', default: 'cases,strangers,siblings,retyped' },
  invoices: { type: 'string' },
} as const;

/** On a busy machine a page takes long. */
const patienceMs = 120_000;
const readings = resolve(import.meta.dirname, 'node_modules/.cache/readings');
/** Changes that are planted in two documents at once: few, so that rows and columns stay what they are. */
const changesAtOnce = 20;

/**
 * Gathers pairs of unlike values of which it is known whether they are of one thing, for `npm run fit`: those of the known sets, and
 * with `--papers` those of published business documents, in which changes are planted in `--rounds` rounds, and with `--invoices` those of e-invoices
 * and what is booked of them.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const { values } = parseArgs({ args: [...words], options });
  const reader = openDocumentReader({ nativeOcr: false, limits: { pageDeadlineMs: patienceMs } });
  try {
    const read = await openReadingCache(readings, reader);
    const [part = 1, parts = 1] = values.part.split('/').map(Number);
    const sets = values.set.split(',');
    const isOfPart = (_: unknown, index: number): boolean => index % parts === part - 1;
    const pairs = sets.includes('cases') ? await pairsOfCases(read, isOfPart) : [];
    if (values.papers !== undefined)
      for (const pair of await pairsOfBusiness(values.papers, { rounds: Number(values.rounds), sets, isOfPart }, read))
        pairs.push(pair);
    if (values.invoices !== undefined)
      for (const pair of await pairsOfInvoices(values.invoices, reader)) pairs.push(pair);
    await mkdir(dirname(values.out), { recursive: true });
    await writeFile(values.out, formatKnownPairs(pairs));
    const folds = Map.groupBy(pairs, ({ fold }) => fold);
    return {
      title: 'Pairs of unlike values of which it is known whether they are of one thing',
      rows: [...folds].map(([name, list]) => ({
        name,
        value: `${list.length}, of one thing ${list.filter(({ isSame }) => isSame).length}`,
      })),
    };
  } finally {
    reader.close();
  }
}

/** Whether what stands at a position of a list is of the part that is gathered. */
type IsOfPart = (one: unknown, index: number) => boolean;

async function pairsOfCases(read: ReadFile, isOfPart: IsOfPart): Promise<KnownPair[]> {
  const pairs: KnownPair[] = [];
  for (const { folder, known } of (await readKnownCases()).filter(isOfPart)) {
    const documents: ReadDocument[] = [];
    for (const file of known.documents.filter((name) => !isScan(known, name)))
      documents.push(await read(join(folder, file)));
    for (const pair of labelCase(known, probePairs(documents))) pairs.push(pair);
  }
  return pairs;
}

/** What is read in a scan hangs on the recogniser of the machine; weights should not. */
const isScan = ({ renderers }: KnownCase, file: string): boolean => renderers[file]?.startsWith('scan') === true;

/** Groups of these sets hold no change: whatever is unlike in them is of two things. */
const unchanged: readonly string[] = ['strangers', 'siblings', 'retyped'];

interface BusinessChoice {
  readonly rounds: number;
  readonly sets: readonly string[];
  readonly isOfPart: IsOfPart;
}

async function pairsOfBusiness(
  folder: string,
  { rounds, sets, isOfPart }: BusinessChoice,
  read: ReadFile,
): Promise<KnownPair[]> {
  const figures = z
    .record(z.string(), z.array(commonFigure))
    .parse(JSON.parse(await readFile(join(folder, 'common-figures.json'), 'utf8')));
  const groups = (await readGroups(await groupFolders(resolve(folder)))).filter(
    ({ truth }, index) => unchanged.includes(truth.set) && sets.includes(truth.set) && isOfPart(truth, index),
  );
  const pairs: KnownPair[] = [];
  for (const group of groups) {
    const documents = await readGroupDocuments(group, read);
    const fold = foldOf(group);
    for (const pair of labelPlanted(probePairs(documents), [], {
      fold,
      comparison: `${group.truth.set}/${group.truth.group}`,
    }))
      pairs.push(pair);
    console.log(`${group.truth.set}/${group.truth.group}: ${pairs.length} pairs so far`);
    const [first, second] = documents;
    if (first === undefined || second === undefined || group.truth.set !== 'siblings') continue;
    for (let round = 0; round < rounds; round += 1) {
      const random = seededRandom(round + 1);
      const drawn = draw(figures[group.truth.group] ?? [], random);
      for (const pair of plantedPairs([first, second], drawn, random, {
        fold,
        comparison: `${group.truth.set}/${group.truth.group}/${round}`,
      }))
        pairs.push(pair);
    }
  }
  return pairs;
}

/** The company: `bestbuy-2023` and `bestbuy-2024q2` are left out together. */
const foldOf = ({ truth: { group, set } }: StoredGroup): string =>
  set === 'strangers' ? `strangers ${group}` : (group.split('-')[0] ?? group);

/** As many in prose as in rows, which are several times as frequent. */
function draw(figures: readonly CommonFigure[], random: () => number): CommonFigure[] {
  const places = [...Map.groupBy(figures, ({ place }) => place).values()];
  return Array.from({ length: changesAtOnce }, (_, at) => {
    const ofPlace = places[at % places.length] ?? [];
    return ofPlace[Math.floor(random() * ofPlace.length)];
  }).filter((figure) => figure !== undefined);
}

function plantedPairs(
  documents: readonly [ReadDocument, ReadDocument],
  figures: readonly CommonFigure[],
  random: () => number,
  names: { readonly fold: string; readonly comparison: string },
): KnownPair[] {
  const { documents: changed, changes } = plantChanges(documents, figures, random);
  // What was not changed was gathered once already.
  return labelPlanted(probePairs(changed), changes, names).filter(({ isSame }) => isSame);
}
