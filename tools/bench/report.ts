import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { BenchRow, BenchTable } from './bench-table.ts';

const measurement = z.object({
  findings: z.number(),
  pictures: z.number(),
  cpuSeconds: z.number(),
  wallSeconds: z.number(),
  peakMb: z.number(),
  reportMb: z.number(),
});
type Measurement = z.infer<typeof measurement>;

type Format = 'docx' | 'pdf';

const targets = { findingsPerSecond: 2_000, peakMb: 200, pdfPeakMb: 300, pdfToWord: 4 };
const execute = promisify(execFile);

/** The heap of every process of the service. */
const asService = ['--max-semi-space-size=8'];

/** The faster of two runs: other work on the machine only makes them slower. */
async function measure(findings: number, pictures: number, format: Format): Promise<Measurement> {
  const [first, second] = [
    await measureOnce(findings, pictures, format),
    await measureOnce(findings, pictures, format),
  ];
  return first.cpuSeconds <= second.cpuSeconds ? first : second;
}

/** In a process of its own, so that its peak of memory is its own. */
async function measureOnce(findings: number, pictures: number, format: Format): Promise<Measurement> {
  const program = fileURLToPath(new URL('./write-sample-report.ts', import.meta.url));
  const { stdout } = await execute(process.execPath, [...asService, program, `${findings}`, `${pictures}`, format]);
  return measurement.parse(JSON.parse(stdout));
}

const nameOf = ({ findings, pictures }: Measurement): string =>
  `${findings.toLocaleString('en')} findings, ${pictures === 0 ? 'no' : pictures} pictures`;

const isJudged = ({ findings, pictures }: Measurement): boolean => findings >= 5_000 && pictures === 0;

function rowsOf(measured: Measurement): BenchRow[] {
  const { findings, cpuSeconds, wallSeconds, peakMb, reportMb } = measured;
  // Processor time, so that other work on the machine does not change the verdict; everything here is one thread.
  const perSecond = findings / cpuSeconds;
  const name = nameOf(measured);
  const judged = isJudged(measured);
  return [
    {
      name: `${name}: findings per second of processor time`,
      value: `${Math.round(perSecond)} (${cpuSeconds.toFixed(2)} s of processor, ${wallSeconds.toFixed(2)} s of wall time)`,
      ...(judged ? { target: `>= ${targets.findingsPerSecond}`, met: perSecond >= targets.findingsPerSecond } : {}),
    },
    {
      name: `${name}: peak memory of the process`,
      value: `${Math.round(peakMb)} MB`,
      ...(judged ? { target: `< ${targets.peakMb} MB`, met: peakMb < targets.peakMb } : {}),
    },
    { name: `${name}: size of the report`, value: `${reportMb.toFixed(2)} MB` },
  ];
}

/** The PDF is judged beside the Word report of the same run. */
function pdfRowsOf(pdf: Measurement, word: Measurement): BenchRow[] {
  const ratio = pdf.cpuSeconds / word.cpuSeconds;
  const judged = isJudged(pdf);
  const name = `PDF, ${nameOf(pdf)}`;
  return [
    {
      name: `${name}: processor time to that of the Word report`,
      value: `${ratio.toFixed(2)} (${pdf.cpuSeconds.toFixed(2)} s)`,
      ...(judged ? { target: `<= ${targets.pdfToWord}`, met: ratio <= targets.pdfToWord } : {}),
    },
    {
      name: `${name}: peak memory of the process`,
      value: `${Math.round(pdf.peakMb)} MB`,
      ...(judged ? { target: `< ${targets.pdfPeakMb} MB`, met: pdf.peakMb < targets.pdfPeakMb } : {}),
    },
    { name: `${name}: size of the report`, value: `${pdf.reportMb.toFixed(2)} MB` },
  ];
}

/** How fast and how lean reports are written, with and without pictures, as Word and as PDF. */
export async function run(): Promise<BenchTable> {
  const rows: BenchRow[] = [];
  for (const [findings, pictures] of [
    [200, 0],
    [5_000, 0],
    [200, 400],
    [5_000, 400],
  ] as const) {
    const word = await measure(findings, pictures, 'docx');
    const pdf = await measure(findings, pictures, 'pdf');
    rows.push(...rowsOf(word), ...pdfRowsOf(pdf, word));
  }
  return { title: 'Writing the Word report and the PDF', rows };
}
