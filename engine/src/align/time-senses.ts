import { printed, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
import type { TimeRole } from '../facts/time-role.ts';
import type { TimeSense } from '../facts/time-sense.ts';

/** Events that exclude each other. */
const opposites: readonly (readonly [string, string])[] = [
  ['start', 'end'],
  ['opening', 'closing'],
  ['arrival', 'departure'],
];

/** Ways in which a stretch of time is meant that exclude each other. */
const otherRoles: Readonly<Record<TimeRole, readonly TimeRole[]>> = {
  interval: ['before', 'within', 'length', 'after'],
  before: ['interval', 'within', 'length', 'after'],
  within: ['interval', 'before', 'length'],
  length: ['interval', 'before', 'within'],
  after: ['interval', 'before'],
  '': [],
};

const nextWords =
  /(?<!\p{L})(?:next|nächste[nrsm]?|folgende[nrsm]?|prochaine?s?|próxim[oa]s?|siguientes?|prossim[oa])(?!\p{L})/iu;
/** Words before and behind a value among which stands that the next one of many is meant. */
const nextWithin = 7;

/** The next inspection is not the last one. */
function isNext(fact: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const words = document?.passages[fact.passage]?.words ?? [];
  const from = Math.max(unit?.start ?? 0, fact.start - nextWithin);
  return nextWords.test(printed(words.slice(from, Math.min(unit?.end ?? 0, fact.end + 2))));
}

/** Words by which a paper tells what has happened. */
const reported =
  /(?<!\p{L})(?:was|were|has been|have been|had|took|lasted|reached|arrived|wurden?|worden|war(?:en)?|hat(?:te)?|haben|dauerte|erfolgte|ging|gingen|traf|a été|ont été|a duré|était|avons|fue(?:ron)?|ha sido|han sido|duró|llegó|è stat[oa]|ha)(?!\p{L})/iu;
/** Words by which it tells what had been agreed: `were to be ready by`. */
const agreed =
  /(?<!\p{L})(?:(?:was|were) (?:to|due|supposed|expected)|should have|sollten?|hätten?|devai(?:t|ent)|aurai(?:t|ent) dû|deb[ií]an?|tenían? que|habrían? debido)(?!\p{L})/iu;
/** Events whose limit is their end: a term until June and one until May differ. */
const terms = new Set(['end', 'term', 'validity']);

/** What happened in time keeps to the limit that another paper sets. */
function isKept(limit: Fact, fact: Fact, documents: readonly FactDocument[]): boolean {
  const { bound, type } = limit.value;
  if ((bound !== 'most' && bound !== 'least') || fact.value.bound === bound) return false;
  if (type === 'date' && terms.has(limit.sense?.event ?? '')) return false;
  const [at, by] = type === 'date' ? [timeOf(fact), timeOf(limit)] : [fact.value.low, limit.value.low];
  if (at === undefined || by === undefined || fact.value.unit !== limit.value.unit) return false;
  if (bound === 'most' ? at > by : at < by) return false;
  const document = documents[fact.document];
  const unit = document?.units[fact.sentence];
  const text = unit === undefined || document === undefined ? '' : printed(wordsOfUnit(document, unit));
  const isAgreed = unit !== undefined && (agreed.test(text) || !reported.test(text));
  return type === 'date' ? !isAgreed || !isDeadline(fact) : !isAgreed;
}

/** A date that is itself the limit: `completion date`, `agreed date`. */
const isDeadline = (fact: Fact): boolean => fact.value.bound !== 'exact' || fact.isFormer;

/** A full date in days. */
function timeOf({ value: { date } }: Fact): number | undefined {
  if (date?.year === undefined || date.month === undefined || date.day === undefined) return undefined;
  return Date.UTC(date.year, date.month - 1, date.day) / 86_400_000;
}

/** The one begins where the other ends, or the one is how often and the other how long: they are no two accounts of one thing. */
export function areOtherTimes(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== b.value.type) return false;
  const [x, y] = [a.sense, b.sense];
  if (x === undefined || y === undefined) return false;
  if (a.value.type !== 'duration' && isNext(a, documents) !== isNext(b, documents)) return true;
  if (isOneAnEnd(a, x, y) || isOneAnEnd(b, y, x) || areOfOtherParts(a, b)) return true;
  if (isKept(a, b, documents) || isKept(b, a, documents)) return true;
  if (a.value.upper !== undefined || b.value.upper !== undefined) return false;
  if (x.event !== undefined && x.event === y.event && haveOtherObjects(x, y)) return true;
  if (opposites.some(([one, other]) => areOpposite(x, y, one, other) || areOpposite(y, x, one, other))) return true;
  return a.value.type === 'duration' && otherRoles[x.role].includes(y.role);
}

