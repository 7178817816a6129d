import type { FactLink } from '../../align/fact-link.ts';
import type { VersionPair } from '../../align/versions/find-versions.ts';
import type { Hunk } from '../../align/versions/hunks.ts';
import type { TokenStream } from '../../align/versions/token-stream.ts';
import type { VersionAlignment } from '../../align/versions/version-alignment.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import { compareValues } from '../../facts/values/compare-values.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';
import { isListMarker } from '../../layout/list-marker.ts';
import { areReordered } from '../are-reordered.ts';
import { anchorsOf, placesOfHunk, sentenceTokens, unitAt, type HunkPlaces } from '../hunk-places.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { sayTheSame } from '../say-the-same.ts';
import { classifyChange, type Change, type ChangedWords } from './classify-change.ts';
import { areTurnedAlike, isRewritten, recurrenceOf } from './paraphrase.ts';
import { areVerbs, type WordsInSentence } from './verbs.ts';
import { isToldAnew } from './told-anew.ts';
import { mergeRepeats, type KeyedFinding } from './merge-repeats.ts';

/** A longer difference is a rewritten passage, not a changed word. */
const longestChange = 8;
/** Part of the two sentences that must be alike around a changed word. */
const likeness = 0.6;

/** A sentence of two versions reads the same but for words that change its meaning. */
export const rule: Rule = {
  id: 'wording-change',
  find: (context) =>
    mergeRepeats(
      context.versions.flatMap((alignment) =>
        alignment.hunks.flatMap((hunk, index) => check(context, alignment, hunk, index)),
      ),
    ),
};

function check(
  { documents, links }: RuleContext,
  alignment: VersionAlignment,
  hunk: Hunk,
  index: number,
): KeyedFinding[] {
  const { pair, a, b } = alignment;
  const [first, second] = [documents[pair.reference], documents[pair.version]];
  if (first === undefined || second === undefined) return [];
  if (hunk.toA - hunk.fromA > longestChange || hunk.toB - hunk.fromB > longestChange) return [];
  const at = anchorsOf(alignment, hunk, first, second);
  const share = alikeShare(alignment, hunk, at, [first, second]);
  if (share.part < likeness) return [];
  const words = { a: printedTokens(first, a, hunk.fromA, hunk.toA), b: printedTokens(second, b, hunk.fromB, hunk.toB) };
  if (isNumbering(first, a, hunk.fromA, words.a) && isNumbering(second, b, hunk.fromB, words.b)) return [];
  const isYear = isYearAlone(words) && share.part === 1;
  if ((!isYear && isOnlyValues(words)) || isBrokenWord(words)) return [];
  const change = isYear ? yearChange : classifyChange(words);
  const places = placesOfHunk(alignment, hunk, documents);
  if (change === undefined || places === undefined) return [];
  if (change.kind === 'content' && (isOtherMatter(words, share.alike) || isInTitle(first, places.a, second, places.b)))
    return [];
  if (change.kind === 'content' && isToldAnew(alignment, index, first, second)) return [];
  const sentences = { a: sentenceOf(first, a, at.a), b: sentenceOf(second, b, at.b) };
  if (areValuesAlike(first, places.a, second, places.b)) return [];
  if (change.kind === 'content' && areVerbs(inSentence(first, places.a), inSentence(second, places.b))) return [];
  if (change.kind === 'quantifier' && isRewritten(words)) return [];
  if (isParaphrase(change, words, sentences) || isSameRecurrence(words, [first, places.a], [second, places.b]))
    return [];
  if (isRewordable(change) && sayTheSame(first, unitOf(first, places.a), second, unitOf(second, places.b))) return [];
  const isLinked = links.some((link) => link.by === 'version' && isAt(link, pair, places));
  if (isLinked) return [];
  if (isSameQuote(first, places.a, second, places.b)) return [];
  const finding: RuleFinding = {
    rule: 'wording-change',
    kind: 'wording',
    severity: change.severity,
    confidence: change.confidence,
    explanation: change.explanation,
    sides: [{ places: [places.a] }, { places: [places.b] }],
  };
  const isWhole = words.a.length === 0 || words.b.length === 0 || change.kind === 'name' || isYear;
  // Parties that change places are two differences of one sentence.
  if (change.kind === 'party')
    return [{ key: `${pair.reference} ${pair.version} ${sentenceTokens(first, a, hunk.fromA)[0]} party`, finding }];
  return [
    {
      key: isWhole
        ? `${pair.reference} ${pair.version} ${keyOf(words.a)} > ${keyOf(words.b)}`
        : `${pair.reference} ${pair.version} ${hunk.fromA} ${hunk.fromB}`,
      finding,
    },
  ];
}

