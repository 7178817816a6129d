import { allMatches } from '../words/all-matches.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import { findSpokenTimes } from './spoken-times.ts';
import type { Value, ValueMatch } from '../values/value.ts';

const zone = String.raw`(?: ?\(?(utc|gmt|bst|cet|cest|mez|mesz|est|edt|cst|cdt|mst|mdt|pst|pdt|ist|jst|aest|aedt)(?![a-zß-ɏ])\)?(?:[ ]?([+−-]\d{1,2})(?::?00)?(?!\d))?)?`;
const clock = new RegExp(
  [
    String.raw`(?<![a-zß-ɏ\d.,:/])([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?(?::[0-5]\d)? ?(a\.? ?m\.?|p\.? ?m\.?|uhr|heures|horas|hrs|h(?! [0-5]\d(?!\d))|noon)(?![a-zß-ɏ\d])${zone}`,
    String.raw`(?<![a-zß-ɏ\d.,:/])([01]?\d|2[0-4])(?:[:h]| h )([0-5]\d)(?::[0-5]\d)?(?!\d|[:.]\d)${zone}`,
  ].join('|'),
  'gi',
);
const named =
  /(?<![a-zß-ɏ])(?:(?:12 )?noon|midday|(?:12 )?midnight|mitternacht|(?<=(?:um|bis|ab|zum|am) )mittag|minuit|midi(?: et demie?)?|mediodía|medianoche|mezzogiorno|mezzanotte)(?![a-zß-ɏ])/gi;
/** Cheap to test. */
const hasName = /noon|midday|night|nacht|mittag|minuit|midi|mediod|noche|mezzo|mezza/i;
/** `departs at 10.25 on the Nordwing flight`: a point, where no price and no share is meant. */
const dotted =
  /(?<=(?<![a-zß-ɏ])(?:at|from|until|um|ab|bis|alle|dalle|ore) )([01]?\d|2[0-3])\.([0-5]\d)(?=[,;.)]? (?!per|for|each|a |an |p|€|%)|[,;.)]*$)/gi;
/** `07.00 to 20.00`: no measure is printed with a nought before it. */
const dottedSpan =
  /(?<![a-zß-ɏ\d.,:/])(0\d)\.([0-5]\d)(?: ?h)?(?= ?(?:-|–|—|to|until|till|bis|à|a|hasta|alle) ?([01]\d|2[0-4])\.([0-5]\d)(?![a-zß-ɏ\d.,%€£]))/gi;
