import { allMatches } from '../words/all-matches.ts';
import { dateBoundOf } from '../values/bounds.ts';
import { monthNames, ordinalDays, termDays, weekdayNames } from './date-lexicon.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import type { PrintedDate, Value, ValueMatch } from '../values/value.ts';

const names = (record: Readonly<Record<string, unknown>>): string =>
  Object.keys(record)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

const month = `(?<month>${names(monthNames)})\\.?`;
const weekday = `(?:(?<weekday>${names(weekdayNames)})\\.?,? (?:the |den |dem |le |el )?)?`;
const day = '(?<day>0?[1-9]|[12]\\d|3[01])';
const year = "(?<year>(?:19|20)\\d\\d|[’']\\d\\d)";

/** What is dated by its year alone: `built in 2004`, `Baujahr: 2004`, `fondée en 1987`. */
const yearLead =
  '(?<![a-zß-ɏ])(?:years? of (?:build|construction|manufacture|make|birth|foundation|first registration)|model year|(?:built|constructed|manufactured|founded|established|born|first registered)(?: in)?|(?:replaced|renewed|renovated|refurbished|rewired|re-roofed|installed|modernised|modernized) in|(?:bau|geburts|gründungs|herstellungs|modell)jahr|erstzulassung|(?:erbaut|gebaut|errichtet|gegründet|geboren)(?: im jahre?)?|(?:im jahre?|in) (?=(?:19|20)\\d\\d (?:erbaut|gebaut|errichtet|gegründet))|année (?:de construction|de fabrication|de naissance|modèle)|(?:construit|fabriqué|fondé|créé|né)e?s? en|année de (?:première )?mise en circulation|año de (?:construcción|fabricación|nacimiento|matriculación)|(?:construid|fabricad|fundad|nacid)[oa]s? en|anno di (?:costruzione|fabbricazione|nascita|immatricolazione)|(?:costruit|fabbricat|fondat|nat)[oaie] nel)';

const quarterWords = Object.fromEntries(
  [
    'first erste erstes ersten premier primer primo',
    'second zweite zweites zweiten deuxième second segundo secondo',
    'third dritte drittes dritten troisième tercer terzo',
    'fourth vierte viertes vierten quatrième cuarto quarto',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 1)] as const)),
);

