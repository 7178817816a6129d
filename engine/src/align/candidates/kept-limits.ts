import { printed, wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import { isRequirement } from './is-requirement.ts';

/** `at most 80 dB` and `at most 78 dB`. */
export const areLimits = (a: Fact, b: Fact): boolean => a.value.bound !== 'exact' && a.value.bound === b.value.bound;

/** Words by which a paper tells what has happened. */
const reported =
  /(?<![a-zß-ɏ])(?:was|were|has been|have been|had|took|lasted|reached|arrived|wurden?|worden|war(?:en)?|hat(?:te)?|haben|dauerte|erfolgte|ging|gingen|traf|a été|ont été|a duré|était|avons|fue(?:ron)?|ha sido|han sido|duró|llegó|è stat[oa]|ha)(?![a-zß-ɏ])/i;
/** Words by which it tells what had been agreed: `were to be ready by`. */
const agreed =
  /(?<![a-zß-ɏ])(?:(?:was|were) (?:to|due|supposed|expected)|should have|sollten?|hätten?|devai(?:t|ent)|aurai(?:t|ent) dû|deb[ií]an?|tenían? que|habrían? debido)(?![a-zß-ɏ])/i;
/** Events whose limit is their end: a term until June and one until May differ. */
const terms = new Set(['end', 'term', 'validity']);

/** What happened in time, and what is offered to who asked for it, keeps to the limit that another paper sets. */
export function isKept(limit: Fact, fact: Fact, documents: readonly FactDocument[]): boolean {
  const { bound, type } = limit.value;
  if ((bound !== 'most' && bound !== 'least') || fact.value.bound === bound) return false;
  if (type === 'date' && terms.has(limit.sense?.event ?? '')) return false;
  const [at, by] = type === 'date' ? [timeOf(fact, limit), timeOf(limit, fact)] : [fact.value.low, limit.value.low];
  if (at === undefined || by === undefined || fact.value.unit !== limit.value.unit) return false;
  if (bound === 'most' ? at > by : at < by) return false;
  // The same day of another month is rather a slip.
  if (type === 'date' && at !== by && fact.value.date?.day === limit.value.date?.day) return false;
  const [document, ofLimit] = [documents[fact.document], documents[limit.document]];
  if (ofLimit !== undefined && isRequirement(ofLimit)) return true;
  const unit = document?.units[fact.sentence];
  const text = unit === undefined || document === undefined ? '' : printed(wordsOfUnit(document, unit));
  const isAgreed = unit !== undefined && (agreed.test(text) || !reported.test(text));
  return type === 'date' ? !isAgreed || !isDeadline(fact, text) : !isAgreed;
}

const least =
  /(?<![a-zß-ɏ])(?:min(?:imum|imal[a-zß-ɏ]*|\.)?|mindest[a-zß-ɏ]*|mínim[oa]|least|ab|from|desde|dès)(?![a-zß-ɏ])/i;
const most =
  /(?<![a-zß-ɏ])(?:max(?:imum|imal[a-zß-ɏ]*|\.)?|höchst[a-zß-ɏ]*|máxim[oa]|most|bis|up to|hasta)(?![a-zß-ɏ])/i;

/** `Minimum age: 12` and `Age: 15`: somebody is old enough. */
export function isFitAge(limit: Fact, fact: Fact): boolean {
  if (limit.sense?.event !== 'age' || fact.sense?.event !== 'age') return false;
  if ([least, most].some((pattern) => pattern.test(fact.subject))) return false;
  const [own, at] = [limit.value.low, fact.value.low];
  return (least.test(limit.subject) && at >= own) || (most.test(limit.subject) && at <= own);
}

/** A day on which something is due is the last one for it. */
const due =
  /(?<![a-zß-ɏ])(?:due|payable|deadline|fällig[a-zß-ɏ]*|zahlbar|stichtag|frist|exigible|échéance|échue?s?|vencimiento|vence|plazo)(?![a-zß-ɏ])/i;

/** A date that is itself the limit: `completion date`, `agreed date`, `is due on`. */
const isDeadline = (fact: Fact, sentence: string): boolean =>
  fact.value.bound !== 'exact' || fact.isFormer || due.test(sentence);

/** Serves two dates without a year: only the days between them count, and a leap year has 29 February. */
const someYear = 2000;

/** A date in days; where no year is printed, it is that of the other date, if there is one. */
export function timeOf({ value: { date } }: Fact, other?: Fact): number | undefined {
  const year = date?.year ?? (other === undefined ? undefined : (other.value.date?.year ?? someYear));
  if (year === undefined || date?.month === undefined || date.day === undefined) return undefined;
  return Date.UTC(year, date.month - 1, date.day) / 86_400_000;
}
