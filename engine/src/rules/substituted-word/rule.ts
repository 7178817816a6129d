import type { FactLink } from '../../align/fact-link.ts';
import { isScanSlip } from '../../align/near-miss.ts';
import { pairKey, type UnitPlace } from '../../align/pair-units.ts';
import { wordsOfUnit, type FactDocument, type Unit } from '../../facts/fact.ts';
import { actorNounOf } from '../../facts/duties/actor-nouns.ts';
import { isFormOfAddress } from '../../facts/names/forms-of-address.ts';
import { roleOf } from '../../facts/names/roles.ts';
import { polaritiesOf } from '../../facts/words/polarity.ts';
import { isTimeWord } from '../../facts/stances/time-words.ts';
import { wholeVocabulary } from '../../facts/words/vocabulary.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import type { Word } from '../../layout/word.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** How alike two sentences must be for one word of them to be held against another. */
const alikeAbove = 0.4;
/** Values that two sentences share, from which on they speak of the same thing. */
const sharedValues = 2;

/** Lines from the top of a paper that may belong to its title. */
const topLines = 3;

interface Pair {
  readonly a: UnitPlace;
  readonly b: UnitPlace;
  readonly likeness: number;
}

/** In sentences about the same thing one capitalised word stands where the other document has another: `Dutch law`, `German law`. */
export const rule: Rule = {
  id: 'substituted-word',
  find: (context) => {
    const words = context.documents.map((document) => new Set([...wholeVocabulary(document)].map(plainWord)));
    const alike: Pair[] = context.unitPairs.filter((pair) => pair.likeness >= alikeAbove);
    return [...alike, ...pairsByValues(context.links)].flatMap((pair) => check(context.documents, pair, words));
  },
};

