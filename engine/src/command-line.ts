import { createWriteStream, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { AnalysisResult } from '@app/shared/contracts';
import type { Redline } from './judge/comparison.ts';
import type { DocumentSource } from './pdf/document-source.ts';
import type { Analysed } from './pipeline/analyse.ts';
import { EngineError } from './pipeline/engine-error.ts';
import type { EngineProgress } from './pipeline/options.ts';
import type { Stages } from './pipeline/stages.ts';
import type { ReportFileOptions, ReportKind } from './pipeline/write-report-file.ts';

const usage = `usage: compare A.pdf B.pdf [C.pdf ...] [--report out.docx|out.pdf] [--json out.json]
               [--redline out.docx|out.pdf] [--certificate out.pdf] [--explain f3|words]
Without any of these options, the result is printed to standard output as JSON.
--redline writes the changes between two versions of a document: in Word as tracked changes, in PDF as marks on the pages of the later version.
--certificate writes a PDF that shows, for every word of a draft, whether its scan has it unchanged.
--explain shows why two values were or were not reported as different: the values of a finding (f3), or those next to the given words.
Progress, a one-line result and the changes between versions are printed to standard error.
Exit code 0: the comparison ran, whatever it found; 2: invalid arguments, or no documents to make the redline or certificate from; 3: fewer than two documents could be read.`;

const asksForHelp: ReadonlySet<string> = new Set(['--help', '-h']);

/** Exit codes that scripts rely on. */
const exit = { ran: 0, arguments: 2, unreadable: 3 } as const;

interface Arguments {
  readonly files: readonly string[];
  readonly report: string | undefined;
  readonly redline: string | undefined;
  readonly certificate: string | undefined;
  readonly json: string | undefined;
  readonly explain: string | undefined;
}

const allVersions =
  'The documents are versions of each other: they were compared word by word, and no values were paired.';

/** What the name of a file ends with, by its kind. */
const wordOrPdf = ['.docx', '.pdf'];

function readArguments(words: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        report: { type: 'string' },
        redline: { type: 'string' },
        certificate: { type: 'string' },
        json: { type: 'string' },
        explain: { type: 'string' },
      },
    });
    const { report, redline, certificate, json, explain } = values;
    for (const [name, file] of Object.entries({ report, redline }))
      requireEnding(name, file, wordOrPdf, 'Word (.docx) or PDF (.pdf)');
    requireEnding('certificate', certificate, ['.pdf'], 'PDF (.pdf)');
    return positionals.length < 2 ? undefined : { files: positionals, report, redline, certificate, json, explain };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}

function requireEnding(name: string, file: string | undefined, endings: readonly string[], kind: string): void {
  if (file !== undefined && !endings.includes(path.extname(file).toLowerCase()))
    throw new Error(`The ${name} must be a ${kind} file, not ${file}`);
}

/** Files of one name in two folders are told apart by their paths. */
function namesOf(files: readonly string[]): string[] {
  const names = files.map((file) => path.basename(file));
  return names.map((name, index) => (names.indexOf(name) === names.lastIndexOf(name) ? name : (files[index] ?? name)));
}

function showProgress(names: readonly string[]): (progress: EngineProgress) => void {
  let isComparing = false;
  return ({ step, document, page, pages, ocr, documentDone }) => {
    if (step === 'comparing' && !isComparing) {
      isComparing = true;
      process.stderr.write('comparing\n');
      saveMemory();
    }
    if (document === undefined) return;
    const name = names[document] ?? '';
    if (documentDone === true) process.stderr.write(`read ${name}\n`);
    else if (ocr === true) process.stderr.write(`${name}: page ${page} of ${pages} read by OCR\n`);
  };
}

/** Megabytes of what was read, from which memory is worth more than time: some thousand pages. */
const muchRead = 100;

/** V8 lets its memory double before it clears it out; of many pages it is to grow by half at most. */
function saveMemory(): void {
  if (process.memoryUsage().heapUsed > muchRead * 1_000_000) setFlagsFromString('--heap-growing-percent=50');
}

