import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { areOfOneAgreement } from '../../papers/date-of-other.ts';
import { isOwnDate } from '../../papers/own-date.ts';
import { slipOf } from '../../slips.ts';
import { shareEvent } from '../../time-objects.ts';

/** Every paper has a date of its own: another date is held against it only where it can be that date mistyped. */
export function isOtherDay(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'date') return false;
  // `Payment by the credit of 2 May`: what is paid is not what the date is of.
  if ((shareEvent(a, b) && isOfOtherEvent(a)) || areOfOneAgreement(a, b, documents)) return false;
  const others = [a, b].filter((fact) => !isOwnDate(fact, documents));
  return (
    others.length === 0 ||
    (others.length === 1 && (slipOf(a, b, documents) === 0 || areOfTwoWeekdays(a, b) || others.some(isOfOtherEvent)))
  );
}

/** `Friday 12 September` and `Saturday, 13 September`: a slip of the pen does not change the day of the week with it. */
const areOfTwoWeekdays = ({ value: { date: x } }: Fact, { value: { date: y } }: Fact): boolean =>
  x?.weekday !== undefined && y?.weekday !== undefined && x.weekday !== y.weekday;

/** Papers are signed, issued and take effect on their day; what else happens does so on another. */
const ownEvents: ReadonlySet<string> = new Set(['sign', 'issue', 'start', 'end', 'term', 'amendment']);
const isOfOtherEvent = ({ sense }: Fact): boolean => sense?.event !== undefined && !ownEvents.has(sense.event);
