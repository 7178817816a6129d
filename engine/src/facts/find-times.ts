import type { NumberFormat } from './number-format.ts';
import type { Value, ValueMatch } from './value.ts';

const zone = String.raw`(?: ?\(?(utc|gmt|bst|cet|cest|mez|mesz|est|edt|cst|cdt|mst|mdt|pst|pdt|ist|jst|aest|aedt)(?![\p{L}])\)?(?:[ ]?([+−-]\d{1,2})(?::?00)?(?!\d))?)?`;
const clock = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,:/-])([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?(?::[0-5]\d)? ?(a\.? ?m\.?|p\.? ?m\.?|uhr|heures|horas|hrs|h|noon)(?![\p{L}\p{N}])${zone}`,
    String.raw`(?<![\p{L}\p{N}.,:/-]|[T])([01]?\d|2[0-4])[:h]([0-5]\d)(?::[0-5]\d)?(?![\p{N}:.]\d?)${zone}`,
  ].join('|'),
  'giu',
);
const named = /(?<!\p{L})(?:(?:12 )?noon|midday|(?:12 )?midnight|mitternacht|minuit|mediodía|medianoche)(?!\p{L})/giu;
/** Cheap to test. */
const hasName = /noon|midday|night|nacht|minuit|mediod|noche/iu;
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
  for (const match of hasName.test(text) ? text.matchAll(named) : []) {
    const minutes = /night|nacht|minuit|noche/iu.test(match[0]) ? 1440 : 720;
    found.push({ start: match.index, end: match.index + match[0].length, value: timeValue(minutes, '') });
  }
  return found;
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