const patterns: readonly RegExp[] = [
  // 27 June 2025, 1st of June, 2025, 1. Februar 2024, 1er mars 2023, 3 de mayo de 2024, 27-Jun-2025, 31 March
  new RegExp(
    `(?<![a-zß-ɏ\\d.,/])(?<!(?<!(?<![a-zß-ɏ\\d.,/-])\\d{1,2})-)${weekday}${day}(?:st|nd|rd|th|er|º|ª|°|\\.)?(?: of | day of | de | d['’]|[ -/]|, )${month}(?:(?:,? | de | del | of |[-/]|, )${year}|[-/.](?<shortYear>\\d\\d)(?![.,]\\d))?(?![a-zß-ɏ\\d])`,
    'gi',
  ),
  // March 13, 2021; March 13
  new RegExp(
    `(?<![a-zß-ɏ\\d])${weekday}${month} (?:the )?${day}(?:st|nd|rd|th)?(?:(?:,? | of )${year})?(?![a-zß-ɏ\\d]|:\\d|[.,]\\d| ?%)`,
    'gi',
  ),
  // 2019-Sep-01, Sep-01-2019
  new RegExp(
    `(?<![a-zß-ɏ\\d./-])(?<year>(?:19|20)\\d\\d)(?<separator>[-/])${month}\\k<separator>${day}(?![a-zß-ɏ\\d/-])`,
    'gi',
  ),
  new RegExp(
    `(?<![a-zß-ɏ\\d./-])${month}(?<separator>[-/])${day}\\k<separator>(?<year>(?:19|20)\\d\\d)(?![a-zß-ɏ\\d/-])`,
    'gi',
  ),
  // the first day of April 2021
  new RegExp(
    `(?<![a-zß-ɏ\\d])(?<ordinal>${names(ordinalDays)}) (?:day )?(?:of |de |)${month}(?:(?:,? | de | del )${year})?(?![a-zß-ɏ\\d])`,
    'gi',
  ),
  // 2025-06-27, 2025/06/27
  /(?<![a-zß-ɏ\d./-])(?<year>(?:19|20)\d\d)[-/.](?<monthNumber>0[1-9]|1[0-2])[-/.](?<day>0[1-9]|[12]\d|3[01])(?=T\d|[^a-zß-ɏ\d/-]|$)/gi,
  // 27/06/2025, 24.06.2025, 3-4-21
  /(?<![a-zß-ɏ\d./,-])(?<first>0?[1-9]|[12]\d|3[01])(?<separator>[/.-])(?<second>0?[1-9]|[12]\d|3[01])\k<separator>(?<year>(?:19|20)\d\d|\d\d)(?![a-zß-ɏ\d/-]|[.,]\d)/gi,
  // 31.03. in German texts
  /(?<![a-zß-ɏ\d./,-])(?<first>0[1-9]|[12]\d|3[01])\.(?<second>0[1-9]|1[0-2])\.(?![a-zß-ɏ\d]|\d)/gi,
  // 08JUN25, 08JUN2025, as tickets print it
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d])(?<day>0[1-9]|[12]\d|3[01])(?<month>JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?<shortYear>(?:20)?\d\d)(?![A-Za-zªµºÀ-ÖØ-ӿ\d])/gu,
  // 250630 behind words that announce a date, as bank messages print it
  /(?<=(?:date|expiry|datum|fecha|valid|vencimiento|échéance)[^\n\d]{0,30}[\n ])(?<shortYear>[2-4]\d)(?<monthNumber>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?![a-zß-ɏ\d.,/-])/gi,
  // 2025 Q3, 2025-Q3
  /(?<![a-zß-ɏ\d./-])(?<year>(?:19|20)\d\d)[ /-]?Q(?<quarter>[1-4])(?![a-zß-ɏ\d])/gi,
  // Q3 2025, 3rd quarter of 2025, 3. Quartal 2025, zweites Quartal, 2e trimestre 2025, tercer trimestre de 2025
  new RegExp(
    `(?<![a-zß-ɏ\\d])(?:Q(?<quarter>[1-4])|(?<quarterNumber>[1-4])(?:st|nd|rd|th|er|e|ème|º|\\.)? (?:quarter|quartal|trimestre)|(?<quarterWord>${names(quarterWords)}) (?:quarter|quartals?|trimestre))(?: of | de | del |[ /-])?(?:FY ?)?(?<year>(?:19|20)\\d\\d)?(?![a-zß-ɏ\\d])`,
    'gi',
  ),
  // KW 23/2025, week 23 of 2025, calendar week 7, semaine 12
  /(?<![a-zß-ɏ\d])(?:KW|kalenderwoche|calendar week|week no\.?|semaine|semana)[ -]?(?<week>[1-4]?\d|5[0-3])(?:(?: of | de |[ /-])(?<year>(?:19|20)\d\d))?(?![a-zß-ɏ\d]|[.,]\d)/gi,
  // 07/2027 behind words that announce a date
  /(?<=(?<![a-zß-ɏ])(?:exp(?:iry|ires|iration)?\.?|dates?|valid|until|before|bis|gültig|verfall\w*|verwendbar|haltbar|since|seit|ab|from|used? by|caduc\w*|vence|vencimiento|péremption|échéance|jusqu['’]au?|hasta|desde|depuis|dès|manufactured|made|hergestellt|fabriqué|fabricad[oa]|datum|fecha|monat|month|mois|mes)(?:[ \n](?:until|to|thru|bis|on|in|le|el|date|end))?[:. \n]{1,3})(?<monthNumber>0?[1-9]|1[0-2])[/.](?<year>20\d\d)(?![a-zß-ɏ\d/.-]\d?|,\d)/gi,
  // 2004 behind words that announce a year
  new RegExp(`(?<=${yearLead}[: \\n]{1,2})(?<year>(?:19|20)\\d\\d)(?![a-zß-ɏ\\d/-]|[.,]\\d)`, 'gi'),
  // Michaelmas 2027, Lady Day 2026
  new RegExp(`(?<![a-zß-ɏ\\d])(?<termDay>${names(termDays)})(?:,? | de )${year}(?![a-zß-ɏ\\d])`, 'gi'),
  // May 2025
  new RegExp(`(?<![a-zß-ɏ\\d])${month}(?: de | )(?<year>(?:19|20)\\d\\d)(?![a-zß-ɏ\\d])`, 'gi'),
];

/** Cheap to test: the name of a month, or digits parted as in a date. */
const hint = new RegExp(
  `(?<![a-zß-ɏ])(?:${names(monthNames)}|${names(termDays)})(?![a-zß-ɏ])|\\d[./-]\\d{1,2}[./-]|\\d\\d(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\\d\\d|(?<!\\d)[2-4]\\d[01]\\d[0-3]\\d(?!\\d)|(?<!\\d)\\d{1,2}[/.]20\\d\\d(?!\\d)|(?<![a-zß-ɏ])Q[1-4](?!\\d)|quart|trimestre|(?<!\\d)(?:19|20)\\d\\d(?!\\d)|(?<![a-zß-ɏ])(?:KW|week|semaine|semana|kalenderwoche)[ -]`,
  'i',
);

/** A date without a digit: `the first day of April`, `primero de mayo`, `third quarter`. */
const dayInWords = /(?:st|nd|rd|th|ro) (?:day )?(?:of|de|quarter)|quartal|trimestre/i;

/** Finds dates in words and in digits; which of two digits is the day follows the document's own evidence. */
export function findDates(text: string, format: NumberFormat): ValueMatch[] {
  if (!/\d/u.test(text) && !dayInWords.test(text)) return [];
  if (!hint.test(text)) return [];
  const found: ValueMatch[] = [];
  for (const pattern of patterns) {
    for (const match of allMatches(text, pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const date = printedDate(match.groups ?? {}, format);
      if (date === undefined || !isPossible(date)) continue;
      const days = weekBefore.test(text.slice(Math.max(0, start - weekWithin), start)) ? { days: 7 } : {};
      found.push({ start, end, value: { ...dateValue({ ...date, ...days }), bound: dateBoundOf(text, start, end) } });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** `in the week beginning 5 May`, `Woche ab 5. Mai`, `la semaine du 5 mai`: the day stands for those that follow too. */
const weekBefore =
  /(?<![a-zß-ɏ])(?:week|w\/c|w\/b|(?:kalender)?woche|semaine|semana)(?: (?:beginning|commencing|starting|of|from|ab|vom|ab dem|du|del|que empieza el|qui commence le))?(?: (?:on|the|dem|den|le|el))? ?$/i;
const weekWithin = 34;

/** `April 31 hectares`: no month has so many days. */
const isPossible = ({ month: number, day: printed }: PrintedDate): boolean =>
  number === undefined || printed === undefined || printed <= new Date(2024, number, 0).getDate();

function printedDate(groups: Record<string, string | undefined>, format: NumberFormat): PrintedDate | undefined {
  const weekdayNumber = weekdayNames[(groups['weekday'] ?? '').toLowerCase()];
  const extras = {
    ...yearOf(groups['year'] ?? groups['shortYear']),
    ...(weekdayNumber === undefined ? {} : { weekday: weekdayNumber }),
  };
  const { first, second, week, termDay } = groups;
  const term = termDays[(termDay ?? '').toLowerCase()];
  if (term !== undefined) return { ...extras, month: term[0], day: term[1] };
  const quarter =
    groups['quarter'] ?? groups['quarterNumber'] ?? quarterWords[(groups['quarterWord'] ?? '').toLowerCase()];
  if (quarter !== undefined) return { ...extras, quarter: Number(quarter) };
  if (week !== undefined) return { ...extras, week: Number(week) };
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
      isAmbiguous: a <= 12 && b <= 12 && a !== b && groups['separator'] !== '.' && groups['separator'] !== undefined,
      ...(format.isDateOrderSeen === true ? { isOrderSeen: true } : {}),
    };
  }
  if (groups['month'] === undefined && groups['monthNumber'] === undefined) return extras;
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
  const within =
    date.quarter !== undefined
      ? `Q${date.quarter}`
      : date.week !== undefined
        ? `W${two(date.week)}`
        : `${two(date.month)}-${two(date.day)}`;
  const key = `${date.year ?? '????'}-${within}`;
  return { type: 'date', unit: '', low: 0, high: 0, bound: 'exact', key, date };
}
