import type { Passage } from '../layout/passage.ts';
import { plainWord } from './stem.ts';
import type { Value } from './value.ts';
import { timeEventPhrases, timeEventWords } from './time-event-lexicon.ts';

/** How a stretch of time is meant; empty where the print does not say. */
export type TimeRole = 'interval' | 'before' | 'within' | 'length' | 'after' | '';

/** What happens at a date or time or within a stretch of time. */
export interface TimeSense {
  /** The event named nearest to the value. */
  readonly event: string | undefined;
  /** All events named around the value. */
  readonly events: ReadonlySet<string>;
  /** Only the head of the column or the heading names an event. */
  readonly isFromHeading: boolean;
  readonly role: TimeRole;
}

const exact = new Map<string, string>();
const beginnings = new Map<string, string>();
const endings = new Map<string, string>();
for (const line of timeEventWords.trim().split('\n')) {
  const [name = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) {
    if (word.startsWith('*')) endings.set(word.slice(1), name);
    else if (word.endsWith('*')) beginnings.set(word.slice(0, -1), name);
    else exact.set(word, name);
  }
}
const shortestBeginning = 3;
const shortestEnding = 4;

const cacheLimit = 50_000;
const cache = new Map<string, string | undefined>();

/** The event that a word names. */
export function timeEventOf(word: string): string | undefined {
  if (cache.has(word)) return cache.get(word);
  const event = eventOf(plainWord(word));
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, event);
  return event;
}

function eventOf(plain: string): string | undefined {
  const whole = exact.get(plain);
  if (whole !== undefined) return whole;
  for (let length = plain.length; length >= shortestBeginning; length -= 1) {
    const event = beginnings.get(plain.slice(0, length));
    if (event !== undefined) return event;
  }
  for (let from = 1; plain.length - from >= shortestEnding; from += 1) {
    const event = endings.get(plain.slice(from));
    if (event !== undefined) return event;
  }
  return undefined;
}

/** Words before and behind a value among which its event is looked for. */
const within = 12;
/** A word behind a value stands as far from it as one so many words further before it. */
const behindLag = 1;
/** How much farther an event counts that a stretch of time is only reckoned from: `ten days before arrival`. */
const anchorLag = 9;
const anchorBefore =
  /(?:before|prior to|after|following|from|of|since|preceding|vor|nach|seit|ab|zu[rm]|avant|apres|suivant|depuis|de|du|des|antes del?|despues del?|desde|tras|dopo|prima di)(?: (?:the|its|their|your|our|his|her|der|dem|des|die|den|ihrer|la|le|les|el|los|las|l.|date of(?: the)?|end of(?: the)?|day of(?: the)?|receipt of(?: the)?))? $/u;
const otherLag = 6;
/** Events so much farther away than the nearest are about something else. */
const reach = 7;
/** A clause ends here; not behind a German ordinal: `am 3. Mai`. */
const clauseEnd = /(?<!^\d{1,2})[;:.!?]$/u;

const fromBefore =
  /(?:\b(?:from|as of|starting|since|ab|ab dem|seit|von|vom|a (?:partir|compter) (?:du|de|del)|des le|desde(?: el)?|dal) )$/u;
const untilBefore = /(?:\b(?:until|till|through|bis|bis (?:zum|einschliesslich)|jusqu.au|hasta(?: el)?|fino al) )$/u;

/** `1 May to 30 June`: a date or time on either side of the sign makes it a span. */
const spanBehind = /^ ?(?:to|until|bis|au|al|a|hasta|jusqu.au|-|–|—) (?:(?:zum|den|the|le|el|las) )?\d/u;
const spanBefore = /\d\S* (?:to|bis|au|al|a|-|–|—)(?: (?:zum|den|the|le|el|las))? $/u;

const afterwards =
  /^ ?(?:after|from|of (?:receipt|receiving|the)|following|later|nach|ab (?!$)|apres|suivant|a compter|a reception|despues|desde|siguientes|tras|dopo|date|fin de mois)\b/u;

/** Words of a limit between such a word and the value. */
const limit =
  /(?:at (?:most|least)|up to|no more than|not more than|not less than|a (?:minimum|maximum|period|term|total) of|about|around|only|(?:the|den|dem|der|die|les|los|las|einer? (?:frist|dauer|zeitraum) von|un (?:delai|plazo|periodo) de|une (?:duree|periode) de) |hochstens|mindestens|maximal|rund|etwa|au (?:plus|moins)|maximum|minimum|environ|como (?:maximo|minimo)|al menos|unos|mas de|plus de|mehr als|more than) $/u;

