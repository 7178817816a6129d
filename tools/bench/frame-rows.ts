import type { Busiest } from '../page-load/busiest.ts';
import type { BenchRow } from './bench-table.ts';

/** A person sees that a page stands still from here on. */
const frameMs = 100;

/** The longest work is what counts; frames by the clock contain the wait for a processor and are told beside it. */
export function frameRows(name: string, measured: Busiest): BenchRow[] {
  return [
    {
      name: `longest work of the page in one go while ${name}`,
      value: `${Math.round(measured.taskMs)} ms`,
      target: `at most ${frameMs} ms`,
      met: measured.taskMs <= frameMs,
    },
    {
      name: 'longest frame by the clock, browser, service and engine on one machine',
      value: measured.frameMs === 0 ? 'none over 50 ms' : `${Math.round(measured.frameMs)} ms`,
    },
  ];
}
