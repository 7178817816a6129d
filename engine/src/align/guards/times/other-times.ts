import { printed, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { otherRoles } from '../../../facts/times/time-role.ts';
import type { TimeSense } from '../../../facts/times/time-sense.ts';
import { isFitAge, isKept } from '../../candidates/kept-limits.ts';
import { haveOtherObjects, shareEvent } from '../../time-objects.ts';

/** Events that exclude each other. */
const opposites: readonly (readonly [string, string])[] = [
  ['start', 'end'],
  ['opening', 'closing'],
  ['arrival', 'departure'],
  ['notice', 'probation'],
];

const nextWords =
  /(?<![a-zß-ɏ])(?:next|nächste[nrsm]?|folgende[nrsm]?|prochaine?s?|próxim[oa]s?|siguientes?|prossim[oa])(?![a-zß-ɏ])/i;
/** Words before and behind a value among which stands that the next one of many is meant. */
const nextWithin = 9;

/** The next inspection is not the last one. */
function isNext(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const words = document?.passages[fact.passage]?.words ?? [];
  const from = Math.max(unit?.start ?? 0, fact.start - nextWithin);
  return nextWords.test(printed(words.slice(from, Math.min(unit?.end ?? 0, fact.end + 2))));
}

/** The one begins where the other ends, or the one is how often and the other how long: they are no two accounts of one thing. */
export function areOtherTimes(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== b.value.type) return false;
  const [x, y] = [a.sense, b.sense];
  if (x === undefined || y === undefined) return false;
  if (a.value.type !== 'duration' && isNext(a, documents) !== isNext(b, documents)) return true;
  if (isOneAnEnd(a, x, y) || isOneAnEnd(b, y, x) || areOfOtherParts(a, b)) return true;
  // The day on which all lapses is the limit itself, with or without a word for it.
  if (x.event !== 'lapse' && (isKept(a, b, documents) || isKept(b, a, documents))) return true;
  if (isInMorning(a, b, documents) || isInMorning(b, a, documents)) return true;
  if (isFitAge(a, b) || isFitAge(b, a)) return true;
  if (a.value.upper !== undefined || b.value.upper !== undefined) return false;
  if (x.event !== undefined && x.event === y.event && haveOtherObjects(x, y)) return true;
  if (isLastDayOfOther(a, b, x, y) || isLastDayOfOther(b, a, y, x)) return true;
  if (opposites.some(([one, other]) => areOpposite(x, y, one, other) || areOpposite(y, x, one, other))) return true;
  if (isTerm(a) && isTerm(b) && isRenewed(a, documents) !== isRenewed(b, documents)) return true;
  return a.value.type === 'duration' && otherRoles[x.role].includes(y.role);
}

const renewal =
  /(?<![a-zß-ɏ])(?:renew(?:s|ed|al|able)?|extended|successive|verlänger[a-zß-ɏ]*|renouvel[a-zß-ɏ]*|reconduit[a-zß-ɏ]*|reconduction|pr[oó]rrog[a-zß-ɏ]*|renueva[a-zß-ɏ]*|renovación|rinnov[a-zß-ɏ]*)(?![a-zß-ɏ])/i;

const terms: ReadonlySet<string> = new Set(['term', 'start', 'renewal']);
const isTerm = ({ value, sense }: Fact): boolean => value.type === 'duration' && terms.has(sense?.event ?? '');

/** `It renews for periods of one year`: not for how long it runs at first. */
function isRenewed(fact: Fact, documents: readonly FactDocument[]): boolean {
  const unit = documents[fact.document]?.units[fact.sentence];
  const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
  return renewal.test(printed(words.slice(unit?.start ?? 0, fact.start)));
}

const ends: ReadonlySet<string> = new Set(['end', 'closing', 'completion', 'departure']);
const beginnings: ReadonlySet<string> = new Set(['start', 'meeting', 'opening', 'arrival', 'serving']);

/** The time at which something ends is not the time for which it is called. */
const isOneAnEnd = ({ value }: Fact, x: TimeSense, y: TimeSense): boolean =>
  value.type === 'time' &&
  value.upper === undefined &&
  beginnings.has(y.event ?? '') &&
  [...x.events].some((event) => ends.has(event)) &&
  !x.events.has('start') &&
  !x.events.has('opening') &&
  ![...y.events].some((event) => ends.has(event));

/** Minutes between a point and a span of time of one day from which on they are of two parts of the day. */
const otherPart = 60;
/** Minutes by which a time is off whose half of the day was mistaken. */
const halfDay = 720;

/** Something at half past seven and something from two to four, neither named: the day has both. */
function areOfOtherParts(a: Fact, b: Fact): boolean {
  const [span, point] = a.value.upper === undefined ? [b, a] : [a, b];
  const { low, upper } = span.value;
  if (a.value.type !== 'time' || upper === undefined || point.value.upper !== undefined || shareEvent(a, b))
    return false;
  const at = point.value.low;
  const isApart = (minutes: number): boolean => minutes <= low - otherPart || minutes >= upper[1] + otherPart;
  return Math.abs(at - low) !== halfDay && isApart(at) && (point.value.isHalfDay !== true || isApart(at + halfDay));
}

const noon = 720;
const beforeWords = /(?<![a-zß-ɏ])(?:before|vor|avant(?: le)?|antes del?)\W*$/i;

/** `Before noon` and `10.40`: a half of the day, and a time in it. */
function isInMorning(morning: Fact, fact: Fact, documents: readonly FactDocument[]): boolean {
  const { type, low, upper } = morning.value;
  if (type !== 'time' || low !== noon || upper !== undefined || fact.value.low >= noon) return false;
  const words = documents[morning.document]?.passages[morning.passage]?.words ?? [];
  return beforeWords.test(printed(words.slice(Math.max(0, morning.start - 2), morning.start)));
}

/** Events by which one thing may be called: how a job is done, and how long something runs. */
const kin: readonly ReadonlySet<string>[] = [
  new Set(['completion', 'delivery', 'takeover', 'installation', 'submission', 'arrival', 'return']),
  new Set(['end', 'expiry', 'term', 'validity', 'closing', 'renewal', 'notice', 'cancellation']),
];
const areKin = (one: string, other: string): boolean => kin.some((events) => events.has(one) && events.has(other));

/** `Delivery by 13 June` and `Installation: appointment on 16 June`: until when the one is done, and when the other is. */
const isLastDayOfOther = (limit: Fact, { value }: Fact, x: TimeSense, y: TimeSense): boolean =>
  limit.value.type === 'date' &&
  limit.value.bound === 'most' &&
  value.bound === 'exact' &&
  x.event !== undefined &&
  y.event !== undefined &&
  !x.isFromHeading &&
  !y.isFromHeading &&
  ![...x.events].some((event) => y.events.has(event)) &&
  !areKin(x.event, y.event);

const areOpposite = (x: TimeSense, y: TimeSense, one: string, other: string): boolean =>
  isOnly(x, one, other) && isOnly(y, other, one);

const isOnly = ({ event, events }: TimeSense, one: string, other: string): boolean =>
  event === one || (events.has(one) && !events.has(other));
