import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { AnalysisResult } from '@app/shared/contracts';
import { EngineError } from './pipeline/engine-error.ts';
import type { EngineProgress } from './pipeline/options.ts';
import type { Stages } from './pipeline/stages.ts';
import type { ReportFileOptions } from './pipeline/write-report-file.ts';

const usage = `usage: compare A.pdf B.pdf [C.pdf ...] [--report out.docx|out.pdf] [--json out.json] [--explain f3|words]
Without --json, --report and --explain the result is printed to standard output as JSON.
--explain says why two values were told as different, or were not: those of a finding, or those beside some words.
Progress, a one-line result and the changes between versions are printed to standard error.
Exit code 0: the comparison ran, whatever it found; 2: wrong arguments; 3: fewer than two documents could be read.`;

/** Exit codes that scripts rely on. */
const exit = { ran: 0, arguments: 2, unreadable: 3 } as const;

interface Arguments {
  readonly files: readonly string[];
  readonly report: string | undefined;
  readonly json: string | undefined;
  readonly explain: string | undefined;
}

const allVersions =
  'The documents are versions of each other: they were compared word by word, and no values were paired.';

/** What the name of a report ends with. */
const reportEndings: readonly string[] = ['.docx', '.pdf'];

function readArguments(words: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { report: { type: 'string' }, json: { type: 'string' }, explain: { type: 'string' } },
    });
    const { report, json, explain } = values;
    if (report !== undefined && !reportEndings.includes(path.extname(report).toLowerCase()))
      throw new Error(`The report must be a Word (.docx) or PDF (.pdf) file, not ${report}`);
    return positionals.length < 2 ? undefined : { files: positionals, report, json, explain };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}

/** Files of one name in two folders are told apart by their paths. */
function namesOf(files: readonly string[]): string[] {
  const names = files.map((file) => path.basename(file));
  return names.map((name, index) => (names.indexOf(name) === names.lastIndexOf(name) ? name : (files[index] ?? name)));
}

function showProgress(names: readonly string[]): (progress: EngineProgress) => void {
  return ({ step, document, page, pages, ocr, documentDone }) => {
    if (step === 'comparing') {
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

/** Compares the PDFs that the words of a command line name; returns the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
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
    const probe = given.explain === undefined ? undefined : (held: Stages) => void (stages = held);
    const comparison = await analyse(sources, { onProgress: showProgress(names), probe });
    process.stderr.write(`${outcomeLines(comparison.result).join('\n')}\n`);
    const json = `${JSON.stringify(comparison.result, undefined, 2)}\n`;
    if (given.json !== undefined) writeFileSync(given.json, json);
    if (given.explain !== undefined) await explain(given.explain, comparison.result, stages);
    else if (given.json === undefined && given.report === undefined) process.stdout.write(json);
    if (given.report !== undefined) {
      const { writeReportFile } = await import('./pipeline/write-report-file.ts');
      await writeReportFile(given.report, sources, comparison, reportOptions());
    }
    return exit.ran;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    process.stderr.write(`${error.message}\n`);
    for (const { name, unreadable } of error.documents)
      if (unreadable !== undefined) process.stderr.write(`${name}: ${unreadable.message}\n`);
    return exit.unreadable;
  }
}