/** The command stands at the border: time, place and language of the machine enter the engine here. */
function reportOptions(): ReportFileOptions {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { createdAt: new Date(), reference: 'from the command line', locale, timeZone };
}

async function explain(asked: string, result: AnalysisResult, stages: Stages | undefined): Promise<void> {
  const { explainLines } = await import('./explain-lines.ts');
  const lines = stages === undefined ? [allVersions] : explainLines(asked, result, stages);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Writes it where there is one; else says why there is none. */
async function writeRedlineTo(
  file: string,
  redline: Redline | undefined,
  sources: readonly DocumentSource[],
): Promise<number> {
  if (redline === undefined)
    return refuse('No redline was written: it needs exactly two documents that are versions of each other.');
  if (path.extname(file).toLowerCase() === '.docx') {
    const { writeRedline } = await import('./report/redline/write-redline.ts');
    await writeRedline(redline, reportOptions(), createWriteStream(file));
    return exit.ran;
  }
  const { writeRedlinePdf } = await import('./pipeline/write-redline-pdf.ts');
  await writeRedlinePdf(redline, sources, reportOptions(), createWriteStream(file));
  return exit.ran;
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return exit.arguments;
}

/** Writes what was asked for; returns the exit code. */
async function writeFiles(
  { json, report, redline, certificate, explain: asked }: Arguments,
  sources: readonly DocumentSource[],
  analysed: Analysed,
  stages: Stages | undefined,
): Promise<number> {
  const text = `${JSON.stringify(analysed.result, undefined, 2)}\n`;
  if (json !== undefined) writeFileSync(json, text);
  if (asked !== undefined) await explain(asked, analysed.result, stages);
  if ([json, report, redline, certificate, asked].every((file) => file === undefined)) process.stdout.write(text);
  if (report !== undefined) await writeReportTo('report', report, sources, analysed);
  const isCertified = (analysed.result.certificates ?? []).length > 0;
  if (certificate !== undefined && isCertified) await writeReportTo('certificate', certificate, sources, analysed);
  return Math.max(
    redline === undefined ? exit.ran : await writeRedlineTo(redline, analysed.redline, sources),
    certificate === undefined || isCertified
      ? exit.ran
      : refuse('No certificate was written: it needs a draft and a scan of the same document.'),
  );
}

async function writeReportTo(
  kind: ReportKind,
  file: string,
  sources: readonly DocumentSource[],
  analysed: Analysed,
): Promise<void> {
  const { writeReportFile } = await import('./pipeline/write-report-file.ts');
  await writeReportFile({ kind, file }, sources, analysed, reportOptions());
}

/** Compares the PDFs that the words of a command line name; returns the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  if (words.some((word) => asksForHelp.has(word))) {
    process.stdout.write(`${usage}\n`);
    return exit.ran;
  }
  const given = readArguments(words);
  if (given === undefined) {
    process.stderr.write(`${usage}\n`);
    return exit.arguments;
  }
  const names = namesOf(given.files);
  const sources = given.files.map((file, index) => ({ name: names[index] ?? file, path: path.resolve(file) }));
  try {
    // Loaded when needed: a wrong argument is answered at once.
    const [{ analyse }, { outcomeLines }] = await Promise.all([
      import('./pipeline/analyse.ts'),
      import('./outcome-lines.ts'),
    ]);
    let stages: Stages | undefined;
    const analysed = await analyse(sources, {
      onProgress: showProgress(names),
      redline: given.redline !== undefined,
      probe: given.explain === undefined ? undefined : (held) => void (stages = held),
    });
    process.stderr.write(`${outcomeLines(analysed.result).join('\n')}\n`);
    return await writeFiles(given, sources, analysed, stages);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    process.stderr.write(`${error.message}\n`);
    for (const { name, unreadable } of error.documents)
      if (unreadable !== undefined) process.stderr.write(`${name}: ${unreadable.message}\n`);
    return exit.unreadable;
  }
}
