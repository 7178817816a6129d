import type { UnitPlace } from '../../align/pair-units.ts';
import { actorNounOf } from '../../facts/duties/actor-nouns.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { roleOf } from '../../facts/names/roles.ts';
import { isTimeWord } from '../../facts/stances/time-words.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { wholeVocabulary } from '../../facts/words/vocabulary.ts';
import { markerLength } from '../../layout/list-marker.ts';
import { isSamePlainName } from './same-name.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';

/** How alike two sentences must be to be held against each other word by word. */
const alikeAbove = 0.5;
/** Words besides the names that the sentences must share, and of these how many must tell something. */
const fewestWords = 5;
const fewestTelling = 3;
/** Words of a name at most, with its small words. */
const longestName = 6;

/** The same sentence with another name in it: `The hedge is kept by the owner of Mill House`, `… of Mill Cottage`. */
export const rule: Rule = {
  id: 'name-swap',
  find: (context) => {
    const known = new Map<number, ReadonlySet<string>>();
    // Few sentences differ in a name alone: most documents need not be asked.
    const knows = (index: number, word: string): boolean => {
      const document = context.documents[index];
      const words =
        known.get(index) ?? new Set(document === undefined ? [] : [...wholeVocabulary(document)].map(plainWord));
      known.set(index, words);
      return words.has(word);
    };
    return context.unitPairs
      .filter(({ likeness }) => likeness >= alikeAbove)
      .flatMap(({ a, b, likeness }) => check(context, a, b, likeness, knows));
  },
};

interface Sentence {
  readonly document: FactDocument;
  readonly unit: number;
  readonly passage: number;
  /** Where its words begin in the passage, behind the number of its clause. */
  readonly start: number;
  readonly texts: readonly string[];
  readonly plain: readonly string[];
}

/** A run of words of a sentence that names somebody or something. */
interface Name {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

function check(
  { documents }: RuleContext,
  a: UnitPlace,
  b: UnitPlace,
  likeness: number,
  knows: (document: number, word: string) => boolean,
): RuleFinding[] {
  const [x, y] = [sentenceAt(documents[a.document], a.unit), sentenceAt(documents[b.document], b.unit)];
  if (x === undefined || y === undefined) return [];
  const names = differingNames(x, y);
  if (names === undefined || isSamePlainName(names[0].words, names[1].words)) return [];
  // A paper that knows both does not take one for the other.
  const all = [...names[0].words, ...names[1].words];
  const isKnownToOne = [a, b].some(({ document }) => all.every((word) => knows(document, word)));
  return isKnownToOne ? [toFinding(x, names[0], y, names[1], likeness)] : [];
}

function sentenceAt(document: FactDocument | undefined, index: number): Sentence | undefined {
  const unit = document?.units[index];
  const passage = unit === undefined ? undefined : document?.passages[unit.passage];
  if (document === undefined || unit === undefined || passage?.kind !== 'paragraph') return undefined;
  const marker = unit.start === 0 ? markerLength(passage.words) : 0;
  const texts = wordsOfUnit(document, unit)
    .slice(marker)
    .map(({ text }) => text);
  return {
    document,
    unit: index,
    passage: unit.passage,
    start: unit.start + marker,
    texts,
    plain: texts.map(plainWord),
  };
}

/** The names in which two sentences differ, where they differ in nothing else. */
function differingNames(x: Sentence, y: Sentence): readonly [Name, Name] | undefined {
  const most = Math.min(x.plain.length, y.plain.length);
  let before = 0;
  while (before < most && x.plain[before] === y.plain[before]) before += 1;
  let behind = 0;
  while (behind < most - before && x.plain.at(-1 - behind) === y.plain.at(-1 - behind)) behind += 1;
  const shared = [...x.plain.slice(0, before), ...x.plain.slice(x.plain.length - behind)];
  if (shared.length < fewestWords || shared.filter((word) => stem(word) !== '').length < fewestTelling)
    return undefined;
  const names = [nameIn(x, before, behind), nameIn(y, before, behind)] as const;
  return names[0] === undefined || names[1] === undefined ? undefined : [names[0], names[1]];
}

const small = /^(?:the|of|and|for|der|die|das|des|von|und|fur|le|la|les|de|du|et|el|los|las|del|y|a|an|at|in)$/u;

/** Capitalised words with small ones between; people's and bodies' common nouns are for `party-swap`. */
function nameIn({ texts, plain, document }: Sentence, before: number, behind: number): Name | undefined {
  const end = texts.length - behind;
  const words = plain.slice(before, end).filter((word) => !small.test(word));
  const own = texts.slice(before, end).filter((_, at) => !small.test(plain[before + at] ?? ''));
  const isOne = words.length > 0 && end - before <= longestName && own.every(isCapitalised) && !own.every(isCommon);
  // A German noun is capitalised as a name is, and so is the first word of a sentence.
  const isSure =
    words.length > 1 || (document.format.language !== 'de' && (before > 0 || isNamedWithin(document, own)));
  return isOne && isSure ? { start: before, end, words } : undefined;
}

const isCapitalised = (text: string): boolean =>
  /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(text) && !/\d/u.test(text) && !isTimeWord(plainWord(text));

/** `The Tenant`; a university has a name besides. */
const isCommon = (text: string): boolean => roleOf(text) !== undefined || actorNounOf(text) !== undefined;

/** Whether a word is capitalised within a sentence too. */
function isNamedWithin(document: FactDocument, [word = '']: readonly string[]): boolean {
  const plain = plainWord(word);
  return document.units.some((unit) =>
    wordsOfUnit(document, unit).some(
      ({ text }, at, words) =>
        at > 0 &&
        /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u.test(text) &&
        /[\p{Ll},]$/u.test(words[at - 1]?.text ?? '') &&
        plainWord(text) === plain,
    ),
  );
}

const toFinding = (x: Sentence, a: Name, y: Sentence, b: Name, likeness: number): RuleFinding => ({
  rule: 'name-swap',
  kind: 'wording',
  severity: 'high',
  confidence: Math.min(0.9, 0.5 + likeness * 0.4),
  explanation: 'Where the sentence is otherwise the same, another name stands here.',
  sides: [x, y].map(({ document, passage, start, unit }, side) => {
    const { start: from, end } = side === 0 ? a : b;
    return { places: [placeOfWords(document, passage, start + from, start + end, unit)] };
  }),
});
