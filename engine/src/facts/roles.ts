import { conceptOf } from './concepts.ts';
import { plainWord } from './stem.ts';

/** Parties that stand on opposite sides of one agreement. */
const opposed: readonly (readonly [string, string])[] = [
  ['=landlord', '=tenant'],
  ['=supplier', '=customer'],
  ['=employer', '=employee'],
  ['=lender', '=borrower'],
  ['=insurer', '=insured'],
  ['=owner', '=tenant'],
];

const roles = new Set(opposed.flat());

/** The party that a word names; undefined for other words. */
export function roleOf(word: string): string | undefined {
  const concept = conceptOf(plainWord(word));
  return concept !== undefined && roles.has(concept) ? concept : undefined;
}

export const areOpposed = (a: string, b: string): boolean =>
  opposed.some(([x, y]) => (a === x && b === y) || (a === y && b === x));
