import { areEqual } from '../facts/compare-values.ts';
import { factsOfSentence, printed, type Fact, type FactDocument } from '../facts/fact.ts';
import { slipOf } from './slips.ts';
import { isFormerOfAmendment } from './supersession.ts';

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

/** Marks that agree from which on what held before is the same, mistyped. */
const surelySlipped = 3;

/** What held before is compared with what an amendment says of it, and with an amount of an earlier day that differs by a slip. */
export function areComparedFormerly(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.isFormer !== b.isFormer && isFormerOfAmendment(a, b, documents)) return true;
  const areOfThen = [a, b].every((fact) => fact.isFormer || isOfEarlierDay(fact, documents));
  return areOfThen && a.value.type === 'money' && slipOf(a, b, documents) >= surelySlipped;
}

/** Words of a day and the bracket before it. */
const dayWithin = 4;

/** `Net debt £41.8m (31 March 2025: £46.3m)` */
function isOfEarlierDay({ document, passage, start }: Fact, documents: readonly FactDocument[]): boolean {
  const words = documents[document]?.passages[passage]?.words.slice(Math.max(0, start - dayWithin), start) ?? [];
  return /\((?:[^()]*\s)?(?:19|20)\d\d:$/u.test(printed(words));
}
