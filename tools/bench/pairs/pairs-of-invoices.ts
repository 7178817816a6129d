import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentReader } from '@app/engine';
import { probePairs, type ProbedPairs } from '@app/engine/probe';
import type { KnownPair } from '@app/fit';
import { seededRandom } from '../engine-load/seeded-random.ts';
import { bookingSheet, type SheetChange } from '../invoices/booking-sheet.ts';
import { holds } from '../invoices/judge-sheet.ts';
import { readInvoices, readSheet } from '../invoices/read-invoices.ts';
import { endsOf } from './ends-of.ts';

/** Seeds of the sheets; `npm run bench -- invoices` draws others. */
const seeds = [101, 102, 103, 104, 105, 106];
const changesEach = 2;
/** Invoices are left out in so many groups. */
const groups = 4;

/** Pairs of e-invoices and booking sheets of them with changed values. */
export async function pairsOfInvoices(folder: string, reader: DocumentReader): Promise<KnownPair[]> {
  const work = await mkdtemp(join(tmpdir(), 'bench-pairs-'));
  const pairs: KnownPair[] = [];
  try {
    for (const [at, invoice] of (await readInvoices(folder, reader)).entries())
      for (const seed of seeds) {
        const sheet = bookingSheet(invoice.data, changesEach, seededRandom(seed * 1000 + at));
        const read = await readSheet(sheet, invoice, work, reader);
        const comparison = `${invoice.document.name}/${seed}`;
        pairs.push(
          ...labelSheet(probePairs([invoice.document, read]), sheet.changes, `invoices-${at % groups}`, comparison),
        );
      }
  } finally {
    await rm(work, { recursive: true });
  }
  return pairs;
}

/** The invoice is the first document of the two. */
const sheetId = 'd2';

/** A changed value and what the invoice says in its place are of one thing, any other pair is not. */
export const labelSheet = (
  probed: ProbedPairs,
  changes: readonly SheetChange[],
  fold: string,
  comparison: string,
): KnownPair[] =>
  probed.pairs.map((pair) => {
    const [a, b] = pair.places.map((at) => probed.values[at]);
    const [onSheet, onInvoice] = a?.document === sheetId ? [a, b] : [b, a];
    const isSame = changes.some(({ before, after }) => holds(onSheet ?? {}, after) && holds(onInvoice ?? {}, before));
    return { fold, ...endsOf(probed, pair, comparison), isSame, levels: pair.levels };
  });
