import { areEqual } from '../../../facts/values/compare-values.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../../../facts/fact.ts';

/** `£19 a night; from 1 July to 31 August £23`: who pays £23 pays the price of the season that is named behind the semicolon. */
export function isOfOtherSeason(fact: Fact, usual: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[usual.document];
  const next = document?.units[usual.sentence + 1];
  if (document === undefined || fact.value.type !== 'money' || usual.value.type !== 'money') return false;
  const end = document.units[usual.sentence]?.end ?? 0;
  const last = document.passages[usual.passage]?.words[end - 1]?.text ?? '';
  if (next?.passage !== usual.passage || !last.endsWith(';')) return false;
  const others = factsOfSentence(document, usual.sentence + 1);
  return (
    others.some(({ value }) => value.type === 'date') &&
    others.some(({ value }) => value.type === 'money' && areEqual(value, fact.value))
  );
}
