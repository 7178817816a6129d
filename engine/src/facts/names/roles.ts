import * as z from 'zod';
import rows from '../../lexicon/roles.json' with { type: 'json' };
import { groups } from '../../lexicon/word-lists.ts';
import { plainWord } from '../words/stem.ts';

const lists = z
  .object({
    /** Words for one party of an agreement, in either gender; its first word is its name. */
    names: groups,
    /** Parties that stand on opposite sides of one agreement, by name. An employer may be one of works. */
    opposed: groups,
  })
  .parse(rows);

const roles = new Map<string, string>();
for (const [name = '', ...others] of lists.names)
  for (const word of [name, ...others]) roles.set(plainWord(word), `=${name}`);

const opposed = new Set(lists.opposed.flatMap(([a = '', b = '']) => [`=${a} =${b}`, `=${b} =${a}`]));

const pluralEndings = ['s', 'n', 'es', 'nen'];

/** The party that a word names; undefined for other words. */
export function roleOf(word: string): string | undefined {
  const plain = plainWord(word);
  const known = roles.get(plain);
  if (known !== undefined) return known;
  for (const ending of pluralEndings) {
    const role = plain.endsWith(ending) ? roles.get(plain.slice(0, -ending.length)) : undefined;
    if (role !== undefined) return role;
  }
  return undefined;
}

export const areOpposed = (a: string, b: string): boolean => opposed.has(`${a} ${b}`);