const ends: ReadonlySet<string> = new Set(['end', 'closing', 'completion', 'departure']);
const beginnings: ReadonlySet<string> = new Set([
  'start',
  'meeting',
  'opening',
  'arrival',
  'serving',
  'dinner',
  'lunch',
  'breakfast',
]);

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
  const isApart = (minutes: number): boolean => minutes < low - otherPart || minutes > upper[1] + otherPart;
  return Math.abs(at - low) !== halfDay && isApart(at) && (point.value.isHalfDay !== true || isApart(at + halfDay));
}

const areOpposite = (x: TimeSense, y: TimeSense, one: string, other: string): boolean =>
  isOnly(x, one, other) && isOnly(y, other, one);

const isOnly = ({ event, events }: TimeSense, one: string, other: string): boolean =>
  event === one || (events.has(one) && !events.has(other));

/** How an equal, missing or other event changes the similarity that two accounts of one time need. */
const alone = { sufficient: 0.1, usual: 0.15 } as const;
const sharedRelief = 0.06;
const otherEvent = 0.12;
/** What it adds that nothing but the event is shared: two contracts have each their term. */
const noObject = 0.5;
const objectWeight = 0.25;
/** Terms that speak of time itself. */
const ofTime = new Set([
  '=day',
  '=week',
  '=month',
  '=quarter',
  '=year',
  '=hour',
  '=date',
  '=start',
  '=end',
  '=term',
  '=deadline',
  'period',
  'time',
  'pleas',
  'bitt',
  'merci',
  'latest',
  'first',
  'last',
  '=due',
  '=minimum',
  '=maximum',
]);

/** Events that a matter knows one stretch of time for: how long one has to pay, the notice, the warranty. */
const sufficient = new Set([
  'pay',
  'notice',
  'cancellation',
  'validity',
  'warranty',
  'probation',
  'secrecy',
  'claim',
  'response',
]);

/** Events that every contract and letter of a matter has for itself: alone they do not tell what begins or ends. */
const ofAnyContract = new Set(['start', 'end', 'term', 'validity', 'sign', 'issue', 'pay']);

/** Days between two dates that are seldom meant to be one, and what that adds. */
const farDays = 1000;
const farApart = 0.3;

/** Similarity that two times of one type need, from the `usual` one, by the events that they name; `slip` says how much they resemble. */
export function requiredOfTimes(
  a: Fact,
  b: Fact,
  usual: number,
  slip: number,
  documents: readonly FactDocument[],
): number {
  const required = requiredByEvents(a, b, usual, slip, documents);
  const [x, y] = [timeOf(a), timeOf(b)];
  const isFar = x !== undefined && y !== undefined && Math.abs(x - y) > farDays;
  return isFar && slip === 0 ? required + farApart : required;
}

/** Both events happen to something, and to other things. */
function haveOtherObjects(x: TimeSense, y: TimeSense): boolean {
  const [these, those] = [x, y].map(({ objects }) => [...objects].filter((term) => !ofTime.has(term)));
  if (these?.length === 0 || those?.length === 0) return false;
  if (![...x.terms].some((term) => y.terms.has(term))) return false;
  return !these?.some((term) => those?.includes(term));
}

