import type { Fact, FactDocument } from '../../facts/fact.ts';
import { otherRoles, type TimeRole } from '../../facts/times/time-role.ts';
import type { TimeSense } from '../../facts/times/time-sense.ts';
import { timeOf } from './kept-limits.ts';
import { areTwoContracts } from '../papers/other-contract.ts';
import { shareOtherEnd } from '../guards/times/stretch.ts';
import { isOfPaper, shareObject } from '../time-objects.ts';

/** How an equal, missing or other event changes the similarity that two accounts of one time need. */
const alone = { sufficient: 0.1, usual: 0.15 } as const;
const sharedRelief = 0.06;
const otherEvent = 0.12;
/** What it adds that nothing but the event is shared: two contracts have each their term. */
const noObject = 0.5;
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

/** Events that many things undergo: by no common verb they are of two. */
const ofManyVerbs = new Set(['submission']);

const isOfAny = ({ event = '' }: TimeSense): boolean => sufficient.has(event) || ofAnyContract.has(event);

/** Days between two dates that are seldom meant to be one, and what that adds. */
const farDays = 500;
const farYears = 3;
const farApart = 0.3;

/** Similarity that two times of one type need, from the `usual` one, by the events that they name; `slip` says how much they resemble. */
export function requiredOfTimes(
  a: Fact,
  b: Fact,
  usual: number,
  slip: number,
  documents: readonly FactDocument[],
): number {
  const known = requiredByEvents(a, b, usual, slip, documents);
  const required = usual !== Infinity && shareOtherEnd(a, b, documents) ? Math.min(known, alone.sufficient) : known;
  const [x, y] = [timeOf(a), timeOf(b)];
  const isFar = (x !== undefined && y !== undefined && Math.abs(x - y) > farDays) || areYearsApart(a, b);
  return isFar && slip === 0 ? required + farApart : required;
}

/** `2003` and `31 March 2025`: a year alone tells as well that two dates lie far apart. */
const areYearsApart = ({ value: { date: a } }: Fact, { value: { date: b } }: Fact): boolean =>
  (a?.month === undefined) !== (b?.month === undefined) &&
  a?.year !== undefined &&
  b?.year !== undefined &&
  Math.abs(a.year - b.year) >= farYears;

function requiredByEvents(a: Fact, b: Fact, usual: number, slip: number, documents: readonly FactDocument[]): number {
  const [x, y] = [a.sense, b.sense];
  // Values so far apart are never one, whatever they are about.
  if (usual === Infinity) return usual;
  if (a.value.type === 'time' && shareDay(a, b) && (isGeneral(x) || isGeneral(y) || x?.event === y?.event))
    return Math.min(usual, alone.usual);
  if (x?.event === undefined || y?.event === undefined) return usual;
  if (
    a.value.type === 'duration' &&
    isOfAny(x) &&
    isOfAny(y) &&
    areTwoContracts(documents[a.document], documents[b.document])
  )
    return usual + noObject;
  if (x.event !== y.event && (x.isFromHeading || y.isFromHeading)) return usual;
  if (x.event !== y.event) return x.events.has(y.event) || y.events.has(x.event) ? usual : usual + otherEvent;
  const isSufficient =
    (a.value.type === 'duration' && sufficient.has(x.event) && x.role !== 'interval') ||
    (a.value.type === 'date' && x.event === 'lapse');
  const areAlone = isAlone(a, x, documents) && isAlone(b, y, documents);
  const isSpecific = areAlone && !ofAnyContract.has(x.event);
  const areDeadlines = a.value.type === 'date' && a.value.bound === 'most' && b.value.bound === 'most';
  if (isSpecific && areDeadlines) return Math.min(usual, alone.usual);
  if (!isSufficient && !shareObject(a, b) && !isOfPaper(a, b, documents) && !isOfPaper(b, a, documents))
    return isSpecific || (slip > 0 && !isYearLater(a, b))
      ? usual + (slip === 0 && ofManyVerbs.has(x.event) && !shareTerm(x, y) ? otherEvent : 0)
      : usual + noObject;
  if (!areAlone) return usual - sharedRelief;
  return Math.min(usual, isSufficient ? alone.sufficient : alone.usual);
}

/** The event goes by one word in both: a deposit that is due and slides that are to reach somebody are handed in both. */
const shareTerm = (x: TimeSense, y: TimeSense): boolean => [...x.terms].some((term) => y.terms.has(term));

/** The same day of another year: what recurs each year does so. */
const isYearLater = ({ value: { date: a } }: Fact, { value: { date: b } }: Fact): boolean =>
  a?.year !== undefined && b?.year !== undefined && a.year !== b.year && a.month === b.month && a.day === b.day;

/** The time is simply when it takes place. */
const isGeneral = (sense: TimeSense | undefined): boolean =>
  sense?.event === undefined || sense.event === 'meeting' || sense.event === 'start';

/** Both stand beside the same date. */
const shareDay = (a: Fact, b: Fact): boolean =>
  [...a.slot.keys()].some((term) => /^#\d+-\d+$/u.test(term) && b.slot.has(term));

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
