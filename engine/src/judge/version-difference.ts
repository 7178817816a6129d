import { factsOfPassage, printed, type Fact } from '../facts/fact.ts';
import type { Paper, VersionFinding, VersionPlace } from '../versions/index.ts';
import { haveSwappedDigits, workedOut, type PrintedValue } from './worked-out.ts';

/**
 * How the value of the second of two versions differs from that of the first, as the end of a sentence: `: £150.00 more.` Only
 * its stop where the two sides are not one value each.
 */
export function versionDifference({ matter, sides }: VersionFinding, papers: readonly Paper[]): string {
  const [first, second, ...others] = sides.map(({ places: [place] }) => valueAt(place, papers));
  if (matter !== 'value' || first === undefined || second === undefined || others.length > 0) return '.';
  const difference = workedOut(first, second);
  const swapped = haveSwappedDigits(first.text, second.text) ? ' Two digits are transposed.' : '';
  return `${difference === undefined ? '' : `: ${difference}`}.${swapped}`;
}

/** The one value that the tokens of a place take part in. */
function valueAt(place: VersionPlace | undefined, papers: readonly Paper[]): PrintedValue | undefined {
  const paper = papers[place?.document ?? -1];
  if (place === undefined || paper === undefined) return undefined;
  const [fact, ...others] = factsWithin(paper, place.span);
  if (fact === undefined || others.length > 0) return undefined;
  const words = paper.facts.passages[fact.passage]?.words.slice(fact.start, fact.end) ?? [];
  return { value: fact.value, text: printed(words) };
}

/** The values that some tokens take part in. */
export function factsWithin({ text, facts }: Paper, [from, to]: VersionPlace['span']): Fact[] {
  if (from >= to) return [];
  const passage = text.passageOf[from] ?? -1;
  const [first, last] = [text.firstWords[from] ?? 0, text.lastWords[to - 1] ?? 0];
  return factsOfPassage(facts, passage).filter(({ start, end }) => start <= last && end > first);
}
