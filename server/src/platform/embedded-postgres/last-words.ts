import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Place } from './place-cluster.ts';

const shownLines = 3;

export const logFile = ({ home }: Place): string => path.join(home, 'log');

/** What PostgreSQL said last about its troubles, as the end of a sentence. */
export async function lastWords(place: Place): Promise<string> {
  const log = await readFile(logFile(place), 'utf8').catch(() => '');
  const troubles = log.split('\n').flatMap((line) => /\b(?:FATAL|PANIC|HINT): .*$/.exec(line) ?? []);
  return troubles.length === 0 ? '.' : [':', ...troubles.slice(-shownLines)].join('\n  ');
}
