import type { FactDocument } from '../facts/fact.ts';
import type { Place, RuleFinding } from '../rules/rule.ts';
import { sentenceWithGap } from './sentence-with-gap.ts';
import { valueLabel } from './value-label.ts';

/**
 * What a finding is about, for people: what the rule calls it, the best label that the print gives one of the values,
 * or else the words around the first of them with a gap in its place.
 */
export function subjectOf(documents: readonly FactDocument[], finding: RuleFinding): string {
  if (finding.subject !== undefined && finding.subject !== '') return finding.subject;
  return nameOf(
    documents,
    finding.sides.flatMap(({ places }) => places),
  );
}

/** What the values of some places are called. */
export function nameOf(documents: readonly FactDocument[], places: readonly Place[]): string {
  const labels = places.flatMap((place) => {
    const document = documents[place.document];
    const label = document === undefined ? undefined : valueLabel(document, place);
    return label === undefined ? [] : [label];
  });
  const best = labels.toSorted((a, b) => a.rank - b.rank)[0];
  if (best !== undefined) return best.text;
  const sentences = places.flatMap((place) => {
    const document = documents[place.document];
    return document === undefined ? [] : [sentenceWithGap(document, place)];
  });
  // Words before the gap say what it is; a value that opens its sentence is named better elsewhere.
  return sentences.find((sentence) => /^(?:[^\s…]+\s+){2}/u.test(sentence)) ?? sentences[0] ?? '';
}
