import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Names documents that are not part of the project; a bench with options of its own adds it to them. */
export const papersOption = { papers: { type: 'string' } } as const;

/** What a person did not name or named wrongly: said in its one sentence, without a stack. */
export class BenchInputError extends Error {}

interface WantedPapers {
  readonly bench: string;
  /** Path below the folder of something that every folder of the kind has. */
  readonly proof: string;
  /** All that the folder holds, in a few words. */
  readonly content: string;
}

/** The folder that was named with `--papers`, if one was. */
export function namedPapers(words: readonly string[]): string | undefined {
  const { papers } = parseArgs({ args: [...words], options: papersOption }).values;
  return papers === undefined ? undefined : resolve(papers);
}

/**
 * The folder of documents that a bench cannot do without.
 *
 * @throws BenchInputError that says in one sentence what is missing
 */
export function requirePapers(folder: string | undefined, { bench, proof, content }: WantedPapers): string {
  const found = folder === undefined ? undefined : resolve(folder);
  if (found !== undefined && existsSync(join(found, proof))) return found;
  const fault = found === undefined ? 'none was named' : `${join(found, proof)} does not exist`;
  throw new BenchInputError(`npm run bench -- ${bench} --papers <folder> needs a folder of ${content}: ${fault}.`);
}