/** A title names what its clause holds: whether that changed is told by the clause. */
const isInTitle = (first: FactDocument, a: Place, second: FactDocument, b: Place): boolean =>
  first.passages[a.passage]?.kind === 'heading' || second.passages[b.passage]?.kind === 'heading';

/** The words of a place with those of its sentence before and behind them. */
function inSentence(document: FactDocument, { passage, start, end, valueStart, valueEnd }: Place): WordsInSentence {
  const words = document.passages[passage]?.words.map(({ text }) => text) ?? [];
  return {
    before: words.slice(start, valueStart),
    words: words.slice(valueStart, valueEnd),
    behind: words.slice(valueEnd, end),
  };
}

const yearChange: Change = {
  kind: 'year',
  severity: 'medium',
  explanation: 'The versions name different years.',
  confidence: 0.8,
};

const unitOf = (document: FactDocument, { passage, valueStart }: Place): number =>
  unitAt(document, passage, valueStart);

/** Of other changes a single word is the meaning: a name, a year, `before` in place of `after`. */
const isRewordable = ({ kind }: Change): boolean =>
  kind === 'content' || kind === 'negation' || kind === 'permission' || kind === 'modality';

/** Years are no values: which one is meant is told by the words around them. */
const isYearAlone = ({ a, b }: ChangedWords): boolean =>
  [a, b].every((words) => words.length === 1 && /^\W*(?:19|20)\d\d\W*$/u.test(words[0] ?? ''));

/** Whether values differ is told elsewhere. */
function isOnlyValues({ a, b }: ChangedWords): boolean {
  const rest = (words: readonly string[]): string => keyOf(words.filter((word) => !/\d/u.test(word)));
  return a.length > 0 && b.length > 0 && rest(a) === rest(b);
}

/** A word that the end of a page cut: `filter-` and `filter-mapping`. */
const isBrokenWord = ({ a, b }: ChangedWords): boolean => {
  const [x, y] = [a[0] ?? '', b[0] ?? ''];
  return (
    a.length === 1 && b.length === 1 && ((x.endsWith('-') && y.startsWith(x)) || (y.endsWith('-') && x.startsWith(y)))
  );
};

const keyOf = (words: readonly string[]): string => words.map(plainWord).join(' ');

function sentenceOf(document: FactDocument, stream: TokenStream, token: number): string[] {
  const [from, to] = sentenceTokens(document, stream, token);
  return printedTokens(document, stream, from, to);
}

/** The sentences as a whole say the same: what was changed here is made up for elsewhere in them. */
function isParaphrase({ kind }: Change, words: ChangedWords, sentences: ChangedWords): boolean {
  if (kind === 'year') return false;
  if (kind === 'party') return areReordered(sentences.a, sentences.b);
  if (kind === 'name') return areReordered(words.a, words.b);
  return kind === 'content'
    ? areReordered(sentences.a, sentences.b)
    : areTurnedAlike(kind, sentences.a, sentences.b) && !isMoved(words, sentences);
}

/** The same words in another order: what is denied or limited may be another thing now. */
const isMoved = (words: ChangedWords, { a, b }: ChangedWords): boolean =>
  (words.a.length === 0 || words.b.length === 0) && keyOf(a.toSorted()) === keyOf(b.toSorted());

function isSameRecurrence(
  { a, b }: ChangedWords,
  [first, placeA]: readonly [FactDocument, Place],
  [second, placeB]: readonly [FactDocument, Place],
): boolean {
  const recurrence = recurrenceOf(a, durationIn(first, placeA));
  return recurrence !== undefined && recurrence === recurrenceOf(b, durationIn(second, placeB));
}

/** Both places hold the same values, and no other words that tell anything. */
function areValuesAlike(first: FactDocument, a: Place, second: FactDocument, b: Place): boolean {
  const [x, y] = [valuesIn(first, a), valuesIn(second, b)];
  if (x.facts.length === 0 || x.facts.length !== y.facts.length || x.rest !== y.rest) return false;
  return x.facts.every((fact, index) => {
    const other = y.facts[index];
    return other !== undefined && compareValues(fact.value, other.value) === 'same';
  });
}

