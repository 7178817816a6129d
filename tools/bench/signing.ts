import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareDocuments, openDocumentReader } from '@app/engine';
import * as z from 'zod';
import { openReadingCache, type ReadFile } from './accuracy/reading-cache.ts';
import type { BenchTable } from './bench-table.ts';
import { BenchInputError, papersOption, requirePapers } from './papers-option.ts';
import { countFigures } from './signing/count-figures.ts';
import { describeScan } from './signing/describe-scan.ts';
import { makePapers, scanKinds, type MadePaper, type ScanKind } from './signing/make-papers.ts';
import { scanQualities, type ScanQuality } from './signing/scan-pages.ts';
import { scoreScan, tellsOfPage } from './signing/score-scan.ts';
import { summariseScans, type JudgedScan } from './signing/summarise-scans.ts';
import { engineOutput } from './versions/score/engine-output.ts';

const options = {
  ...papersOption,
  seed: { type: 'string', default: '1' },
  contracts: { type: 'string', default: '4' },
  pages: { type: 'string', default: '3' },
  each: { type: 'string', default: '2' },
} as const;

/** Reading with OCR on a busy machine takes long. */
const limits = { deadlineMs: 3_600_000, pageDeadlineMs: 900_000 };
const withSeverity = z.object({ findings: z.array(z.object({ id: z.string(), severity: z.string() })) });

/**
 * Drafts of real contracts against scans of what was signed, clean and bad: `--contracts` of `--pages` pages drawn with
 * `--seed`, `--each` changes of every kind in each, and untouched twins.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const { values } = parseArgs({ args: [...words], options });
  const source = requirePapers(values.papers, { bench: 'signing', proof: '.', content: 'contracts as filed' });
  const [seed, contracts, pages, each] = [values.seed, values.contracts, values.pages, values.each].map(wholeNumber);
  const papers = await makePapers({
    source,
    seed: seed ?? 0,
    contracts: contracts ?? 0,
    pages: pages ?? 0,
    each: each ?? 0,
  });
  const reader = openDocumentReader({ nativeOcr: false, limits });
  try {
    const read = await openReadingCache(resolve(import.meta.dirname, 'node_modules/.cache/signing'), reader);
    const judged: JudgedScan[] = [];
    for (const paper of papers)
      for (const quality of scanQualities)
        for (const kind of scanKinds) judged.push(await judgeScan(paper, kind, quality, read));
    return { title: `Drafts and scans of what was signed, seed ${values.seed}`, rows: summariseScans(judged) };
  } finally {
    reader.close();
  }
}

function wholeNumber(value: string): number {
  if (!/^\d{1,9}$/u.test(value)) throw new BenchInputError(`"${value}" is no whole number`);
  return Number(value);
}

async function judgeScan(paper: MadePaper, kind: ScanKind, quality: ScanQuality, read: ReadFile): Promise<JudgedScan> {
  const draft = await read(join(paper.folder, 'draft.pdf'));
  const scan = await read(join(paper.folder, `${kind}-${quality}.pdf`));
  const { result } = compareDocuments([draft, { ...scan, name: 'signed.pdf' }]);
  const output = engineOutput.parse(result);
  const severities = new Map(withSeverity.parse(result).findings.map(({ id, severity }) => [id, severity]));
  const judged: JudgedScan = {
    kind,
    quality,
    ...scoreScan(kind === 'changed' ? paper.planned.planted : [], output),
    severityOf: ({ id }) => severities.get(id),
    figures: countFigures(draft, result),
    isPageFound: kind === 'exchanged' && tellsOfPage(output, paper.exchangedPage),
  };
  console.log(describeScan(paper.name, judged));
  return judged;
}
