import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Place } from './place-cluster.ts';

const shownLines = 3;

export const logFile = ({ home }: Place): string => path.join(home, 'log');

/** What PostgreSQL said last about its troubles, else what it said last at all, as the end of a sentence. */
export async function lastWords(place: Place): Promise<string> {
  const log = await readFile(logFile(place), 'utf8').catch(() => '');
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const troubles = lines.flatMap((line) => /\b(?:FATAL|PANIC|HINT): .*$/.exec(line) ?? []);
  const told = (troubles.length === 0 ? lines : troubles).slice(-shownLines);
  return told.length === 0 ? '.' : [':', ...told].join('\n  ');
}
