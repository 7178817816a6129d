import type { FactDocument } from '../../facts/fact.ts';
import { markWord } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import { countryAt } from '../../facts/names/countries.ts';
import { findHead, headBehind } from './heads.ts';

/** One of the things that a list names. */
export interface Member {
  readonly stems: ReadonlySet<string>;
  /** `words.slice(start, end)` of the passage. */
  readonly start: number;
  readonly end: number;
}

/** Things that are named together: `pledge of machinery, receivables and bank accounts`. */
export interface NamedList {
  readonly document: number;
  readonly unit: number;
  readonly passage: number;
  /** What the list is of, as stems: the word before it, the term that it defines, the label of its cell. */
  readonly head: string;
  /** A label or a defined term names the list. */
  readonly isNamed: boolean;
  readonly members: readonly Member[];
}

const joins = /^(?:and|und|et|y|e|sowie)$/u;
/** With marks at its edges. */
const longestJoin = 7;
/** What follows or stands before one of these is no whole list. */
const open =
  /^(?:including|include|includes|such|example|especially|particularly|etc|etcetera|among|other|others|more|like|insbesondere|beispielsweise|usw|etwa|unter|andere[nrsm]?|weitere[nrsm]?|notamment|comme|exemple|autres?|etcetera|como|ejemplo|otr[oa]s|demas|or|oder|ou|o)$/u;
/** Ends the name of a thing. */
const ending =
  /^(?:of|in|on|at|for|from|to|with|without|by|under|over|is|are|was|were|will|shall|may|must|which|that|who|if|when|von|vom|im|in|auf|fur|aus|zu|zum|zur|mit|ohne|bei|ist|sind|wird|werden|die|der|das|des|dem|den|wenn|du|dans|sur|pour|avec|sans|par|est|sont|qui|que|si|en|para|con|sin|por|es|son)$/u;
/** People and companies are named elsewhere. */
const people =
  /^(?:mr|mrs|ms|dr|prof|herr|frau|herrn|m|mme|sr|sra|don|dona|gmbh|ltd|limited|inc|llc|ag|kg|sa|sl|sas|sarl|plc)$/u;
const longestName = 4;

/** The lists of a document: words joined by commas and a last `and`; and the single things under labels and in definitions. */
export function findLists(
  document: FactDocument,
  isRead: (document: number, unit: number) => boolean = () => true,
): NamedList[] {
  return document.units.flatMap((unit, index) => {
    if (!isRead(document.index, index)) return [];
    const passage = document.passages[unit.passage];
    if (passage === undefined || !/^(?:paragraph|row)$/u.test(passage.kind) || passage.isHead === true) return [];
    const words = passage.words.map(({ text }) => text);
    // Of a row the label names what its one value lists.
    const [label, value, more] = passage.kind === 'row' ? passage.cells : [];
    const isPair = value !== undefined && more === undefined;
    if (passage.kind === 'row' && !isPair) return [];
    const [start, end] = isPair ? [value.start, value.end] : [unit.start, unit.end];
    const place = { document: document.index, unit: index, passage: unit.passage };
    const lists = joinedLists(words, start, end).flatMap((members): NamedList[] => {
      const first = members[0]?.start ?? end;
      const named = headBehind(words, members.at(-1)?.end ?? end);
      const head = named ?? findHead(words, first === start ? label : undefined, start, first);
      const countries = asCountries(words, members, start);
      if (countries !== undefined)
        return [{ ...place, head: ofCountries, isNamed: head?.isNamed === true, members: countries }];
      return head === undefined ? [] : [{ ...place, head: head.head, isNamed: head.isNamed, members }];
    });
    if (lists.length > 0) return lists;
    const head = findHead(words, label, start, end);
    const members = head?.isNamed === true ? single(words, head.behind, end) : undefined;
    return head === undefined || members === undefined ? [] : [{ ...place, head: head.head, isNamed: true, members }];
  });
}

/** The head of lists of countries, whatever stands before them: `Territory | Norway and Sweden`, `the rights for Norway`. */
export const ofCountries = '@countries';
/** Words of the longest name of a country that lie before its last. */
const moreOfName = 3;

