import { plainWord } from '../facts/words/stem.ts';
import type { FactDocument } from '../facts/fact.ts';
import type { Place, RuleFinding, Side } from '../rules/rule.ts';
import { PassageIndex } from './passage-index.ts';

/** Whether two places of a document share words that differ. */
export const isOverlapping = (a: Place, b: Place): boolean =>
  a.document === b.document && a.passage === b.passage && a.valueStart < b.valueEnd && a.valueEnd > b.valueStart;

/**
 * One statement that several documents contradict is one finding, not one for each of them: findings of one rule with a
 * place in common become one. Values are grouped by their links before, and what is missing is merged on its own.
 */
export function mergeFindings(documents: readonly FactDocument[], findings: readonly RuleFinding[]): RuleFinding[] {
  const merged: RuleFinding[] = [];
  const index = new PassageIndex<number>();
  for (const finding of findings) {
    const near = index.near(finding.sides.flatMap(({ places }) => places));
    const at = near.find((one) => merged[one] !== undefined && sharedSide(merged[one], finding) !== undefined);
    const other = at === undefined ? undefined : merged[at];
    index.add(at ?? merged.length, finding);
    if (at === undefined || other === undefined) merged.push(finding);
    else merged[at] = joined(documents, other, finding);
  }
  return merged;
}

/** The index of the side of each finding that both have; undefined when they have none, or are not of the kind that merges. */
function sharedSide(a: RuleFinding, b: RuleFinding): readonly [number, number] | undefined {
  if (a.rule !== b.rule || a.kind !== b.kind || ![a, b].every(isOfWords)) return undefined;
  for (const [x, side] of a.sides.entries()) {
    const y = b.sides.findIndex((other) => isSameSide(side, other));
    if (y >= 0 && areOneMatter(a.sides.toSpliced(x, 1), b.sides.toSpliced(y, 1))) return [x, y];
  }
  return undefined;
}

/** Words put into two sentences of one version are two changes; into one, they are one. */
function areOneMatter(a: readonly Side[], b: readonly Side[]): boolean {
  const [places, others] = [a, b].map((sides) => sides.flatMap((side) => side.places));
  if (places === undefined || others === undefined) return false;
  const documents = new Set(places.map(({ document }) => document));
  if (!others.some(({ document }) => documents.has(document))) return true;
  return new Set([...places, ...others].map(({ document, passage }) => `${document} ${passage}`)).size === 1;
}

const isOfWords = ({ sides }: RuleFinding): boolean =>
  sides.length >= 2 && sides.every(({ places, missingIn }) => places.length > 0 && missingIn === undefined);

const isSameSide = (a: Side, b: Side): boolean =>
  b.places.every((place) => place.value === undefined && a.places.some((other) => isOverlapping(place, other)));

function joined(documents: readonly FactDocument[], a: RuleFinding, b: RuleFinding): RuleFinding {
  const shared = sharedSide(a, b)?.[1];
  const sides = [...a.sides];
  for (const side of b.sides.filter((_, index) => index !== shared)) {
    const at = sides.findIndex((other) => textOf(documents, other) === textOf(documents, side));
    const alike = sides[at];
    if (alike === undefined) sides.push(side);
    else sides[at] = { ...alike, places: [...alike.places, ...newPlaces(alike, side)] };
  }
  return { ...a, sides };
}

const newPlaces = (side: Side, { places }: Side): Place[] =>
  places.filter((place) => !side.places.some((other) => isOverlapping(place, other)));

function textOf(documents: readonly FactDocument[], { places }: Side): string {
  const place = places[0];
  if (place === undefined) return '';
  const words = documents[place.document]?.passages[place.passage]?.words.slice(place.valueStart, place.valueEnd) ?? [];
  return words.map(({ text }) => plainWord(text)).join(' ');
}
