import type { Hunk } from '../../align/versions/hunks.ts';
import { tokensOfUnits, type TokenRange, type TokenStream } from '../../align/versions/token-stream.ts';
import type { VersionAlignment } from '../../align/versions/version-alignment.ts';
import { printed, wordsOfUnit, type FactDocument, type Unit } from '../../facts/fact.ts';
import { roleOf } from '../../facts/names/roles.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import { stem } from '../../facts/words/stem.ts';
import type { Passage } from '../../layout/passage.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { retoldSentences } from './retold-sentences.ts';

/** Part of its words that a sentence must have lost to be missing. */
const lostShare = 0.75;
/** A version that is shorter than this part of the other is an excerpt: it lacks the rest by nature. */
const excerptPart = 0.5;
/** Part of its words that a sentence must have lost to be one that was rewritten. */
const rewrittenShare = 0.4;
/** Words that say something which a missing sentence must hold. */
const fewestStems = 2;

/** A clause, item or row of one version has no counterpart in the other. */
export const rule: Rule = {
  id: 'missing-passage',
  find: (context) =>
    context.versions.flatMap((alignment) => [
      ...missingOf(context, alignment, 'a'),
      ...missingOf(context, alignment, 'b'),
    ]),
};

function missingOf({ documents }: RuleContext, alignment: VersionAlignment, side: 'a' | 'b'): RuleFinding[] {
  const { pair, a, b, pairs } = alignment;
  const [own, other] = side === 'a' ? [pair.reference, pair.version] : [pair.version, pair.reference];
  const document = documents[own];
  const counterpart = documents[other];
  if (document === undefined || counterpart === undefined) return [];
  const stream = side === 'a' ? a : b;
  const counterStream = side === 'a' ? b : a;
  if (counterStream.keys.length < stream.keys.length * excerptPart) return [];
  const isPaired = pairedTokens(pairs, side, stream);
  const elsewhere = sentencesByStem(counterpart);
  const ranges = tokensOfUnits(stream, document.units);
  const counterRanges = tokensOfUnits(counterStream, counterpart.units);
  const isCounterPaired = pairedTokens(pairs, side === 'a' ? 'b' : 'a', counterStream);
  const isRewritten = (index: number): boolean => {
    const isRewriting = (at: number, range: TokenRange): boolean =>
      lostIn(isCounterPaired, range) >= (range[1] - range[0]) * rewrittenShare &&
      areOfOneMatter(document, document.units[index], counterpart, counterpart.units[at]);
    return rangesAcross(alignment.hunks, side, ranges[index] ?? [0, 0]).some((across) =>
      someMeeting(counterRanges, across, isRewriting),
    );
  };
  const known = (): ReadonlySet<string> => (counterWords ??= new Set(counterStream.keys));
  let counterWords: ReadonlySet<string> | undefined;
  const isRetold = retoldSentences(alignment, side, document, counterpart);
  const missing = document.units.flatMap((unit, index) => {
    const [from, to] = ranges[index] ?? [0, 0];
    const lost = lostIn(isPaired, [from, to]);
    // Running lines are not among the tokens.
    if (
      from === to ||
      lost < (to - from) * lostShare ||
      !isSubstantial(document, unit) ||
      isReplaced(alignment.hunks, side, from, to) ||
      (!isLedByCode(stream, from, to, known) && isElsewhere(document, unit, elsewhere))
    )
      return [];
    return isRewritten(index) || isRetold(index) ? [] : [index];
  });
  return neighbours(document, missing)
    .filter((indexes) => indexes.some((index) => isText(document, index)))
    .map((indexes) => toFinding(document, indexes, other));
}

const lostIn = (isPaired: Uint8Array, [from, to]: TokenRange): number => {
  let lost = 0;
  for (let token = from; token < to; token += 1) if (isPaired[token] !== 1) lost += 1;
  return lost;
};

const meet = ([from, to]: TokenRange, [otherFrom, otherTo]: TokenRange): boolean => from < otherTo && to > otherFrom;

/** Whether one of the ranges that meet another is as asked; they are in order, and a long version has thousands. */
function someMeeting(
  ranges: readonly TokenRange[],
  other: TokenRange,
  isSo: (at: number, range: TokenRange) => boolean,
): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? 0) <= other[0]) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < ranges.length; at += 1) {
    const range = ranges[at];
    if (range === undefined || range[0] >= other[1]) return false;
    if (isSo(at, range)) return true;
  }
  return false;
}

/** What the other version has where this one differs from it. */
const rangesAcross = (hunks: readonly Hunk[], side: 'a' | 'b', own: TokenRange): TokenRange[] =>
  hunks.flatMap(({ fromA, toA, fromB, toB }) => {
    const [here, across]: [TokenRange, TokenRange] =
      side === 'a'
        ? [
            [fromA, toA],
            [fromB, toB],
          ]
        : [
            [fromB, toB],
            [fromA, toA],
          ];
    return meet(here, own) ? [across] : [];
  });

/** Part of the telling words that two sentences share of which one is the other rewritten. */
const matterShare = 0.4;

/** The parties stand in sentences of any matter. */
function areOfOneMatter(first: FactDocument, a: Unit | undefined, second: FactDocument, b: Unit | undefined): boolean {
  const [x, y] = [topicsOf(first, a), topicsOf(second, b)];
  const shared = [...x].filter((topic) => y.has(topic)).length;
  return shared >= fewestStems && shared >= Math.min(x.size, y.size) * matterShare;
}

const topicsOf = (document: FactDocument, unit: Unit | undefined): Set<string> =>
  new Set(
    unit === undefined
      ? []
      : wordsOfUnit(document, unit).flatMap(({ text }) => (roleOf(text) === undefined && topicStem(text)) || []),
  );

