import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { compareDocuments, EngineError, openDocumentReader, settleByLooks, tellTiers } from '@app/engine';
import { outcomeLines } from '../../engine/src/outcome-lines.ts';
import { openReadingCache, type ReadFile } from './accuracy/reading-cache.ts';
import type { BenchTable } from './bench-table.ts';
import { namedPapers, requirePapers } from './papers-option.ts';
import { installedResavers, saveAgain, type Resaver } from './resaved/save-again.ts';
import { describeResaved, summariseResaved, type Resaved } from './resaved/summarise-resaved.ts';

/** On a busy machine a page takes long. */
const limits = { deadlineMs: 600_000, pageDeadlineMs: 120_000 };
const savedAgain = join(tmpdir(), 'bench-resaved');
const readings = resolve(import.meta.dirname, 'node_modules/.cache/resaved');

/** Every PDF below the folder named with `--papers` against itself as other programs save it: nothing differs. */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const folder = requirePapers(namedPapers(words), { bench: 'resaved', proof: '.', content: 'PDF files' });
  const resavers = await installedResavers();
  const reader = openDocumentReader({ nativeOcr: false, limits });
  const [all, notCompared]: [Resaved[], string[]] = [[], []];
  try {
    const read = await openReadingCache(readings, reader);
    for (const file of await pdfsBelow(folder))
      for (const by of resavers) {
        const resaved = await compareResaved(file, relative(folder, file), by, read);
        if (typeof resaved === 'string') notCompared.push(resaved);
        else all.push(resaved);
        console.log(typeof resaved === 'string' ? resaved : describeResaved(resaved));
      }
  } finally {
    reader.close();
  }
  return { title: 'Files that other programs saved again', rows: summariseResaved(all, notCompared) };
}

async function pdfsBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .toSorted()
    .map((name) => join(folder, name));
}

/** What differs; a sentence where that cannot be asked. */
async function compareResaved(file: string, name: string, by: Resaver, read: ReadFile): Promise<Resaved | string> {
  const saved = await saveAgain(file, by, savedAgain);
  if (saved === undefined) return `${name}: ${by.program} cannot save it.`;
  const sources = [
    { name: 'original.pdf', path: file },
    { name: 'saved again.pdf', path: saved },
  ];
  const documents = [];
  for (const source of sources) documents.push({ ...(await read(source.path)), name: source.name });
  try {
    const { result } = compareDocuments(await settleByLooks(documents, sources));
    const { sure, places, untold } = tellTiers(result.findings);
    if (untold > 0) console.log(`${name}: ${untold} more are possible.`);
    return { file: name, by: by.name, sure, possible: places, verdict: outcomeLines(result)[0] ?? '' };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return `${name}, ${by.name}: ${documents.map(({ unreadable }) => unreadable?.message ?? 'readable').join(' / ')}`;
  }
}