/** The members of a list that names countries only, each in full; undefined for another list. */
function asCountries(words: readonly string[], members: readonly Member[], from: number): Member[] | undefined {
  const [first, ...others] = members;
  if (first === undefined) return undefined;
  const isCountry = (start: number, end: number): boolean => countryAt(words.slice(start, end))?.length === end - start;
  if (!others.every(({ start, end }) => isCountry(start, end))) return undefined;
  for (let start = first.start; start >= Math.max(from, first.start - moreOfName); start -= 1)
    if (isCountry(start, first.end))
      return [{ stems: stemsOf(words, start, first.end), start, end: first.end }, ...others];
  return undefined;
}

/** All lists in some words. */
function joinedLists(words: readonly string[], start: number, end: number): Member[][] {
  const lists: Member[][] = [];
  let plain: readonly string[] | undefined;
  for (let at = start + 1; at + 1 < end; at += 1) {
    const word = words[at] ?? '';
    if (word.length > longestJoin || !joins.test(markWord(word))) continue;
    plain ??= words.map(markWord);
    const members = membersAround(words, plain, at, [start, end]);
    if (members !== undefined) lists.push(members);
  }
  return lists;
}

/** The list whose last member a word joins; undefined where there is none, or one that names examples or people only. */
function membersAround(
  words: readonly string[],
  plain: readonly string[],
  join: number,
  [start, end]: readonly [number, number],
): Member[] | undefined {
  const members: Member[] = [];
  const last = nameAfter(words, plain, join + 1, end);
  if (last === undefined) return undefined;
  let to = join;
  for (;;) {
    const from = nameBefore(words, plain, to, start);
    if (from === undefined) break;
    members.unshift({ stems: stemsOf(words, from, to), start: from, end: to });
    if (from === start || !/[A-Za-zªµºÀ-ÖØ-ӿ],$/u.test(words[from - 1] ?? '')) break;
    to = from;
  }
  members.push(last);
  const first = members[0]?.start ?? start;
  const around = [
    ...plain.slice(Math.max(start, first - 3), first),
    ...plain.slice(last.end, last.end + 2),
    ...plain.slice(first, last.end),
  ];
  if (members.length < 2 || around.some((word) => open.test(word) || people.test(word))) return undefined;
  return members.every(({ stems }) => stems.size > 0) ? members : undefined;
}

/** The name that ends before a place: back to a comma; of the first name only the last word is sure. */
function nameBefore(words: readonly string[], plain: readonly string[], to: number, start: number): number | undefined {
  for (let at = to - 1; at >= Math.max(start, to - longestName); at -= 1) {
    if (at < to - 1 && /[,;:.]$/u.test(words[at] ?? ''))
      return (words[at] ?? '').endsWith(',') ? at + 1 : lastName(plain, to);
    if (ending.test(plain[at] ?? '')) return at + 1 < to ? lastName(plain, to) : undefined;
  }
  return lastName(plain, to);
}

const lastName = (plain: readonly string[], to: number): number | undefined =>
  topicStem(plain[to - 1] ?? '') === '' ? undefined : to - 1;

function nameAfter(words: readonly string[], plain: readonly string[], from: number, end: number): Member | undefined {
  let to = from;
  while (
    to < end &&
    to - from < longestName &&
    !(to > from && (ending.test(plain[to] ?? '') || words[to]?.startsWith('(')))
  ) {
    to += 1;
    if (/[,;.:)]$/u.test(words[to - 1] ?? '')) break;
  }
  const stems = stemsOf(words, from, to);
  return stems.size === 0 ? undefined : { stems, start: from, end: to };
}

/** A label or a definition may name one thing alone. */
function single(words: readonly string[], start: number, end: number): Member[] | undefined {
  const stems = stemsOf(words, start, end);
  if (stems.size === 0 || end - start > longestName || words.slice(start, end).some((word) => /\d/u.test(word)))
    return undefined;
  return [{ stems, start, end }];
}

const stemsOf = (words: readonly string[], start: number, end: number): Set<string> => {
  const stems = new Set(words.slice(start, end).map(topicStem));
  stems.delete('');
  return stems;
};
