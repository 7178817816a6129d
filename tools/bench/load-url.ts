import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';

const report = z.object({ perSecond: z.number(), p99Ms: z.number(), failures: z.number() });

export interface LoadTarget {
  readonly url: string;
  /** Sessions that take turns. */
  readonly cookies?: readonly string[];
}

/** POSTs over 20 connections for some seconds, from a process of its own. Throws when an answer was no success. */
export async function loadUrl({ url, cookies = [] }: LoadTarget, seconds: number): Promise<z.infer<typeof report>> {
  const program = fileURLToPath(new URL('post-load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify({ url, cookies, seconds })]);
  const result = report.parse(JSON.parse(stdout));
  if (result.failures > 0) throw new Error(`${url} failed ${result.failures} times.`);
  return result;
}
