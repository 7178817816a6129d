import { weekdayNames } from './date-lexicon.ts';
import { dateValue } from './find-dates.ts';
import type { ValueMatch } from '../values/value.ts';

const weekday = `(?:${Object.keys(weekdayNames)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})\\.?,? (?:the |den |dem |le |el )?`;
/**
 * `from 12 to 16 May 2025`, `vom 4. bis 22. August`, `du dimanche 7 au samedi 19 juillet`: the first day has its month from the last,
 * behind a word that leads to a stretch of time or behind its weekday.
 */
const firstDay = new RegExp(
  `(?<=(?<![a-zß-ɏ])(?:(?:from|between|vom|von|zwischen|du|entre(?: el| le)?|del?|dal) (?:the |dem |el |le )?(?:${weekday})?|${weekday}))(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?,? ?(?:to|until|and|bis|und|au|et(?: le)?|al|a|y|e|-|–|—)(?: (?:the|zum|dem|el|le))? ?$`,
  'i',
);
/** `8–10 May`: a dash alone tells enough. */
const dashed = /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.,/:–—-])(?<day>\d{1,2})(?:\.|st|nd|rd|th)? ?[-–—] ?$/u;
/** `7 al 11 de julio`, `the nights of 6 and 7 May`: of what the day is the first no word tells, but it counts nothing. */
const joined =
  /(?<![a-zß-ɏ\d.,/:–—-])(?:\d{1,2}(?:\.|st|nd|rd|th|er|º)?, ?)*\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:to|bis(?: zum)?|au|al|and|und|et(?: le)?|y|e|&) $/i;
/** Signs before a date among which the first day stands. */
const within = 40;

/** The first days of stretches whose month only the last day names. */
export function findFirstDays(text: string, dates: readonly ValueMatch[]): ValueMatch[] {
  return dates.flatMap(({ start, value: { date } }) => {
    const before = text.slice(Math.max(0, start - within), start);
    const match = firstDay.exec(before) ?? dashed.exec(before);
    const day = Number(match?.groups?.['day'] ?? 0);
    if (match === null || date?.day === undefined || date.month === undefined || day < 1 || day >= date.day) return [];
    const at = Math.max(0, start - within) + match.index;
    const { year, month } = date;
    const first = { month, day, ...(year === undefined ? {} : { year }) };
    return [{ start: at, end: at + String(match.groups?.['day'] ?? '').length, value: dateValue(first) }];
  });
}

/** Where the first days of stretches stand that are no values of their own. */
export const findBareDays = (text: string, dates: readonly ValueMatch[]): { start: number; end: number }[] =>
  dates.flatMap(({ start, value: { date } }) => {
    const from = Math.max(0, start - within);
    const match = date?.day === undefined ? null : joined.exec(text.slice(from, start));
    return match === null ? [] : [{ start: from + match.index, end: start }];
  });
