import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareDocuments, openDocumentReader, type DocumentReader } from '@app/engine';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { seededRandom } from './engine-load/seeded-random.ts';
import { bookingSheet, type SheetChange } from './invoices/booking-sheet.ts';
import { judgeSheet, type JudgedSheet } from './invoices/judge-sheet.ts';
import { readInvoices, readSheet, type Invoice } from './invoices/read-invoices.ts';
import { papersOption, requirePapers } from './papers-option.ts';
import { engineOutput } from './versions/score/engine-output.ts';

const options = {
  ...papersOption,
  seed: { type: 'string', default: '1' },
  rounds: { type: 'string', default: '3' },
  save: { type: 'string' },
} as const;

/** On a busy machine a page takes long. */
const patienceMs = 120_000;
/** Values of a sheet that are changed. */
const changesEach = 2;
const targets = { rightFirst: 0.97, recall: 0.85, precision: 0.95 } as const;

/**
 * Holds e-invoices of `--papers` against booking sheets and payment advices that are written of the data inside them, in other words, formats and
 * order: with changed values in `--rounds` rounds, and unchanged. `--seed` draws other ones; `--save` keeps the sheets in a folder.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const { values } = parseArgs({ args: [...words], options });
  const folder = requirePapers(values.papers, { bench: 'invoices', proof: '.', content: 'e-invoices as PDF' });
  const reader = openDocumentReader({ nativeOcr: false, limits: { pageDeadlineMs: patienceMs } });
  const work = values.save ?? (await mkdtemp(join(tmpdir(), 'bench-invoices-')));
  try {
    const invoices = await readInvoices(folder, reader);
    const random = seededRandom(Number(values.seed));
    const changed: JudgedSheet[] = [];
    const unchanged: JudgedSheet[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const invoice of invoices)
        for (const [changes, judged] of [
          [changesEach, changed],
          [0, unchanged],
        ] as const)
          judged.push(await judge(invoice, changes, { random, reader, work }));
    return { title: 'Invoices and what is booked of them', rows: rowsOf(invoices.length, changed, unchanged) };
  } finally {
    reader.close();
    if (values.save === undefined) await rm(work, { recursive: true });
  }
}

interface Tools {
  readonly random: () => number;
  readonly reader: DocumentReader;
  /** Where sheets are written. */
  readonly work: string;
}

async function judge(invoice: Invoice, changes: number, { random, reader, work }: Tools): Promise<JudgedSheet> {
  const { document, data } = invoice;
  const sheet = bookingSheet(data, changes, random);
  const read = await readSheet(sheet, invoice, work, reader);
  const output = engineOutput.parse(compareDocuments([document, read]).result);
  const id = output.documents.find(({ name }) => name === read.name)?.id ?? '';
  const judged = judgeSheet(output, id, sheet.changes);
  console.log(describe(document.name, sheet.changes, judged));
  return judged;
}

const describe = (name: string, changes: readonly SheetChange[], judged: JudgedSheet): string =>
  `${name}: ${changes.map(({ field, printed }) => `${field} ${printed}`).join(', ') || 'unchanged'}; found ${judged.found} sure, ${judged.foundByAny} of ${judged.changes}; false ${judged.sureFalse} sure, ${judged.possibleFalse} possible`;

function rowsOf(invoices: number, changed: readonly JudgedSheet[], unchanged: readonly JudgedSheet[]): BenchRow[] {
  const sum = (of: keyof JudgedSheet): number => changed.reduce((total, judged) => total + judged[of], 0);
  const share = (name: string, part: number, whole: number, target?: number): BenchRow => ({
    name,
    value: `${part} of ${whole} (${(part / Math.max(1, whole)).toFixed(3)})`,
    ...(target === undefined ? {} : { target: `at least ${target}`, met: part >= whole * target }),
  });
  const silent = unchanged.filter(({ sureFalse }) => sureFalse === 0).length;
  const quiet = unchanged.filter(({ sureFalse, possibleFalse }) => sureFalse + possibleFalse === 0).length;
  return [
    { name: 'invoices; sheets with changes', value: `${invoices}; ${changed.length}` },
    share('changes found, with possible', sum('foundByAny'), sum('changes'), targets.recall),
    share('changes found, sure', sum('found'), sum('changes')),
    share('right row first', sum('rightFirst'), sum('foundByAny'), targets.rightFirst),
    share('sure findings that are right', sum('found'), sum('found') + sum('sureFalse'), targets.precision),
    { name: 'possible findings that are not', value: `${sum('possibleFalse')}` },
    share('unchanged sheets without a sure finding', silent, unchanged.length, 1),
    share('unchanged sheets without any', quiet, unchanged.length),
  ];
}