/** `at 10.25 EUR` */
const currencyBehind = /^[ ][A-Z]{3}(?![A-Za-zªµºÀ-ÖØ-ӿ])/u;
/** The half of the day behind a time in figures: `8:30 de la mañana`, `9 Uhr abends`, `8 h du soir`. */
const halfBehind =
  /^ (?:(?:in the |at )?(morning|afternoon|evening|night)|de la (mañana|tarde|noche)|du (matin|soir)|de l['’](après-midi)|(morgens|vormittags|nachmittags|abends))(?![a-zß-ɏ])/i;
/** A number of hours or a time of day: the words before decide. */
const atTime =
  /(?<![a-zß-ɏ])(?:at|by|from|until|till|to|à|dès|vers|avant|après|entre|et|jusqu[’']à|a las?|las|de|um|ab|bis|alle|dalle|ore) $/i;

/** `En un plazo de 24 horas`, `un délai de 12 heures`: behind these a number of hours is a stretch of time. */
const stretchOf =
  /(?<![a-zß-ɏ])(?:plazos?|per[ií]odos?|máximo|mínimo|duración|jornada|antelación|preaviso|total|intervalo|délais?|durée|période|maximum|minimum|préavis|intervalle)(?: [a-zß-ɏ]+)? (?:de|à) $/i;

/** Finds times of day, in minutes after midnight, with their time zone as unit. */
export function findTimes(text: string, format: NumberFormat): ValueMatch[] {
  const found: ValueMatch[] = [];
  const add = (start: number, end: number, value: Value): void => {
    if (!found.some((other) => start < other.end && end > other.start)) found.push({ start, end, value });
  };
  for (const { start, end, minutes, isHalfDay } of findSpokenTimes(text, format.language))
    add(start, end, timeValue(minutes, '', isHalfDay));
  for (const match of /\d/u.test(text) ? allMatches(text, clock) : []) {
    const half = (match[3] ?? '').toLowerCase();
    const isHours = half === 'h' || half === 'heures' || half === 'horas' || half === 'hrs';
    // "3–9 am Donnerstag": a preposition.
    if (half === 'am' && format.language === 'de') continue;
    const before = text.slice(Math.max(0, match.index - 9), match.index);
    const printedMinutes = match[2] ?? match[7];
    if (
      isHours &&
      printedMinutes === undefined &&
      (format.language === 'en' ||
        half === 'hrs' ||
        !atTime.test(before) ||
        stretchOf.test(text.slice(Math.max(0, match.index - 34), match.index)))
    )
      continue;
    const end = match.index + match[0].length;
    const behind = halfBehind.exec(text.slice(end, end + 22));
    const hour = hourOf(Number(match[1] ?? match[6]), half, behind?.slice(1).find((one) => one !== undefined) ?? '');
    const unit = zoneOf(match[4] ?? match[8], match[5] ?? match[9]);
    add(match.index, end + (behind?.[0].length ?? 0), timeValue(hour * 60 + Number(printedMinutes ?? 0), unit));
  }
  for (const match of /\d\.\d\d/u.test(text) ? text.matchAll(dotted) : [])
    if (!currencyBehind.test(text.slice(match.index + match[0].length)))
      add(match.index, match.index + match[0].length, timeValue(Number(match[1]) * 60 + Number(match[2]), ''));
  for (const match of /(?<!\d)0\d\.\d\d/u.test(text) ? text.matchAll(dottedSpan) : []) {
    const end = match.index + match[0].length;
    const last = text.indexOf(`${match[3] ?? ''}.${match[4] ?? ''}`, end);
    add(match.index, end, timeValue(Number(match[1]) * 60 + Number(match[2]), ''));
    add(last, last + 5, timeValue(Number(match[3]) * 60 + Number(match[4]), ''));
  }
  for (const match of hasName.test(text) ? text.matchAll(named) : [])
    add(match.index, match.index + match[0].length, timeValue(minutesOfName(match[0].toLowerCase()), ''));
  const sorted = found.toSorted((a, b) => a.start - b.start);
  return joinSpans(
    text,
    sorted.map((time, index) => withBegin(text, time, sorted[index - 1])),
  );
}

const minutesOfName = (name: string): number =>
  (/night|nacht|minuit|noche|notte/u.test(name) ? 1440 : 720) + (name.includes('demi') ? 30 : 0);

/** `8–17 Uhr`, `from 10 to 4 pm`, `de 9 a 17 horas`: the first end of a span stands without its unit. */
const bareBegin =
  /(?<![a-zß-ɏ\d.,:/-])(\d{1,2})(?:[.:]([0-5]\d))? ?(-|–|—|to|until|till|bis|à|a|and|und|et|y|hasta|alle)(?: las?)? ?$/i;

function withBegin(text: string, time: ValueMatch, before: ValueMatch | undefined): ValueMatch {
  const from = Math.max(0, time.start - 14, before?.end ?? 0);
  const match = bareBegin.exec(text.slice(from, time.start));
  const hour = Number(match?.[1]);
  if (match === null || hour > 24) return time;
  const start = from + match.index;
  if (
    /^(?:and|und|et|y|a|à)$/i.test(match[3] ?? '') &&
    !/(?:between|zwischen|entre|de|from|von) (?:las? )?$/i.test(text.slice(Math.max(0, start - 13), start))
  )
    return time;
  const minutes = hour * 60 + Number(match[2] ?? 0);
  const isPm = /p\.? ?m/i.test(text.slice(time.start, time.end));
  const low = isPm && hour < 12 && minutes + 720 < time.value.low ? minutes + 720 : minutes;
  return { start, end: time.end, value: { ...time.value, low, high: low, upper: [time.value.low, time.value.high] } };
}

/** `07:30–18:00`, `from 7.30 am until 6 pm`, `between 8 am and 10 am` */
function joinSpans(text: string, times: readonly ValueMatch[]): ValueMatch[] {
  const joined: ValueMatch[] = [];
  for (const time of times) {
    const last = joined.at(-1);
    if (last !== undefined && isSpan(text, last, time))
      joined[joined.length - 1] = {
        start: last.start,
        end: time.end,
        value: { ...last.value, upper: [time.value.low, time.value.high] },
      };
    else joined.push(time);
  }
  return joined;
}

function isSpan(text: string, first: ValueMatch, second: ValueMatch): boolean {
  if (first.value.upper !== undefined || second.value.upper !== undefined) return false;
  const between = text.slice(first.end, second.start);
  if (/^ ?(?:-|–|—|to|until|till|bis|à|a|hasta|jusqu['’]à|alle) ?(?:las? )?$/i.test(between)) return true;
  return (
    /^ (?:and|und|et|y) (?:las? )?$/i.test(between) &&
    /(?:between|zwischen|entre) (?:las? )?$/i.test(text.slice(Math.max(0, first.start - 13), first.start))
  );
}

/** Twelve at night is 0, at noon 12. */
function hourOf(hour: number, half: string, behind: string): number {
  const isLate =
    half.startsWith('p') || /^(?:afternoon|evening|night|tarde|noche|soir|après|nachm|abends)/i.test(behind);
  if (isLate && hour < 12) return hour + 12;
  return half.startsWith('a') && hour === 12 ? 0 : hour;
}

const zoneOf = (name: string | undefined, shift: string | undefined): string =>
  (name ?? '').toUpperCase() + (shift ?? '').replace('−', '-');

const timeValue = (minutes: number, unit: string, isHalfDay = false): Value => ({
  type: 'time',
  unit,
  low: minutes,
  high: minutes,
  bound: 'exact',
  key: '',
  ...(isHalfDay ? { isHalfDay } : {}),
});
