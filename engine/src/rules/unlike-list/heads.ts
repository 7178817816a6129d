import type { Passage } from '../../layout/passage.ts';
import { markWord } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';

/** What a list is of, and where the list begins behind it. */
export interface Head {
  readonly head: string;
  readonly isNamed: boolean;
  readonly behind: number;
}

type Cell = Passage['cells'][number];

const meaning = /^(?:means|mean|meaning|bezeichnet|bedeutet|designe|signifie|significa|designa)$/u;
const quoted = /["“„«](?<term>[^"“”„«»]{2,40})["”“»]/u;
/** Words between a head and its list that tell nothing. */
const reach = 4;
const longestLabel = 5;
/** Labels under which every paper lists its own. */
const general = new Set(
  `enclosures enclosure attachments attachment copies copy present participants apologies signed contents notes remarks contact address date subject reference
  anlagen anlage kopie anwesend teilnehmer bemerkungen inhalt ansprechpartner adresse betreff
  pièces annexes copie présents participants remarques objet adresse anexos copia asistentes notas asunto dirección name names parties`
    .split(/\s+/u)
    .map(topicStem),
);

/** The term that some words define, the label of their cell, or the telling word before them. */
export function findHead(
  words: readonly string[],
  label: Cell | undefined,
  start: number,
  first: number,
): Head | undefined {
  const named = (terms: readonly string[], behind: number): Head | undefined =>
    terms.length === 0 || terms.some((term) => general.has(term))
      ? undefined
      : { head: terms.toSorted().join(' '), isNamed: true, behind };
  if (label !== undefined)
    return label.end - label.start > longestLabel
      ? undefined
      : named(stemsOf(words.slice(label.start, label.end)), start);
  const verb = words.findIndex((word, at) => at > start && at < first && meaning.test(markWord(word)));
  const term = verb < 0 ? undefined : quoted.exec(words.slice(start, verb).join(' '))?.groups?.['term'];
  if (term !== undefined) return named(stemsOf(term.split(' ')), verb + 1);
  const colon = words.findIndex((word, at) => at >= start && at < first && word.endsWith(':'));
  if (colon >= 0 && colon - start < longestLabel) return named(stemsOf(words.slice(start, colon + 1)), colon + 1);
  if (first > start + 1 && isCapitalised(words[first - 1]) && isCapitalised(words[first])) return undefined;
  for (let at = first - 1; at >= Math.max(start, first - reach); at -= 1) {
    const stem = topicStem(words[at] ?? '');
    if (stem !== '') return { head: stem, isNamed: false, behind: first };
  }
  return undefined;
}

const bracketed =
  /^[(“"]+(?:the |die |das |der |den |le |la |les |el |los |las )?["“„«]?(?<term>\p{Lu}[^"“”„«»()]{2,40}?)["”“»]?\)/u;
/** Words of a term in brackets. */
const longestTerm = 5;

/** `Norway, Sweden and Denmark (“the Territory”)`: the term in brackets behind a list names it. */
export function headBehind(words: readonly string[], end: number): Head | undefined {
  if (!/^[(“"]/u.test(words[end] ?? '')) return undefined;
  const term = bracketed.exec(words.slice(end, end + longestTerm).join(' '))?.groups?.['term'];
  const terms = term === undefined ? [] : stemsOf(term.split(' '));
  return terms.length === 0 ? undefined : { head: terms.toSorted().join(' '), isNamed: true, behind: end };
}

/** `By Saltern Bridge and the sea wall`: the word before the first member belongs to its name. */
const isCapitalised = (word: string | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word ?? '');

const stemsOf = (words: readonly string[]): string[] =>
  [...new Set(words.map(topicStem))].filter((term) => term !== '');
