import type { Hunk } from '../../align/hunks.ts';
import { tokensOfUnits, type TokenStream } from '../../align/token-stream.ts';
import type { VersionAlignment } from '../../align/version-alignment.ts';
import { printed, wordsOfUnit, type FactDocument, type Unit } from '../../facts/fact.ts';
import { stem } from '../../facts/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';

/** Part of its words that a sentence must have lost to be missing. */
const lostShare = 0.75;
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
  const paired = pairedTokens(pairs, side, stream);
  const elsewhere = sentenceStems(counterpart);
  const ranges = tokensOfUnits(stream, document.units);
  const missing = document.units.flatMap((unit, index) => {
    const [from, to] = ranges[index] ?? [0, 0];
    let lost = 0;
    for (let token = from; token < to; token += 1) if (!paired.has(token)) lost += 1;
    if (lost < (to - from) * lostShare || !isSubstantial(document, unit) || isElsewhere(document, unit, elsewhere))
      return [];
    return isReplaced(alignment.hunks, side, from, to) ? [] : [index];
  });
  return neighbours(document, missing).map((indexes) => toFinding(document, indexes, other));
}

function pairedTokens(pairs: Int32Array, side: 'a' | 'b', stream: TokenStream): Set<number> {
  const paired = new Set<number>();
  for (const [token, partner] of pairs.entries()) if (partner >= 0) paired.add(side === 'a' ? token : partner);
  return stream.keys.length === 0 ? new Set() : paired;
}

function isSubstantial(document: FactDocument, unit: Unit): boolean {
  const words = wordsOfUnit(document, unit);
  const stems = new Set(words.map((word) => stem(word.text)).filter((one) => one !== ''));
  return stems.size >= fewestStems && /\p{L}{3}/u.test(printed(words));
}

const sentenceStems = (document: FactDocument): Set<string>[] =>
  document.units.map(
    (unit) =>
      new Set(
        wordsOfUnit(document, unit)
          .map((word) => stem(word.text))
          .filter((one) => one !== ''),
      ),
  );

/** Another sentence says most of it in other words or at another place. */
function isElsewhere(document: FactDocument, unit: Unit, others: readonly Set<string>[]): boolean {
  const stems = [
    ...new Set(
      wordsOfUnit(document, unit)
        .map((word) => stem(word.text))
        .filter((one) => one !== ''),
    ),
  ];
  return others.some((other) => stems.filter((one) => other.has(one)).length >= Math.max(2, stems.length * 0.6));
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
    const isNext = index === previous + 1 && document.units[index]?.passage === document.units[previous]?.passage;
    if (isNext && last !== undefined) last.push(index);
    else groups.push([index]);
  }
  return groups;
}

function toFinding(document: FactDocument, indexes: readonly number[], other: number): RuleFinding {
  const units = indexes.flatMap((index) =>
    document.units[index] === undefined ? [] : [{ unit: document.units[index], index }],
  );
  return {
    rule: 'missing-passage',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.8,
    subject: document.passages[units[0]?.unit.passage ?? 0]?.heading ?? '',
    explanation: 'One version holds this passage, the other does not.',
    sides: [
      { places: units.map(({ unit, index }) => placeOfWords(document, unit.passage, unit.start, unit.end, index)) },
      { places: [], missingIn: [other] },
    ],
  };
}
