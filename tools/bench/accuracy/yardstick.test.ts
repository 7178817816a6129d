// Whether the bench can be fooled: what a cheat, a fool and a mixed-up truth get.
import { describe, expect, it } from '@jest/globals';
import type { ReadDocument } from '@app/engine';
import type { Finding } from '@app/shared/contracts';
import { compareWithNonce } from '../nonce/compare-with-nonce.ts';
import { withNonce } from '../nonce/with-nonce.ts';
import { freshTable } from './family-table.ts';
import { gapRows } from './floors.ts';
import type { KnownCase } from './known-case.ts';
import { figuresOf, scoreSet, type SetScore } from './set-score.ts';
import { aDiscrepancy, aFinding, aKnownCase, anOccurrence, aResult, otherOccurrence } from './testing/case-builders.ts';
import { aPaper, textOf } from './testing/paper-builder.ts';

const items = ['copper kettle', 'garden bench', 'walnut cupboard', 'linen curtain', 'marble table', 'silver spoon'];

interface Papers {
  readonly known: KnownCase;
  readonly documents: readonly ReadDocument[];
}

/** A lease and a roll, which give one thing two prices and another thing one. */
const sets: readonly Papers[] = items.map((item, at) => {
  const [price, other] = [`£${at + 1},450.00`, `£${at + 1},540.00`];
  const [inLease, inRoll] = [`The ${item} costs ${price} in all.`, `Of the ${item} the price is ${other} today.`];
  const places = [
    anOccurrence({ quote: inLease, value: price, context: inLease }),
    otherOccurrence({ quote: inRoll, value: other, context: inRoll }),
  ];
  const family = at % 2 === 0 ? 'lease' : 'trade';
  return {
    known: aKnownCase({ group: item, family, discrepancies: [aDiscrepancy({ occurrences: places })] }),
    documents: [
      aPaper('lease.pdf', `${inLease} The caretaker rings every bell at noon.`),
      aPaper('roll.pdf', `${inRoll} The caretaker rings every bell at noon.`),
    ],
  };
});

type Engine = (documents: readonly ReadDocument[]) => Finding[];

/** All sentences of the one paper against all of the other. */
const everything: Engine = ([lease, roll]) =>
  sentencesOf(lease).flatMap((a, x) => sentencesOf(roll).map((b, y) => aFinding(a, b, `f${x}-${y}`)));
const nothing: Engine = () => [];
/** Finds prices that differ, by their print alone. */
const honest: Engine = (documents) =>
  everything(documents).filter(({ positions }) => positions.every(({ quote }) => quote.includes('£')));
/** Knows the things of two sets by name, and nothing else. */
const leaky: Engine = (documents) =>
  documents.some((document) => /kettle|cupboard/u.test(textOf(document))) ? honest(documents) : [];

const sentencesOf = (document: ReadDocument | undefined): string[] =>
  document === undefined
    ? []
    : (textOf(document)
        .match(/.*?[a-z]\.(?= |$)/gu)
        ?.map((one) => one.trim()) ?? []);

const measure = (engine: Engine): SetScore[] =>
  sets.map(({ known, documents }) => scoreSet(known, aResult(...engine(documents))));
const measureWithNonce = (engine: Engine): SetScore[] =>
  sets.map(({ known, documents }) => {
    const { result, known: told } = withNonce(known, documents, [], (papers) => aResult(...engine(papers)));
    return scoreSet(told, result);
  });
const nonceRow = (engine: Engine) => compareWithNonce(measure(engine), measureWithNonce(engine)).rows[0];

describe('the figures', () => {
  it('give an engine that reports everything all of the recall and little of the precision', () => {
    expect(figuresOf(measure(everything))).toMatchObject({ recall: 1, precision: 0.25 });
    expect(figuresOf(measure(everything)).averagePrecision).toBeCloseTo(0.25);
  });

  it('give an engine that reports nothing no recall and no average precision', () => {
    expect(figuresOf(measure(nothing))).toMatchObject({ recall: 0, averagePrecision: 0 });
  });

  it('give one that finds what there is and no more all there is to get', () => {
    expect(figuresOf(measure(honest))).toMatchObject({ recall: 1, precision: 1, averagePrecision: 1 });
  });

  it('are the same bytes in every run, chance and invented words included', () => {
    const runs = [1, 2].map(() => freshTable(measure(honest)) + JSON.stringify(nonceRow(leaky)));
    expect(runs[0]).toBe(runs[1]);
  });
});

describe('a planted leak', () => {
  it('loses with invented words what it knew by name; who goes by the print loses nothing', () => {
    expect(nonceRow(leaky)).toMatchObject({ value: '0.333 as printed, 0.000 invented, -0.333', met: false });
    expect(nonceRow(honest)).toMatchObject({ value: '1.000 as printed, 1.000 invented, 0.000', met: true });
  });

  it('widens the gap between memory and first scores', () => {
    const weighed = sets.map(({ known: { group, family } }) => ({
      set: group,
      family,
      batch: 1,
      wanted: 1,
      findings: [],
    }));
    const gapOf = (engine: Engine): string => gapRows(measure(engine), { weighed, cut: 0.8 })[0]?.value ?? '';
    expect([gapOf(nothing), gapOf(leaky)]).toEqual(['0.000', '0.333']);
  });
});
