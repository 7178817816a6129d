import { factsOfPassage, printed, type Fact } from '../facts/fact.ts';
import { findValues } from '../facts/values/find-values.ts';
import type { Value } from '../facts/values/value.ts';
import { wordsOf, type Paper, type VersionFinding, type VersionPlace } from '../versions/index.ts';
import { haveSwappedDigits, workedOut, type PrintedValue } from './worked-out.ts';

/**
 * How the value of the second of two versions differs from that of the first, as the end of a sentence: `: £150.00 higher.` Only
 * its stop where the two sides are not one value each.
 */
export function versionDifference({ matter, sides }: VersionFinding, papers: readonly Paper[]): string {
  const [first, second, ...others] = sides.map(({ places: [place] }) => valueAt(place, papers));
  if (matter !== 'value' || first === undefined || second === undefined || others.length > 0) return '.';
  const difference = workedOut(first, second);
  const swapped = haveSwappedDigits(first.text, second.text) ? ' Two digits are transposed.' : '';
  return `${difference === undefined ? '' : `: ${difference}`}.${swapped}`;
}

/** The one value that the words of a place state, be it in words and in figures. */
function valueAt(place: VersionPlace | undefined, papers: readonly Paper[]): PrintedValue | undefined {
  const paper = papers[place?.document ?? -1];
  if (place === undefined || paper === undefined) return undefined;
  const text = printed(wordsOf(paper.text, place.span));
  const [first, ...others] = findValues(text, paper.facts.format).map(({ value }) => value);
  const isSame = ({ type, low, high, key }: Value): boolean =>
    type === first?.type && low === first.low && high === first.high && key === first.key;
  return first === undefined || !others.every(isSame) ? undefined : { value: first, text };
}

/** The values that some tokens take part in. */
export function factsWithin({ text, facts }: Paper, [from, to]: VersionPlace['span']): Fact[] {
  if (from >= to) return [];
  const passage = text.passageOf[from] ?? -1;
  const [first, last] = [text.firstWords[from] ?? 0, text.lastWords[to - 1] ?? 0];
  return factsOfPassage(facts, passage).filter(({ start, end }) => start <= last && end > first);
}
