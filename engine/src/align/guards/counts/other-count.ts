import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';
import { countedBy } from '../../counted.ts';
import { isPlainSlip } from '../../slips.ts';

const pieces = stem('pieces');

/** Four instalments and two payments: what is counted is not the same. */
export function isOtherCount(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [countedBy(a, documents), countedBy(b, documents)];
  if (x.length === 0 || y.length === 0) return false;
  if (x.some((term) => y.includes(term))) return false;
  // Words that name no concept have no counterpart in another language.
  const [one, other] = [a, b].map(({ document }) => documents[document]?.format.language);
  if (one !== other && ![x, y].every((terms) => terms.some((term) => term.startsWith('=')))) return false;
  // Pieces are whatever is delivered.
  return ![x, y].some((terms) => terms.includes(pieces)) && !isPlainSlip(a, b, documents);
}
