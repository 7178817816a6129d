import * as z from 'zod';
import rows from '../../lexicon/name-parts.json' with { type: 'json' };
import type { FactDocument, Unit } from '../fact.ts';
import { plainWord, stem } from '../words/stem.ts';
import { vocabulary } from '../words/vocabulary.ts';

/** A run of capitalised words: a person, a company, a place, a title. */
export interface NamePlace {
  readonly document: number;
  readonly sentence: number;
  readonly passage: number;
  /** Words of the passage. */
  readonly start: number;
  readonly end: number;
  /** Plain words without titles and legal forms. */
  readonly tokens: readonly string[];
}

const words = z.string().transform((list): ReadonlySet<string> => new Set(list.split(' ')));
const { titles, articles, legalForms, connectors, common } = z
  .object({
    /** Parts of a name that name nobody. */
    titles: words,
    /** These stand before any noun. */
    articles: words,
    legalForms: words,
    connectors: words,
    /** Months, weekdays and words that open sentences are capitalised without being names. */
    common: words,
  })
  .parse(rows);

export const isLegalForm = (plain: string): boolean => legalForms.has(plain);
export const isTitle = (plain: string): boolean => titles.has(plain);

/** German writes them with a capital where it speaks to somebody, and any language where they open a sentence. */
const possessives =
  /^(?:ihre?[nmrs]?|unsere?[nmrs]?|seine?[nmrs]?|meine?[nmrs]?|diese[nmrs]?|jede[nmrs]?|eine?[nmrs]?|kein(?:e[nmrs]?)?|our|your|their|his|her|its|this|these|any|each|every|notre|nos|votre|vos|leurs?|ce|cette|chaque|nuestr[oa]s?|vuestr[oa]s?|sus?|est[ea]|cada|nostr[oaie]|vostr[oaie])$/u;

const isCapitalised = (text: string): boolean =>
  /^[("“„'’]*\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ'’-]*\.?[)"”“'’,;:.]*$/u.test(text) && /[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(text);
/** `Ottoline March`: a month behind a first name, with no day behind it. */
const isSurname = (token: string, before = '', behind = ''): boolean =>
  /^(?:march|april|may|june|august)$/u.test(token) &&
  /^[a-z]{3}/u.test(before) &&
  !common.has(before) &&
  !titles.has(before) &&
  !connectors.has(before) &&
  !/^\d/u.test(behind);

const isOther = (before: string | undefined, text: string): boolean =>
  /^(?:and|und|et|y|e|&)$/u.test(before ?? '') && courtesy.test(plainWord(text));
const courtesy = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|lady|herrn?|frau|m|mme|mlle|sra?|senora?|don|dona)$/u;

/** Several steps ask for the names of a document; they go when it goes. */
const known = new WeakMap<FactDocument, readonly NamePlace[]>();

/** Finds runs of at least two capitalised words. */
export function findNames(document: FactDocument): readonly NamePlace[] {
  const found = known.get(document);
  if (found !== undefined) return found;
  const capitalised = new Set([...vocabulary(document)].filter(isCapitalised));
  const names = document.units.flatMap((unit, sentence) => namesOfUnit(document, unit, sentence, capitalised));
  known.set(document, names);
  return names;
}

function namesOfUnit(
  document: FactDocument,
  unit: Unit,
  sentence: number,
  capitalised: ReadonlySet<string>,
): NamePlace[] {
  const passage = document.passages[unit.passage];
  if (passage === undefined || passage.kind === 'furniture') return [];
  const cellEnds = new Set(passage.cells.map((cell) => cell.end));
  const names: NamePlace[] = [];
  let start = -1;
  const close = (end: number): void => {
    if (start >= 0) add(end);
    start = -1;
  };
  const add = (to: number): void => {
    let end = to;
    while (end > start && connectors.has(plainWord(passage.words[end - 1]?.text ?? ''))) end -= 1;
    const tokens = passage.words.slice(start, end).map((word) => plainWord(word.text));
    const telling = tokens.filter(
      (token) =>
        token !== '' &&
        (token.length === 1 || stem(token) !== '') &&
        !titles.has(token) &&
        !legalForms.has(token) &&
        (!common.has(token) ||
          (token === tokens.at(-1) && isSurname(token, tokens.at(-2), passage.words[end]?.text))) &&
        !possessives.test(token) &&
        !connectors.has(token),
    );
    if (
      telling.length >= 2 ||
      (telling.length === 1 && tokens.some((token) => titles.has(token) && !articles.has(token)) && tokens.length >= 2)
    ) {
      names.push({ document: document.index, sentence, passage: unit.passage, start, end, tokens: telling });
    }
  };
  for (let index = unit.start; index < unit.end; index += 1) {
    const text = passage.words[index]?.text ?? '';
    const isName = capitalised.has(text);
    const isJoined =
      start >= 0 &&
      (text === '&' || connectors.has(plainWord(text))) &&
      capitalised.has(passage.words[index + 1]?.text ?? '');
    // `Cordelia Ashby-Nunn ("Client")`: what is in brackets is no part of the name before.
    if (start >= 0 && /^[(«"“„]/u.test(text)) close(index);
    // `The Literary Society and Dr Hermia Castleton`: a title begins the name of another.
    if (start >= 0 && isOther(passage.words[index - 1]?.text, text)) close(index);
    if (isName && start < 0) start = index;
    else if (!isName && !isJoined) close(index);
    if (cellEnds.has(index + 1) || (isName && /[,;:)]$|[A-Za-zªµºÀ-ÖØ-ӿ]{3}\.$/u.test(text))) close(index + 1);
  }
  close(unit.end);
  return names;
}