/** 1 for each token of the stream that has a partner. */
function pairedTokens(pairs: Int32Array, side: 'a' | 'b', stream: TokenStream): Uint8Array {
  const paired = new Uint8Array(stream.keys.length);
  for (let token = 0; token < pairs.length; token += 1) {
    const partner = pairs[token] ?? -1;
    if (partner >= 0) paired[side === 'a' ? token : partner] = 1;
  }
  return paired;
}

/** A title alone is the name of the version. */
const isText = (document: FactDocument, index: number): boolean =>
  document.passages[document.units[index]?.passage ?? 0]?.kind !== 'heading';

function isSubstantial(document: FactDocument, unit: Unit): boolean {
  const words = wordsOfUnit(document, unit);
  return stemsOf(document, unit).size >= fewestStems && /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(printed(words));
}

function stemsOf(document: FactDocument, unit: Unit): Set<string> {
  const stems = new Set<string>();
  const words = document.passages[unit.passage]?.words ?? [];
  for (let at = unit.start; at < unit.end; at += 1) stems.add(rootOf(words[at]?.text ?? '', document));
  stems.delete('');
  return stems;
}

/** `Acordada`, `acordará`: verbs of other languages than English have many more forms than their stems keep apart. */
const rootOf = (word: string, { format }: FactDocument): string => {
  const one = stem(word);
  return format.language === 'en' || one.startsWith('=') ? one : one.slice(0, rootLength);
};
const rootLength = 6;

/** Words at whose end the code of an item stands: `Part 4411`, `• RFC 7230`. */
const leadWords = 3;

/** An item with a code that the other version never names is another item, however alike their names. */
function isLedByCode({ keys }: TokenStream, from: number, to: number, known: () => ReadonlySet<string>): boolean {
  for (let token = from; token < Math.min(to, from + leadWords); token += 1) {
    const key = keys[token] ?? '';
    if (/\d{3}/u.test(key)) return !known().has(key);
  }
  return false;
}

type SentencesByStem = (stem: string) => readonly number[];

/** The sentences that hold a stem; looked up only when something is missing. */
function sentencesByStem(document: FactDocument): SentencesByStem {
  let index: Map<string, number[]> | undefined;
  const build = (): Map<string, number[]> => {
    const built = new Map<string, number[]>();
    for (const [sentence, unit] of document.units.entries()) {
      const words = document.passages[unit.passage]?.words ?? [];
      for (let at = unit.start; at < unit.end; at += 1) {
        const one = rootOf(words[at]?.text ?? '', document);
        if (one === '') continue;
        const list = built.get(one);
        if (list === undefined) built.set(one, [sentence]);
        else if (list.at(-1) !== sentence) list.push(sentence);
      }
    }
    return built;
  };
  return (one) => (index ??= build()).get(one) ?? [];
}

/** Another sentence says most of it in other words or at another place. */
function isElsewhere(document: FactDocument, unit: Unit, others: SentencesByStem): boolean {
  const stems = stemsOf(document, unit);
  const enough = Math.max(2, stems.size * 0.6);
  const shared = new Map<number, number>();
  for (const one of stems) {
    for (const sentence of others(one)) {
      const count = (shared.get(sentence) ?? 0) + 1;
      if (count >= enough) return true;
      shared.set(sentence, count);
    }
  }
  return false;
}

/** The other version has about as much other text at the same place: rewritten rather than missing. */
function isReplaced(hunks: readonly Hunk[], side: 'a' | 'b', from: number, to: number): boolean {
  const hunk = hunks.find((one) =>
    side === 'a' ? one.fromA <= from && one.toA >= to : one.fromB <= from && one.toB >= to,
  );
  if (hunk === undefined) return false;
  const [own, other] =
    side === 'a' ? [hunk.toA - hunk.fromA, hunk.toB - hunk.fromB] : [hunk.toB - hunk.fromB, hunk.toA - hunk.fromA];
  return other >= own * 0.6;
}

/** Sentences that follow each other under one heading are missing together. */
function neighbours(document: FactDocument, indexes: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const index of indexes) {
    const last = groups.at(-1);
    const previous = last?.at(-1) ?? -2;
    const [before, next] = [document.units[previous], document.units[index]].map(
      (unit) => document.passages[unit?.passage ?? -1],
    );
    const goesOn =
      before === next ||
      before?.kind === 'heading' ||
      (isSameList(before, next) && last !== undefined && last.length < mostItems);
    if (index === previous + 1 && goesOn && last !== undefined) last.push(index);
    else groups.push([index]);
  }
  return groups;
}

/** A finding shows so many places of a document; items behind them would be lost. */
const mostItems = 4;

const isSameList = (a: Passage | undefined, b: Passage | undefined): boolean =>
  (a?.table !== undefined && a.table === b?.table) || (isBulleted(a) && isBulleted(b));

const isBulleted = (passage: Passage | undefined): boolean => /^[•·▪◦‣]$/u.test(passage?.words[0]?.text ?? '');

function toFinding(document: FactDocument, indexes: readonly number[], other: number): RuleFinding {
  const units = indexes.flatMap((index) =>
    document.units[index] === undefined ? [] : [{ unit: document.units[index], index }],
  );
  return {
    rule: 'missing-passage',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.8,
    explanation: 'One version holds this passage, the other does not.',
    sides: [
      { places: units.map(({ unit, index }) => placeOfWords(document, unit.passage, unit.start, unit.end, index)) },
      { places: [], missingIn: [other] },
    ],
  };
}
