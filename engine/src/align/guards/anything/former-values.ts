import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { isPlainSlip } from '../../slips.ts';
import { isFormerOfAmendment } from '../../papers/supersession.ts';

/** One of the two held before, and is not the kind that is compared with the other. */
export const isOnlyFormer = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  (a.isFormer || b.isFormer) && !areComparedFormerly(a, b, documents);

/** What held before is compared with what an amendment says of it, and with an amount of an earlier day that differs by a slip. */
export function areComparedFormerly(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.isFormer !== b.isFormer && isFormerOfAmendment(a, b, documents)) return true;
  const areOfThen = [a, b].every((fact) => fact.isFormer || isOfEarlierDay(fact, documents));
  return areOfThen && a.value.type === 'money' && isPlainSlip(a, b, documents);
}

/** Words of a day and the bracket before it. */
const dayWithin = 4;

/** `Net debt £41.8m (31 March 2025: £46.3m)` */
function isOfEarlierDay({ document, passage, start }: Fact, documents: readonly FactDocument[]): boolean {
  const words = documents[document]?.passages[passage]?.words.slice(Math.max(0, start - dayWithin), start) ?? [];
  return /\((?:[^()]*\s)?(?:19|20)\d\d:$/u.test(printed(words));
}
