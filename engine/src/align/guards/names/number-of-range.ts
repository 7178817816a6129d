import { factsOfSentence, printed, type Fact, type FactDocument } from '../../../facts/fact.ts';

const to = /^(?:to|through|until|bis|à|au|a|al|hasta|–|-)$/i;

/** `Reports for T01 to T07`: the first and the last number of a run of things name neither. */
export function isNumberOfRange(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  if (document === undefined || fact.value.type !== 'identifier') return false;
  const letters = lettersOf(fact);
  const words = document.passages[fact.passage]?.words ?? [];
  return factsOfSentence(document, fact.sentence).some((other) => {
    if (other === fact || other.value.type !== 'identifier' || lettersOf(other) !== letters) return false;
    const [first, last] = other.start < fact.start ? [other, fact] : [fact, other];
    return to.test(printed(words.slice(first.end, last.start)));
  });
}

const lettersOf = ({ value }: Fact): string => value.key.replace(/\d+/gu, '#');
