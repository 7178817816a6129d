import type { FactDocument } from '../../facts/fact.ts';
import { isRare, valueKey } from '../../pairing/index.ts';

/** Shorter codes stand anywhere. */
const shortestCode = 5;
/** So many particular values a document has before it is asked what part of them the other shares. */
const fewestValues = 12;
/** Papers of one matter share at least this part of them. */
const leastShared = 0.12;
/** Long papers have something in common by chance: one particular value for so many sentences and rows is asked for. */
const sentencesPerValue = 120;

const known = new WeakMap<FactDocument, ReadonlySet<string>>();

/** Codes, amounts and dates that few other things have; a bare number may be that of a clause. */
function particularsOf(document: FactDocument): ReadonlySet<string> {
  let particulars = known.get(document);
  if (particulars === undefined) {
    const own = document.facts.filter(({ value: { key, type } }) =>
      key === '' ? type !== 'number' : key.length >= shortestCode,
    );
    particulars = new Set(own.flatMap(({ value }) => (isRare(value) ? [valueKey(value)] : [])));
    known.set(document, particulars);
  }
  return particulars;
}

/**
 * Papers of two matters use the same words for unlike things: two credit agreements, two annual reports. This is stricter than `areStrangers` of
 * values: a pair of values rests on equal ones around it, a pair of statements on words alone. So short papers are asked as well, numbers of clauses
 * do not count, and nothing of two matters is compared.
 */
export function areOfTwoMatters(a: FactDocument, b: FactDocument): boolean {
  const [x, y] = [particularsOf(a), particularsOf(b)];
  const shared = [...x].filter((key) => y.has(key)).length;
  const possible = Math.min(x.size, y.size);
  const sentences = Math.min(a.units.length, b.units.length);
  const isUnlike = possible >= fewestValues && shared < possible * leastShared;
  return isUnlike || shared < Math.floor(sentences / sentencesPerValue);
}
