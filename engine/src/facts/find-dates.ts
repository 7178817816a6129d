import type { NumberFormat } from './number-format.ts';
import type { PrintedDate, Value, ValueMatch } from './value.ts';

const monthNames: Readonly<Record<string, number>> = {
  january: 1,
  february: 2,
  march: 3,
  april: 4,
  may: 5,
  june: 6,
  july: 7,
  august: 8,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  sept: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  januar: 1,
  jänner: 1,
  februar: 2,
  märz: 3,
  mai: 5,
  juni: 6,
  juli: 7,
  oktober: 10,
  dezember: 12,
  mrz: 3,
  okt: 10,
  dez: 12,
  janvier: 1,
  février: 2,
  fevrier: 2,
  mars: 3,
  avril: 4,
  juin: 6,
  juillet: 7,
  août: 8,
  aout: 8,
  septembre: 9,
  octobre: 10,
  novembre: 11,
  décembre: 12,
  decembre: 12,
  enero: 1,
  febrero: 2,
  marzo: 3,
  abril: 4,
  mayo: 5,
  junio: 6,
  julio: 7,
  agosto: 8,
  septiembre: 9,
  setiembre: 9,
  octubre: 10,
  noviembre: 11,
  diciembre: 12,
};
const weekdayNames: Readonly<Record<string, number>> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sun: 0,
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  sat: 6,
  sonntag: 0,
  montag: 1,
  dienstag: 2,
  mittwoch: 3,
  donnerstag: 4,
  freitag: 5,
  samstag: 6,
  sonnabend: 6,
  dimanche: 0,
  lundi: 1,
  mardi: 2,
  mercredi: 3,
  jeudi: 4,
  vendredi: 5,
  samedi: 6,
  domingo: 0,
  lunes: 1,
  martes: 2,
  miércoles: 3,
  jueves: 4,
  viernes: 5,
  sábado: 6,
};
const ordinalDays: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  'twenty-first': 21,
  'twenty-second': 22,
  'twenty-third': 23,
  'twenty-fourth': 24,
  'twenty-fifth': 25,
  'twenty-sixth': 26,
  'twenty-seventh': 27,
  'twenty-eighth': 28,
  'twenty-ninth': 29,
  thirtieth: 30,
  'thirty-first': 31,
  ersten: 1,
  premier: 1,
  primero: 1,
};

const names = (record: Readonly<Record<string, number>>): string =>
  Object.keys(record)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

const month = `(?<month>${names(monthNames)})\\.?`;
const weekday = `(?:(?<weekday>${names(weekdayNames)})\\.?,? (?:the |den |dem |le |el )?)?`;
const day = '(?<day>0?[1-9]|[12]\\d|3[01])';
const year = "(?<year>(?:19|20)\\d\\d|[’']\\d\\d)";

const patterns: readonly RegExp[] = [
  // 27 June 2025, 1st of June, 2025, 1. Februar 2024, 1er mars 2023, 3 de mayo de 2024, 27-Jun-2025, 31 March
  new RegExp(
    `(?<![\\p{L}\\p{N}.,/-])${weekday}${day}(?:st|nd|rd|th|er|º|ª|\\.)?(?: of | day of | de | d'|[ -/]|, )${month}(?:(?:,? | de | del |[-/]|, )${year})?(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // March 13, 2021; March 13
  new RegExp(
    `(?<![\\p{L}\\p{N}])${weekday}${month} (?:the )?${day}(?:st|nd|rd|th)?(?:,? ${year})?(?![\\p{L}\\p{N}:]|[.,]\\d| ?%)`,
    'giu',
  ),
  // the first day of April 2021
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<ordinal>${names(ordinalDays)}) (?:day )?of ${month}(?:,? ${year})?(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  // 2025-06-27, 2025/06/27
  /(?<![\p{L}\p{N}./-])(?<year>(?:19|20)\d\d)[-/.](?<monthNumber>0[1-9]|1[0-2])[-/.](?<day>0[1-9]|[12]\d|3[01])(?![\p{L}\p{N}/-])/giu,
  // 27/06/2025, 24.06.2025, 3-4-21
  /(?<![\p{L}\p{N}./,-])(?<first>0?[1-9]|[12]\d|3[01])(?<separator>[/.-])(?<second>0?[1-9]|[12]\d|3[01])\k<separator>(?<year>(?:19|20)\d\d|\d\d)(?![\p{L}\p{N}/-]|[.,]\d)/giu,
  // 31.03. in German texts
  /(?<![\p{L}\p{N}./,-])(?<first>0[1-9]|[12]\d|3[01])\.(?<second>0[1-9]|1[0-2])\.(?![\p{L}\p{N}]|\d)/giu,
  // May 2025
  new RegExp(`(?<![\\p{L}\\p{N}])${month}(?: de | )(?<year>(?:19|20)\\d\\d)(?![\\p{L}\\p{N}])`, 'giu'),
];

/** Cheap to test: the name of a month, or digits parted as in a date. */
const hint = new RegExp(`(?<!\\p{L})(?:${names(monthNames)})(?!\\p{L})|\\d[./-]\\d{1,2}[./-]`, 'iu');

/** Finds dates in words and in digits; which of two digits is the day follows the document's own evidence. */
export function findDates(text: string, format: NumberFormat): ValueMatch[] {
  if (!/\d/u.test(text) && !/\bof\b/iu.test(text)) return [];
  if (!hint.test(text)) return [];
  const found: ValueMatch[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const date = printedDate(match.groups ?? {}, format);
      if (date !== undefined) found.push({ start, end, value: dateValue(date) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function printedDate(groups: Record<string, string | undefined>, format: NumberFormat): PrintedDate | undefined {
  const weekdayNumber = weekdayNames[(groups['weekday'] ?? '').toLowerCase()];
  const extras = { ...yearOf(groups['year']), ...(weekdayNumber === undefined ? {} : { weekday: weekdayNumber }) };
  const { first, second } = groups;
  if (first !== undefined && second !== undefined) {
    const [a, b] = [Number(first), Number(second)];
    if (a > 12 && b > 12) return undefined;
    const isDayFirst =
      a > 12 ||
      (b <= 12 && (format.dateOrder === 'day' || groups['separator'] === '.' || groups['separator'] === undefined));
    return {
      ...extras,
      day: isDayFirst ? a : b,
      month: isDayFirst ? b : a,
      isAmbiguous: a <= 12 && b <= 12 && a !== b && groups['separator'] === '/',
    };
  }
  const monthNumber =
    groups['monthNumber'] === undefined
      ? monthNames[(groups['month'] ?? '').toLowerCase()]
      : Number(groups['monthNumber']);
  if (monthNumber === undefined) return undefined;
  const dayNumber =
    groups['ordinal'] === undefined ? groups['day'] : String(ordinalDays[groups['ordinal'].toLowerCase()] ?? '');
  return { ...extras, month: monthNumber, ...(dayNumber === undefined ? {} : { day: Number(dayNumber) }) };
}

function yearOf(printed: string | undefined): { year?: number } {
  if (printed === undefined) return {};
  const digits = printed.replace(/\D/gu, '');
  if (digits.length === 4) return { year: Number(digits) };
  return { year: Number(digits) + (Number(digits) > 60 ? 1900 : 2000) };
}

export function dateValue(date: PrintedDate): Value {
  const two = (part: number | undefined): string => (part === undefined ? '??' : String(part).padStart(2, '0'));
  const key = `${date.year ?? '????'}-${two(date.month)}-${two(date.day)}`;
  return { type: 'date', unit: '', low: 0, high: 0, bound: 'exact', key, date };
}
