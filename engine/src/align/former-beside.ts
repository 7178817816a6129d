import { areEqual } from '../facts/compare-values.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../facts/fact.ts';

/** `The number of seats rises from 80 to 95` and `Seat days (80 a day) | 240`: what held before stands beside the other value, so that one is of something else. */
export function isFormerBeside(fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const [own, there] = [documents[fact.document], documents[other.document]];
  if (own === undefined || there === undefined || fact.isFormer || fact.value.key !== '') return false;
  const former = formerOf(fact, own);
  return (
    former !== undefined &&
    !areEqual(former.value, other.value) &&
    factsOfSentence(there, other.sentence).some(
      (beside) => beside !== other && beside.value.type === former.value.type && areEqual(beside.value, former.value),
    )
  );
}

/** What held before a value, right before it in its sentence. */
function formerOf(fact: Fact, document: FactDocument): Fact | undefined {
  const before = factsOfSentence(document, fact.sentence).findLast(({ start }) => start < fact.start);
  return before?.isFormer === true && before.value.type === fact.value.type ? before : undefined;
}
