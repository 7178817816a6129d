import { strangers } from './model.ts';
import type { FactDocument } from '../facts/fact.ts';
import { isRare, valueKey } from './value-keys.ts';

/** How much two documents have in common that hardly any others have. */
export interface Kinship {
  /** Rare equal values, as a part of those of the document that has fewer. */
  readonly share: number;
  /** How many they are, and how many there could be. */
  readonly shared: number;
  readonly possible: number;
}

/** The rare values of a document. */
export const rareValues = ({ facts }: FactDocument): ReadonlySet<string> =>
  new Set(facts.flatMap(({ value }) => (isRare(value) ? [valueKey(value)] : [])));

export function kinshipOf(a: ReadonlySet<string>, b: ReadonlySet<string>): Kinship {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const key of few) if (many.has(key)) shared += 1;
  return { share: few.size === 0 ? 0 : shared / few.size, shared, possible: few.size };
}

/** Whether both documents hold so much that what they have in common tells whether they belong together. */
export const isTelling = ({ possible }: Kinship): boolean => possible >= strangers.fewest;

/** Whether two documents have so little in common, for all they hold, that they do not belong together. */
export const areStrangers = (kinship: Kinship): boolean => isTelling(kinship) && kinship.share < strangers.share;
