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

const targets = { findingsPerSecond: 2_000, peakMb: 200 };
const execute = promisify(execFile);

/** Each size in a process of its own, so that its peak of memory is its own. */
async function measure(findings: number, pictures: number): Promise<Measurement> {
  const program = fileURLToPath(new URL('./write-sample-report.ts', import.meta.url));
  const { stdout } = await execute(process.execPath, [program, `${findings}`, `${pictures}`]);
  return measurement.parse(JSON.parse(stdout));
}

function rowsOf(measured: Measurement): BenchRow[] {
  const { findings, pictures, cpuSeconds, wallSeconds, peakMb, reportMb } = measured;
  // Processor time, so that other work on the machine does not change the verdict; everything here is one thread.
  const perSecond = findings / cpuSeconds;
  const name = `${findings.toLocaleString('en')} findings, ${pictures === 0 ? 'no' : pictures} pictures`;
  const judged = findings >= 5_000 && pictures === 0;
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

/** How fast and how lean reports are written, with and without pictures. */
export async function run(): Promise<BenchTable> {
  const rows: BenchRow[] = [];
  for (const [findings, pictures] of [
    [200, 0],
    [5_000, 0],
    [200, 400],
    [5_000, 400],
  ] as const)
    rows.push(...rowsOf(await measure(findings, pictures)));
  return { title: 'Writing the Word report', rows };
}