const roles: readonly (readonly [TimeRole, RegExp | undefined, RegExp | undefined])[] = [
  ['interval', /\b(?:every|each|alle|jede[nrsm]?|chaque|tou(?:te)?s les|cada|ogni)(?: \d+| other)? $/u, undefined],
  [
    'before',
    undefined,
    /^ ?(?:\S+ )?(?:before|prior|in advance|ahead|beforehand|notice|vor|vorher|im voraus|avant|a l.avance|d.avance|de preavis|antes|previ[ao]s?|de antelacion|de anticipo|de preaviso|prima)\b/u,
  ],
  [
    'before',
    /\b(?:notice (?:period )?of|notice:|notice of|frist von|preavis d.|preavis de|preaviso de|antelacion de|antelacion minima de) $/u,
    undefined,
  ],
  [
    'length',
    /\b(?:for|over|during|throughout|lasts?|lasted|runs for|dauert|lang|wahrend|fur|auf|pendant|durant|pour|dure|durante|por|dura|laufzeit:?|term:?|per) $/u,
    undefined,
  ],
  ['after', /\b(?:after|nach|apres|tras|transcurrid[oa]s|despues de|dopo|for the first) $/u, undefined],
  [
    'within',
    /\b(?:within|in|inside|net|innerhalb von|innerhalb|binnen|dans|dans les|dans un delai (?:de|d.)|sous|dentro de(?: los)?|en|en el plazo de|en un plazo de|a los|entro|no later than|at latest) $/u,
    undefined,
  ],
  ['within', undefined, afterwards],
];

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

/** What a date, a time of day (points) or a stretch of time is about, among the `others` of its passage. */
export function timeSense(
  passage: Passage,
  { start, end, from, to }: TimePlace,
  isPoint: boolean,
  others: readonly TimeWords[],
): TimeSense {
  const first = clauseStart(passage, start, from);
  const last = clauseStop(passage, end, to);
  const before = others.findLast((other) => other.end <= start)?.end ?? 0;
  const next = others.find((other) => other.start >= end)?.start ?? Infinity;
  const distances = new Map<string, number>();
  const see = (event: string | undefined, distance: number): void => {
    if (event !== undefined && distance < (distances.get(event) ?? Infinity)) distances.set(event, distance);
  };
  for (let index = first; index < last; index += 1) {
    if (index >= start && index < end) continue;
    const event = timeEventOf(passage.words[index]?.text ?? '');
    if (event === undefined) continue;
    // What stands beyond another time, or before the next one, is rather about that.
    if (index < start) see(event, start - index + (index < before ? otherLag : 0));
    else
      see(
        event,
        index -
          end +
          1 +
          (next < last ? otherLag : 0) +
          (anchorBefore.test(plainText(passage, end, index)) ? anchorLag : behindLag),
      );
  }
  const lead = plainText(passage, first, start);
  const after = plainText(passage, end, last);
  for (const [event, pattern] of timeEventPhrases) {
    const [x, y] = [pattern.exec(lead), pattern.exec(after)];
    if (x !== null) see(event, lead.slice(x.index + x[0].length).split(' ').length);
    if (y !== null) see(event, y.index === 0 ? 1 : after.slice(0, y.index).split(' ').length + behindLag);
  }
  const isFromHeading = distances.size === 0;
  if (isFromHeading) {
    const cell = passage.cells.find((one) => start >= one.start && start < one.end);
    for (const word of `${cell?.header ?? ''} ${passage.heading}`.split(/[\s/]+/u)) see(timeEventOf(word), within);
  }
  const bySign = new Set<string>();
  if (isPoint && (fromBefore.test(lead) || spanBehind.test(after))) bySign.add('start');
  if (isPoint && (untilBefore.test(lead) || spanBefore.test(lead))) bySign.add('end');
  const nearest = Math.min(...distances.values());
  for (const [event, distance] of distances) if (distance > nearest + reach) distances.delete(event);
  // What is open until ten closes at ten.
  if (bySign.has('end') && distances.has('opening')) {
    distances.set('closing', distances.get('opening') ?? 0);
    distances.delete('opening');
  }
  const event = [...distances].toSorted((a, b) => a[1] - b[1])[0]?.[0];
  return {
    event: event ?? [...bySign][0],
    events: new Set([...distances.keys(), ...bySign]),
    isFromHeading,
    role: isPoint ? '' : roleOf(lead, after),
  };
}

function roleOf(before: string, after: string): TimeRole {
  const lead = before.replace(limit, '');
  const [role] = roles.filter(([, x, y]) => (x?.test(lead) ?? true) && (y?.test(after) ?? true)).map(([name]) => name);
  // "for 30 days after the last dose" is how long and until when.
  if (role === 'before' || role === undefined) return role ?? '';
  return (role === 'length' && /^ ?(?:after|following|nach|apres|despues|tras|dopo)\b/u.test(after)) ||
    untilBefore.test(before)
    ? ''
    : role;
}

function clauseStart({ words }: Passage, start: number, from: number): number {
  let first = start;
  while (first > Math.max(from, start - within) && !clauseEnd.test(words[first - 1]?.text.replace(/:$/u, '') ?? ''))
    first -= 1;
  return first;
}

function clauseStop({ words }: Passage, end: number, to: number): number {
  let last = end;
  while (last < Math.min(to, end + within) && !clauseEnd.test(words[last - 1]?.text ?? '')) last += 1;
  return last;
}

const plainText = ({ words }: Passage, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => `${text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss')} `)
    .join('');