/** The values of a place in their order, and the stems of its other words. */
function valuesIn(
  document: FactDocument,
  { passage, valueStart, valueEnd }: Place,
): { readonly facts: readonly Fact[]; readonly rest: string } {
  const facts = document.facts.filter(
    (fact) => fact.passage === passage && fact.start < valueEnd && fact.end > valueStart,
  );
  const words = document.passages[passage]?.words.slice(valueStart, valueEnd) ?? [];
  const others = words.filter(
    (_, offset) => !facts.some(({ start, end }) => valueStart + offset >= start && valueStart + offset < end),
  );
  return { facts, rest: others.flatMap(({ text }) => stem(text) || []).join(' ') };
}

function durationIn(document: FactDocument, { passage, valueStart, valueEnd }: Place): string | undefined {
  const fact = document.facts.find(
    (one) => one.value.type === 'duration' && one.passage === passage && one.start >= valueStart && one.end <= valueEnd,
  );
  return fact === undefined ? undefined : `${fact.value.low} ${fact.value.unit}`;
}

/** The same sentence stands on both sides: its words were only counted to another place. */
function isSameQuote(first: FactDocument, a: Place, second: FactDocument, b: Place): boolean {
  const quote = (document: FactDocument, place: Place): string =>
    keyOf(document.passages[place.passage]?.words.slice(place.start, place.end).map((word) => word.text) ?? []);
  return quote(first, a) === quote(second, b);
}

/** The difference lies in a value that both versions give: whether it differs is told elsewhere. */
function isAt({ a, b }: FactLink, pair: VersionPair, places: HunkPlaces): boolean {
  const covers = (fact: Fact, document: number, place: Place): boolean =>
    fact.document === document &&
    fact.passage === place.passage &&
    fact.start <= place.valueStart &&
    fact.end >= place.valueEnd;
  const touches = (fact: Fact, document: number, place: Place): boolean =>
    fact.document === document &&
    fact.passage === place.passage &&
    fact.start < place.valueEnd &&
    fact.end > place.valueStart;
  return (
    (covers(a, pair.reference, places.a) && touches(b, pair.version, places.b)) ||
    (covers(b, pair.version, places.b) && touches(a, pair.reference, places.a))
  );
}

/** Telling words on both sides from which on they may be two matters that are told with the same few words around. */
const otherMatter = 3;

/** `We ask for a copy of the grant`, `we ask for proof of identity`: more is unlike than alike. */
function isOtherMatter({ a, b }: ChangedWords, alike: number): boolean {
  const telling = (words: readonly string[]): number => words.filter((word) => stem(word) !== '').length;
  return Math.min(telling(a), telling(b)) >= otherMatter && alike < Math.max(a.length, b.length);
}

/** Words around a difference that the two sentences share, and which part of them that is. */
function alikeShare(
  { a, b, pairs }: VersionAlignment,
  hunk: Hunk,
  at: { readonly a: number; readonly b: number },
  [first, second]: readonly [FactDocument, FactDocument],
): { readonly alike: number; readonly part: number } {
  const [fromA, toA] = sentenceTokens(first, a, at.a);
  const [fromB, toB] = sentenceTokens(second, b, at.b);
  let alike = 0;
  for (let token = fromA; token < toA; token += 1) {
    const partner = pairs[token] ?? -1;
    if (partner >= fromB && partner < toB) alike += 1;
  }
  const changed = Math.max(hunk.toA - hunk.fromA, hunk.toB - hunk.fromB);
  return { alike, part: alike / Math.max(1, Math.max(toA - fromA, toB - fromB) - changed) };
}

function printedTokens(document: FactDocument, stream: TokenStream, from: number, to: number): string[] {
  return Array.from(
    { length: to - from },
    (_, offset) =>
      document.passages[stream.passages[from + offset] ?? 0]?.words[stream.words[from + offset] ?? 0]?.text ?? '',
  );
}

/** Only the number of a clause or item, or of one that is referred to. */
function isNumbering(document: FactDocument, stream: TokenStream, from: number, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const isAtStart = (stream.words[from] ?? 1) === 0;
  const before =
    from > 0 ? (document.passages[stream.passages[from - 1] ?? 0]?.words[stream.words[from - 1] ?? 0]?.text ?? '') : '';
  const isReference =
    /^(?:§+|sections?|clauses?|articles?|paragraphs?|chapters?|schedules?|figures?|tables?|annex|appendix|page|and|ziffer|abschnitt)$/i.test(
      before.replace(/[^A-Za-zªµºÀ-ÖØ-ӿ§]/gu, ''),
    );
  return (
    words.every((word) => isListMarker(word)) &&
    (isAtStart || isReference || words.every((word) => /\d\.\d/u.test(word)))
  );
}