/** Sentences and rows that share several values. */
function pairsByValues(links: readonly FactLink[]): Pair[] {
  const counts = new Map<string, { pair: Pair; count: number }>();
  for (const { a, b, relation } of links) {
    if (relation !== 'same') continue;
    const pair = {
      a: { document: a.document, unit: a.sentence },
      b: { document: b.document, unit: b.sentence },
      likeness: 0.5,
    };
    const key = pairKey(pair.a, pair.b);
    counts.set(key, { pair, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].filter(({ count }) => count >= sharedValues).map(({ pair }) => pair);
}

function check(
  documents: readonly FactDocument[],
  { a, b, likeness }: Pair,
  words: readonly ReadonlySet<string>[],
): RuleFinding[] {
  const [first, second] = [documents[a.document], documents[b.document]];
  const [unitA, unitB] = [first?.units[a.unit], second?.units[b.unit]];
  if (first === undefined || second === undefined || unitA === undefined || unitB === undefined) return [];
  if (
    [first.passages[unitA.passage], second.passages[unitB.passage]].some(
      (passage) => passage?.isHead === true || passage?.kind === 'heading',
    )
  )
    return [];
  // Titles and heads of letters say what kind of paper each is, and of whom.
  const tops = [unitA.passage, unitB.passage];
  if (tops.includes(0) && tops.every((passage) => passage < topLines)) return [];
  const newsOf = (list: readonly Word[], other: number, told: readonly Word[]): number[] =>
    [...list.keys()].filter(
      (at) =>
        // Asked first: nearly every word of a version stands in the other one too.
        !(words[other]?.has(plainWord(list[at]?.text ?? '')) ?? false) &&
        isTelling(list[at]?.text ?? '') &&
        !isToldWithin(list[at]?.text ?? '', told) &&
        (at > 0 || ((isRow(first, unitA) || isRow(second, unitB)) && !isVerbal(list[at]?.text ?? ''))),
    );
  const [wordsA, wordsB] = [wordsOfUnit(first, unitA), wordsOfUnit(second, unitB)];
  const [newsA, newsB] = [newsOf(wordsA, b.document, wordsB), newsOf(wordsB, a.document, wordsA)];
  const [endsA, endsB] = [cellEnds(first, unitA), cellEnds(second, unitB)];
  return newsA.flatMap((at) => {
    const other = newsB.find(
      (one) =>
        (isSameFrame(wordsA, at, endsA, wordsB, one, endsB) || isSameFrameBefore(wordsA, at, wordsB, one)) &&
        !isSameWord(wordsA[at]?.text ?? '', wordsB[one]?.text ?? '') &&
        !isHeadOfName(wordsA, at, wordsB, one) &&
        !isNumbered(wordsA[at + 1]) &&
        (!areGerman(first, second) || isSameBefore(wordsA, at, wordsB, one)) &&
        !(isParty(wordsA, at) && isParty(wordsB, one)),
    );
    if (other === undefined) return [];
    return [
      {
        rule: 'substituted-word',
        kind: 'wording' as const,
        severity: 'medium' as const,
        confidence: Math.min(0.85, 0.5 + likeness * 0.4),
        explanation: 'Where the text is otherwise alike, another word stands here.',
        sides: [
          { places: [placeOfWords(first, unitA.passage, unitA.start + at, unitA.start + at + 1, a.unit)] },
          { places: [placeOfWords(second, unitB.passage, unitB.start + other, unitB.start + other + 1, b.unit)] },
        ],
      },
    ];
  });
}

/** A shorter beginning is that of many words. */
const shortestRoot = 5;

/** `Strom` where the other sentence says `Stromanschluss`, `Mieter` where it says `des Mieters`: the same is spoken of in both. */
function isToldWithin(word: string, told: readonly Word[]): boolean {
  const plain = plainWord(word);
  return (
    plain.length >= shortestRoot &&
    told.some(({ text }) => {
      const other = plainWord(text);
      return other.length >= shortestRoot && other !== plain && (other.startsWith(plain) || plain.startsWith(other));
    })
  );
}

const legalForm = /^(?:ltd|limited|inc|llc|plc|corp|gmbh|sarl|coop|cooperative)$/u;
/** `Stück`, `pieces`: says that something is counted, not what. */
const counted = stem('quantity');
/** `Eine Wärmepumpe des Typs Thermalux`, `Beton der Güte C30/37`: says that a name follows. */
const kindOf =
  /^(?:(?:[a-z]+)?(?:gute(?:klasse)?|klasse|sorte)|class(?:es)?|grades?|quality|qualit(?:at|e)|calidad|clase|grado|typ(?:e[ns]?|s)?|models?|modells?|modeles?|modelos?|makes?|brand|marke|marques?|marca|baureihe|serie|series|fabrikats?)$/u;
const salutation = /^(?:dear|hello|liebe[rs]?|sehr|geehrte[rs]?|cher|chers|chere|cheres|querid[oa]s?|estimad[oa]s?)$/u;

/** Of words such as `Each` and `No` other rules tell what they turn, of times which; legal forms and defined terms stand behind names. */
const isTelling = (word: string): boolean =>
  /^\W*\p{Lu}\p{Ll}{2,}/u.test(word) &&
  !/[”"»]\)/u.test(word) &&
  !legalForm.test(plainWord(word)) &&
  !isFormOfAddress(word) &&
  !kindOf.test(plainWord(word)) &&
  !isTimeWord(plainWord(word)) &&
  !['', counted].includes(stem(word)) &&
  !salutation.test(plainWord(word)) &&
  polaritiesOf(plainWord(word)).length === 0;

/** A word that opens a sentence may be capitalised only for that; in a row it names something. */
const isRow = ({ passages }: FactDocument, { passage }: Unit): boolean => passages[passage]?.kind === 'row';

/** A sentence or label may open with a verb form or an adjective that is capitalised only there. */
const isVerbal = (word: string): boolean =>
  /(?:ing|ed|able|ible|ly|bar|lich|isch|haft|ables|ibles|mente)\W*$/i.test(word);

/** Every noun of a German text is capitalised: a capital tells no names there. */
const areGerman = (...documents: readonly FactDocument[]): boolean =>
  documents.every(({ format }) => format.language === 'de');

/** `Die Kosten der Türen`, `die Kosten der Fenster`: the same word stands before, or a small word in both. */
function isSameBefore(a: readonly Word[], at: number, b: readonly Word[], other: number): boolean {
  const [x, y] = [a[at - 1]?.text ?? '', b[other - 1]?.text ?? ''];
  return plainWord(x) === plainWord(y) || [x, y].every((word) => /[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(word) && stem(word) === '');
}

/** Words of a unit behind which a cell ends: what follows is no continuation. */
function cellEnds(document: FactDocument, { passage, start }: Unit): Set<number> {
  return new Set(document.passages[passage]?.cells.map((cell) => cell.end - 1 - start));
}

/** The same telling word follows, after the same small words. */
function isSameFrame(
  wordsA: readonly Word[],
  at: number,
  endsA: ReadonlySet<number>,
  wordsB: readonly Word[],
  other: number,
  endsB: ReadonlySet<number>,
): boolean {
  if ([wordsA[at], wordsB[other]].some((word) => /[.,;:]["”)]?$/u.test(word?.text ?? ''))) return false;
  for (let step = 1; step <= 2; step += 1) {
    if (endsA.has(at + step - 1) || endsB.has(other + step - 1)) return false;
    const [x, y] = [wordsA[at + step]?.text ?? '', wordsB[other + step]?.text ?? ''];
    const [stemX, stemY] = [stem(x), stem(y)];
    if (stemX !== '' || stemY !== '') return stemX === stemY && stemX !== '';
    if (plainWord(x) !== plainWord(y) || x === '') return false;
  }
  return false;
}

/** Words that a name follows with a small word between: `the courts of Leeds`, `le tribunal de Lyon`. */
const naming = /^(?:of|in|at|de|du|von|in|zu|à|en)$/i;
const telling = 2;

/** The same two telling words stand before, and a small word that a name follows. */
function isSameFrameBefore(wordsA: readonly Word[], at: number, wordsB: readonly Word[], other: number): boolean {
  if (!naming.test(wordsA[at - 1]?.text ?? '') || !naming.test(wordsB[other - 1]?.text ?? '')) return false;
  const before = (words: readonly Word[], end: number): string[] =>
    words.slice(Math.max(0, end - 1 - telling), end - 1).map(({ text }) => stem(text));
  const [x, y] = [before(wordsA, at), before(wordsB, other)];
  return x.length === telling && x.every((term, index) => term !== '' && term === y[index]);
}

/** `Der Nutzer`, `der Turnverein`: whether words for people and bodies mean one party is told where the parties are known. */
const isParty = (words: readonly Word[], at: number): boolean =>
  [at, at - 1].some((index) => {
    const { text = '' } = words[index] ?? {};
    return roleOf(text) !== undefined || actorNounOf(text) !== undefined;
  });

/** `Lieferschein Nr. 12`, `Rechnung Nr. 12`: two papers, each with its number. */
const isNumbered = (next: Word | undefined): boolean =>
  /^(?:n\.?[°º]\.?|nr\.?|no\.?|num[ée]ro|n[úu]mero|number|nummer|#)$/i.test(next?.text ?? '');

/** A shorter end of a word is no part of a compound. */
const shortestHead = 4;

/** `Module Heliant` for `Solarmodule Heliant`: the name behind it says which are meant. */
function isHeadOfName(a: readonly Word[], at: number, b: readonly Word[], other: number): boolean {
  const [x, y] = [plainWord(a[at]?.text ?? ''), plainWord(b[other]?.text ?? '')];
  const name = a[at + 1]?.text ?? '';
  const isNamed = /^\p{Lu}/u.test(name) && name === b[other + 1]?.text;
  return isNamed && Math.min(x.length, y.length) >= shortestHead && (x.endsWith(y) || y.endsWith(x));
}

/** An abbreviation, a misread or another form of one word. */
function isSameWord(a: string, b: string): boolean {
  const [x, y] = [plainWord(a), plainWord(b)];
  return x.startsWith(y) || y.startsWith(x) || stem(a) === stem(b) || isScanSlip(x, y);
}