function requiredByEvents(a: Fact, b: Fact, usual: number, slip: number, documents: readonly FactDocument[]): number {
  const [x, y] = [a.sense, b.sense];
  // Values so far apart are never one, whatever they are about.
  if (usual === Infinity) return usual;
  if (a.value.type === 'time' && shareDay(a, b) && (isGeneral(x) || isGeneral(y) || x?.event === y?.event))
    return Math.min(usual, alone.usual);
  if (x?.event === undefined || y?.event === undefined) return usual;
  if (x.event !== y.event && (x.isFromHeading || y.isFromHeading)) return usual;
  if (x.event !== y.event) return x.events.has(y.event) || y.events.has(x.event) ? usual : usual + otherEvent;
  const isSufficient = a.value.type === 'duration' && sufficient.has(x.event) && x.role !== 'interval';
  const areAlone = isAlone(a, x, documents) && isAlone(b, y, documents);
  const isSpecific = areAlone && !ofAnyContract.has(x.event);
  if (!isSufficient && !shareObject(a, b))
    return isSpecific || (slip > 0 && !isYearLater(a, b)) ? usual : usual + noObject;
  if (!areAlone) return usual - sharedRelief;
  return Math.min(usual, isSufficient ? alone.sufficient : alone.usual);
}

/** The same day of another year: what recurs each year does so. */
const isYearLater = ({ value: { date: a } }: Fact, { value: { date: b } }: Fact): boolean =>
  a?.year !== undefined && b?.year !== undefined && a.year !== b.year && a.month === b.month && a.day === b.day;

/** The time is simply when it takes place. */
const isGeneral = (sense: TimeSense | undefined): boolean =>
  sense?.event === undefined || sense.event === 'meeting' || sense.event === 'start';

/** Both stand beside the same date. */
const shareDay = (a: Fact, b: Fact): boolean =>
  [...a.slot.keys()].some((term) => /^#\d+-\d+$/u.test(term) && b.slot.has(term));

const shareObject = (a: Fact, b: Fact): boolean =>
  [...a.slot].some(
    ([term, weight]) =>
      weight >= objectWeight &&
      !term.startsWith('@') &&
      !ofTime.has(term) &&
      !isOfEvent(a, term) &&
      !isOfEvent(b, term) &&
      (b.slot.get(term) ?? 0) >= objectWeight,
  );

const isOfEvent = ({ sense }: Fact, term: string): boolean => sense?.terms.has(term) ?? false;

interface Timed {
  readonly value: string;
  readonly role: TimeRole;
}

const timedFacts = new WeakMap<FactDocument, ReadonlyMap<string, readonly Timed[]>>();

/** No other value of its type is about the same event in its document. */
function isAlone(fact: Fact, { event, role }: TimeSense, documents: readonly FactDocument[]): boolean {
  const document = documents[fact.document];
  if (document === undefined) return false;
  let known = timedFacts.get(document);
  if (known === undefined) timedFacts.set(document, (known = factsByEvent(document)));
  const rivals = known
    .get(`${fact.value.type} ${event ?? ''}`)
    ?.filter((other) => !otherRoles[role].includes(other.role));
  return new Set(rivals?.map(({ value }) => value)).size === 1;
}

function factsByEvent(document: FactDocument): Map<string, Timed[]> {
  const found = new Map<string, Timed[]>();
  for (const fact of document.facts) {
    const sense = fact.isFormer ? undefined : fact.sense;
    if (sense?.event === undefined) continue;
    const key = `${fact.value.type} ${sense.event}`;
    const { unit, low, key: text } = fact.value;
    found.set(key, [...(found.get(key) ?? []), { value: `${unit} ${low} ${text}`, role: sense.role }]);
  }
  return found;
}

/** Both are about one event that stands beside them: then the words at the head of a row need not name it again. */
export function shareEvent(a: Fact, b: Fact): boolean {
  const [x, y] = [a.sense, b.sense];
  return x?.event !== undefined && x.event === y?.event && !x.isFromHeading && !y.isFromHeading;
}
