import { join, resolve } from 'node:path';
import { compareDocuments, openDocumentReader, type ReadDocument } from '@app/engine';
import type { StatementStage } from '@app/engine/probe';
import { readKnownCases, type StoredCase } from '../accuracy/known-case.ts';
import { openReadingCache } from '../accuracy/reading-cache.ts';
import { coreTypes, knownPair, type KnownPair } from './known-pair.ts';

const readings = resolve(import.meta.dirname, '../node_modules/.cache/readings');

/** A discrepancy that statements are there to find, in documents that belong together and are no versions. */
export interface KnownTruth {
  readonly set: string;
  readonly id: string;
}

export interface KnownPairs {
  readonly sets: readonly StoredCase[];
  readonly truths: readonly KnownTruth[];
  readonly pairs: readonly KnownPair[];
  /** Pairs between papers of two sets, which have nothing to do with each other. */
  readonly strangers: readonly KnownPair[];
}

/** Compares the known sets, and each with a paper of another family in the same language. */
export async function takePairs(): Promise<KnownPairs> {
  const reader = openDocumentReader({ nativeOcr: false });
  try {
    const read = await openReadingCache(readings, reader);
    const sets = await readKnownCases();
    const taken = { sets, truths: [] as KnownTruth[], pairs: [] as KnownPair[], strangers: [] as KnownPair[] };
    for (const [at, stored] of sets.entries()) {
      const documents: ReadDocument[] = [];
      for (const file of stored.known.documents) documents.push(await read(join(stored.folder, file)));
      const { statements, nameOf, areRelated } = compare(documents);
      taken.pairs.push(...statements.map((pair) => knownPair(stored, pair, nameOf)));
      taken.truths.push(...truthsOf(stored, areRelated));
      const other = strangerTo(stored, sets, at);
      const [own] = documents;
      if (other === undefined || own === undefined) continue;
      const stranger = await read(join(other.folder, other.known.documents[0] ?? ''));
      const across = compare([own, { ...stranger, name: `stranger ${stranger.name}` }]);
      taken.strangers.push(...across.statements.map((pair) => knownPair(nothingIn(stored), pair, across.nameOf)));
    }
    return taken;
  } finally {
    reader.close();
  }
}

function compare(documents: readonly ReadDocument[]): {
  statements: readonly StatementStage[];
  nameOf: ReadonlyMap<string, string>;
  areRelated: (a: string, b: string) => boolean;
} {
  let [statements, related]: [readonly StatementStage[], ReadonlySet<string>] = [[], new Set()];
  const { result } = compareDocuments(documents, (stages) => {
    statements = stages.statements;
    related = new Set(stages.related.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  });
  const nameOf = new Map(result.documents.map(({ id, name }) => [id, name]));
  const places = new Map(result.documents.map(({ name }, index) => [name, index]));
  return { statements, nameOf, areRelated: (a, b) => related.has(`${places.get(a)} ${places.get(b)}`) };
}

/** Those of the core types of which two documents that belong together print a side. */
const truthsOf = ({ known }: StoredCase, areRelated: (a: string, b: string) => boolean): KnownTruth[] =>
  known.discrepancies
    .filter(({ type, optional }) => coreTypes.has(type) && optional !== true)
    .filter(({ occurrences }) => {
      const printed = occurrences.flatMap((one) => ('missing' in one ? [] : [one.document]));
      return printed.some((a) => printed.some((b) => areRelated(a, b)));
    })
    .map(({ id }) => ({ set: known.group, id }));

/** The next set in the same language that is of another family. */
const strangerTo = ({ known }: StoredCase, sets: readonly StoredCase[], at: number): StoredCase | undefined =>
  [...sets.slice(at + 1), ...sets.slice(0, at)].find(
    (other) => other.known.family !== known.family && other.known.language === known.language,
  );

const nothingIn = ({ folder, known }: StoredCase): StoredCase => ({
  folder,
  known: { ...known, group: `${known.group} beside a stranger`, discrepancies: [], agreements: [] },
});
