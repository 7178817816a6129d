import type { NumberFormat } from './number-format.ts';
import type { Value, ValueMatch } from './value.ts';

const zone = String.raw`(?: ?\(?(utc|gmt|bst|cet|cest|mez|mesz|est|edt|cst|cdt|mst|mdt|pst|pdt|ist|jst|aest|aedt)(?![\p{L}])\)?(?:[ ]?([+−-]\d{1,2})(?::?00)?(?!\d))?)?`;
const clock = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,:/])([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?(?::[0-5]\d)? ?(a\.? ?m\.?|p\.? ?m\.?|uhr|heures|horas|hrs|h|noon)(?![\p{L}\p{N}])${zone}`,
    String.raw`(?<![\p{L}\p{N}.,:/])([01]?\d|2[0-4])[:h]([0-5]\d)(?::[0-5]\d)?(?!\p{N}|[:.]\d)${zone}`,
  ].join('|'),
  'giu',
);
const named = /(?<!\p{L})(?:(?:12 )?noon|midday|(?:12 )?midnight|mitternacht|minuit|mediodía|medianoche)(?!\p{L})/giu;
/** Cheap to test. */
const hasName = /noon|midday|night|nacht|minuit|mediod|noche/iu;
/** `1.40 in the afternoon`, `three o’clock`, `at 10.25 on the Nordwing flight` */
const spoken =
  /(?<![\p{L}\p{N}.,:/])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[.:]([0-5]\d))?(?: o[’']clock)?(?: in the (morning|afternoon|evening)| at (night)|(?<=o[’']clock))(?!\p{L})/giu;
const dotted =
  /(?<=(?<!\p{L})(?:at|from|until) )([01]?\d|2[0-3])\.([0-5]\d)(?=[,;.)]? (?!per|for|each|a |an |p|€|%|[A-Z]{3})|[,;.)]*$)/giu;
const hoursInWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A number of hours or a time of day: the words before decide. */
const atTime = /(?<!\p{L})(?:at|by|from|until|till|to|à|dès|vers|jusqu[’']à|a las?|de|um|ab|bis) $/iu;

/** Finds times of day, in minutes after midnight, with their time zone as unit. */
export function findTimes(text: string, format: NumberFormat): ValueMatch[] {
  const found: ValueMatch[] = [];
  for (const match of /\p{N}/u.test(text) ? text.matchAll(clock) : []) {
    const half = (match[3] ?? '').toLowerCase();
    const isHours = half === 'h' || half === 'heures' || half === 'horas' || half === 'hrs';
    const before = text.slice(Math.max(0, match.index - 9), match.index);
    if (isHours && match[2] === undefined && (format.language === 'en' || half === 'hrs' || !atTime.test(before)))
      continue;
    const hour = hourOf(Number(match[1] ?? match[6]), half);
    const minutes = hour * 60 + Number(match[2] ?? match[7] ?? 0);
    const unit = zoneOf(match[4] ?? match[8], match[5] ?? match[9]);
    found.push({ start: match.index, end: match.index + match[0].length, value: timeValue(minutes, unit) });
  }
  if (format.language === 'en') found.push(...spokenTimes(text, found));
  for (const match of hasName.test(text) ? text.matchAll(named) : []) {
    const minutes = /night|nacht|minuit|noche/iu.test(match[0]) ? 1440 : 720;
    found.push({ start: match.index, end: match.index + match[0].length, value: timeValue(minutes, '') });
  }
  return joinSpans(
    text,
    found.toSorted((a, b) => a.start - b.start),
  );
}

function spokenTimes(text: string, taken: readonly ValueMatch[]): ValueMatch[] {
  const found: ValueMatch[] = [];
  const add = (match: RegExpExecArray, hour: number, minutes: string | undefined): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (taken.some((other) => start < other.end && end > other.start)) return;
    found.push({ start, end, value: timeValue(hour * 60 + Number(minutes ?? 0), '') });
  };
  for (const match of /clock|afternoon|morning|evening|night/iu.test(text) ? text.matchAll(spoken) : []) {
    const printed = (match[1] ?? '').toLowerCase();
    const hour = /\d/u.test(printed) ? Number(printed) : hoursInWords.indexOf(printed) + 1;
    const isLate = match[3] !== undefined && match[3].toLowerCase() !== 'morning';
    const half = isLate || match[4] !== undefined ? 'p' : 'a';
    add(match, match[3] === undefined && match[4] === undefined ? hour : hourOf(hour, half), match[2]);
  }
  for (const match of /\d\.\d\d/u.test(text) ? text.matchAll(dotted) : []) add(match, Number(match[1]), match[2]);
  return found;
}

/** `07:30–18:00`, `from 7.30 am until 6 pm` */
function joinSpans(text: string, times: readonly ValueMatch[]): ValueMatch[] {
  const joined: ValueMatch[] = [];
  for (const time of times) {
    const last = joined.at(-1);
    const isSpan =
      last?.value.upper === undefined &&
      last !== undefined &&
      /^ ?(?:-|–|—|to|until|till|bis|à|a|hasta) ?(?:las? )?$/iu.test(text.slice(last.end, time.start));
    if (isSpan)
      joined[joined.length - 1] = {
        start: last.start,
        end: time.end,
        value: { ...last.value, upper: [time.value.low, time.value.high] },
      };
    else joined.push(time);
  }
  return joined;
}

/** Twelve at night is 0, at noon 12. */
function hourOf(hour: number, half: string): number {
  if (half.startsWith('p') && hour < 12) return hour + 12;
  return half.startsWith('a') && hour === 12 ? 0 : hour;
}

const zoneOf = (name: string | undefined, shift: string | undefined): string =>
  (name ?? '').toUpperCase() + (shift ?? '').replace('−', '-');

const timeValue = (minutes: number, unit: string): Value => ({
  type: 'time',
  unit,
  low: minutes,
  high: minutes,
  bound: 'exact',
  key: '',
});
