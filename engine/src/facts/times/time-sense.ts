import type { Passage } from '../../layout/passage.ts';
import { objectsOf, eventTerms } from './event-objects.ts';
import { namedFrom } from '../named-before.ts';
import { eventWithin, NearEvents, plainText } from './near-events.ts';
import { spanBetween } from './span-words.ts';
import { timeEventOf } from './time-event.ts';
import { roleOf, untilBefore, type TimeRole } from './time-role.ts';
import type { Value, ValueType } from '../values/value.ts';

/** What happens at a date or time or within a stretch of time. */
export interface TimeSense {
  /** The event named nearest to the value. */
  readonly event: string | undefined;
  /** All events named around the value. */
  readonly events: ReadonlySet<string>;
  /** Only the head of the column or the heading names an event. */
  readonly isFromHeading: boolean;
  /** Stems of the words that name the nearest event: they tell what happens, not to what. */
  readonly terms: ReadonlySet<string>;
  /** Stems of what the sentence says the nearest event happens to. */
  readonly objects: ReadonlySet<string>;
  readonly role: TimeRole;
}

/** A clause ends here; not behind a German ordinal or a short form: `am 3. Mai`, `geb. 3.5.2001`. */
const clauseEnd =
  /(?<!^\d{1,2}|^\(?(?:geb|gest|exp|ca|approx|max|min|env|nac|dep|arr|abf|ank|fab|cad|venc|nr|no|inkl|incl|zzgl|vorauss))[;:.!?]$/i;

/** A line that begins with `vom` tells of which day the paper is that the line above names. */
const fromBefore =
  /(?:\b(?:from|as of|starting|since|ab|ab dem|seit|seit dem|von|(?<=\S )vom|depuis|depuis le|a (?:partir|compter) (?:du|de|del)|des le|desde(?: el)?|dal) )$/u;

/** A date, a time or a stretch of time in its passage: `words.slice(start, end)`. */
export interface TimeWords {
  readonly start: number;
  readonly end: number;
  readonly value: Value;
}

/** A value in its sentence `words.slice(from, to)`. */
interface TimePlace {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** What a date, a time of day or a stretch of time is about, among the `others` of its passage. */
export function timeSense(
  passage: Passage,
  { start, end, from, to }: TimePlace,
  type: ValueType,
  others: readonly TimeWords[],
): TimeSense {
  const aside = asideAround(passage, start, end);
  const first = Math.max(aside?.first ?? 0, clauseStart(passage, start, from));
  const last = Math.min(aside?.last ?? to, clauseStop(passage, end, to));
  const kin = others.filter(({ value }) => value.type === type);
  const before = others.findLast((other) => other.end <= start)?.end ?? 0;
  const next = others.find((other) => other.start >= end)?.start ?? Infinity;
  const near = new NearEvents();
  near.read(passage, { first, start, end, last, before, next });
  const isBare = near.isEmpty;
  if (isBare) {
    const cell = passage.cells.find((one) => start >= one.start && start < one.end);
    for (const word of `${cell?.header ?? ''} ${passage.heading}`.split(/[\s/]+/u))
      near.see(timeEventOf(word), eventWithin);
  }
  const lead = plainText(passage, first, start);
  const after = plainText(passage, end, last);
  const isPoint = type !== 'duration';
  const isSpan = (one: TimeWords | undefined, other: TimeWords | undefined): boolean =>
    one !== undefined && other !== undefined && spanBetween.test(plainText(passage, one.end, other.start));
  const own = kin.find((other) => other.start === start);
  const bySign = new Set<string>();
  if (
    isPoint &&
    (fromBefore.test(lead) ||
      isSpan(
        own,
        kin.find((other) => other.start >= end),
      ))
  )
    bySign.add('start');
  if (
    isPoint &&
    (untilBefore.test(lead) ||
      isSpan(
        kin.findLast((other) => other.end <= start),
        own,
      ))
  )
    bySign.add('end');
  near.narrow(bySign);
  const event = near.nearest;
  const [place] = near.placesOf(event);
  return {
    event: event ?? [...bySign][0],
    events: new Set([...near.all, ...bySign]),
    isFromHeading: isBare && (event !== undefined || type !== 'date'),
    terms: new Set(near.placesOf(event).flatMap((index) => eventTerms(passage.words[index]?.text ?? ''))),
    objects: event === undefined || place === undefined ? new Set() : objectsOf(passage, event, place, from),
    role: isPoint ? '' : roleOf(lead, after),
  };
}

const included =
  /^(?:inclu(?:ded|ding|sive|se?s?)|comprise?s?|inbegriffen|eingeschlossen|einschließlich|inklusive|incluid[oa]s?|incluyendo|compres[oa])\W*$/i;
/** Words of such an aside before its value and behind it. */
const longestAside = 4;

/** `The time for the works, a preparation of 30 days included, is five months`: what stands between commas is of itself. */
function asideAround({ words }: Passage, start: number, end: number): { first: number; last: number } | undefined {
  let first = start;
  while (first > 0 && start - first < longestAside && !isComma(words[first - 1]?.text)) first -= 1;
  let last = end;
  while (last < words.length && last - end < longestAside && !isComma(words[last - 1]?.text)) last += 1;
  const isBetween = isComma(words[first - 1]?.text) && isComma(words[last - 1]?.text);
  const isIncluded = words.slice(first, last).some(({ text }) => included.test(text));
  return isBetween && isIncluded ? { first, last } : undefined;
}

const isComma = (text = ''): boolean => text.endsWith(',');

/** Where the clause of a value begins; with a pronoun it begins in the one before: `the warranty starts today; it is four years`. */
function clauseStart(passage: Passage, start: number, from: number): number {
  const first = startOfClause(passage, start, from);
  const named = namedFrom(passage, first);
  return named === first ? first : startOfClause(passage, first - 1, named);
}

function startOfClause({ words }: Passage, start: number, from: number): number {
  let first = start;
  while (
    first > Math.max(from, start - eventWithin) &&
    !clauseEnd.test(words[first - 1]?.text.replace(/:$/u, '') ?? '')
  )
    first -= 1;
  return first;
}

function clauseStop({ words }: Passage, end: number, to: number): number {
  let last = end;
  while (last < Math.min(to, end + eventWithin) && !clauseEnd.test(words[last - 1]?.text ?? '')) last += 1;
  return last;
}
