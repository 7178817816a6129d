import { allMatches } from '../words/all-matches.ts';
import { weekdayNames } from './date-lexicon.ts';
import { textValue, type ValueMatch } from '../values/value.ts';

const days = Object.keys(weekdayNames)
  .filter((name) => name.length > 3)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** English plurals and German adverbs say that it is every such day. */
const day = String.raw`(?:${days})s?`;
const short = String.raw`(?:mon?|tue?|wed?|thu?|fri?|sat?|sun?|mo|di|mi|do|fr|sa|so)\.?`;
const range = String.raw`(?: ?[–-] ?| (?:to|through|until|bis|bis einschließlich|à|au|a|al) )`;

/** `Monday to Friday`, `Montag–Samstag`, `du lundi au vendredi`, `Mo–Fr`. */
const ranges = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:(?<from>${days})s?${range}(?:el |le )?(?<to>${days})s?|(?<shortFrom>${short}) ?[–-] ?(?<shortTo>${short}))(?![a-zß-ɏ])`,
  'gi',
);
/** `Tuesdays and Fridays`, `les mardis et vendredis`, `dienstags und freitags`; a single day is mostly that of a date. */
const lists = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?<list>${day}(?:, (?:el |le |los |les )?${day})*,? (?:and|und|et|y|e) (?:el |le |los |les )?${day})(?![a-zß-ɏ])`,
  'gi',
);
/** `On Fridays`, `freitags`, `tous les lundis`, `los martes`: the form says that it is every such day. */
const single = new RegExp(
  String.raw`(?<![a-zß-ɏ])(?:(?:(?:on|every|each) )(?:${days})s|every (?:${days})|each (?:${days})|jeden (?:${days})|(?:tous les|chaque) (?:${days})s?|los (?:${days})|cada (?:${days})|(?:sonn|mon|diens|donners|frei|sams)tags|mittwochs|sonnabends)(?![a-zß-ɏ])(?! (?:of|im|du|del|de) )`,
  'gi',
);
const each = new RegExp(`(?:${days})`, 'gi');

/** Said of days on which something does not happen, they are no other account of those on which it does. */
const denied =
  /(?<![a-zß-ɏ])(?:closed|except|excluding|not|no|off|geschlossen|außer|ausgenommen|nicht|kein[a-zß-ɏ]*|ruhetag|fermée?s?|sauf|hors|pas|cerrad[oa]s?|salvo|excepto)(?![a-zß-ɏ])/i;
const near = 40;

const shortNumbers: Readonly<Record<string, number>> = {
  mo: 1,
  mon: 1,
  tu: 2,
  tue: 2,
  di: 2,
  we: 3,
  wed: 3,
  mi: 3,
  th: 4,
  thu: 4,
  do: 4,
  fr: 5,
  fri: 5,
  sa: 6,
  sat: 6,
  so: 0,
  su: 0,
  sun: 0,
};

const hint = new RegExp(`(?<![a-zß-ɏ])(?:${days}|${short} ?[–-])`, 'i');

/** Finds the days of the week on which something happens again and again: `Monday to Friday`, `Tuesdays and Fridays`. */
export function findWeekdays(text: string): ValueMatch[] {
  if (!hint.test(text)) return [];
  const found: ValueMatch[] = [];
  const add = (match: RegExpExecArray, key: string, kind: string): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (denied.test(text.slice(Math.max(0, start - near), end + near / 2))) return;
    if (!found.some((other) => start < other.end && end > other.start))
      found.push({ start, end, value: textValue('identifier', key, kind) });
  };
  for (const match of allMatches(text, ranges)) {
    const { from, to, shortFrom, shortTo } = match.groups ?? {};
    const ends =
      from === undefined ? [shortNumberOf(shortFrom), shortNumberOf(shortTo)] : [numberOf(from), numberOf(to)];
    if (ends.every((end) => end !== undefined) && ends[0] !== ends[1]) add(match, ends.join('-'), 'numbered weekdays');
  }
  for (const match of allMatches(text, lists)) {
    const numbers = [...match[0].matchAll(each)].flatMap(([name]) => numberOf(name) ?? []);
    add(match, numbers.toSorted((a, b) => a - b).join('+'), 'numbered days of the week');
  }
  for (const match of allMatches(text, single)) {
    const numbers = [...match[0].matchAll(each)].flatMap(([name]) => numberOf(name) ?? []);
    // "Montags" as a noun is that of one Monday.
    const isOfOne = /^\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ]+s$/u.test(match[0]);
    if (numbers.length === 1 && !isOfOne) add(match, String(numbers[0]), 'numbered days of the week');
  }
  return found;
}

const numberOf = (name: string | undefined): number | undefined => weekdayNames[(name ?? '').toLowerCase()];
const shortNumberOf = (name: string | undefined): number | undefined =>
  shortNumbers[(name ?? '').toLowerCase().replace('.', '')];
