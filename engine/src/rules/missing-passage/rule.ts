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
  return document.units.flatMap((unit, index) => {
    const [from, to] = ranges[index] ?? [0, 0];
    let lost = 0;
    for (let token = from; token < to; token += 1) if (!paired.has(token)) lost += 1;
    if (lost < (to - from) * lostShare || !isSubstantial(document, unit) || isElsewhere(document, unit, elsewhere))
      return [];
    return isReplaced(alignment.hunks, side, from, to) ? [] : [toFinding(document, unit, index, other)];
  });
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

function toFinding(document: FactDocument, unit: Unit, index: number, other: number): RuleFinding {
  return {
    rule: 'missing-passage',
    kind: 'missing',
    severity: 'medium',
    confidence: 0.8,
    subject: document.passages[unit.passage]?.heading ?? '',
    explanation: 'One version holds this passage, the other does not.',
    sides: [
      { places: [placeOfWords(document, unit.passage, unit.start, unit.end, index)] },
      { places: [], missingIn: [other] },
    ],
  };
}
