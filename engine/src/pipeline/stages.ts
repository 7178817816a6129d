import type { Position } from '@app/shared/contracts';
import type { Candidate } from '../align/candidates/find-candidates.ts';
import type { FactLink } from '../align/fact-link.ts';
import type { UnitPair } from '../align/pair-units.ts';
import type { Relatedness } from '../align/papers/relatedness.ts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import { toPosition } from '../judge/to-result.ts';
import { placeOfFact } from '../rules/place.ts';
import type { RuleFinding } from '../rules/rule.ts';
import { pairsOf } from '../rules/statement-mismatch/pairs-of.ts';
import { placesOf } from '../rules/statement-mismatch/places-of.ts';

/** Two of the places that were read, by their positions in the list. */
export type PlacePair = readonly [a: number, b: number];

/** What a comparison holds at each of its stages: for a bench that asks where a disagreement was lost. */
export interface Stages {
  /** Every value, then every sentence and row. */
  readonly read: readonly Position[];
  /** How many of them are values. */
  readonly values: number;
  /** Pairs that differ, and may be of one thing. */
  readonly candidates: readonly PlacePair[];
  /** Those of them that are alike enough. */
  readonly scored: readonly PlacePair[];
  /** Those that were taken as partners. */
  readonly assigned: readonly PlacePair[];
  /** What rules found in them, before findings are merged and ranked. */
  readonly decided: readonly (readonly Position[])[];
  /** Documents that belong together and are no versions, by their places in the result. */
  readonly related: readonly PlacePair[];
  /** Pairs of statements in which something differs. */
  readonly statements: readonly StatementStage[];
}

/** Two statements as they are weighed. */
export interface StatementStage {
  readonly features: readonly (readonly [name: string, value: number])[];
  readonly places: readonly [Position, Position];
  /** The sentences that hold them, by their positions in the list of what was read. */
  readonly sentences: PlacePair;
}

/** What is asked for with a comparison; nobody pays for it who does not ask. */
export type StageProbe = (stages: Stages) => void;

interface Held {
  readonly documents: readonly FactDocument[];
  readonly areRelated: Relatedness;
  readonly candidates: readonly Candidate[];
  readonly links: readonly FactLink[];
  readonly unitPairs: readonly UnitPair[];
  readonly found: readonly RuleFinding[];
}

export function toStages({ documents, areRelated, candidates, links, unitPairs, found }: Held): Stages {
  const facts = documents.flatMap((document) => document.facts.map((fact) => ({ document, fact })));
  const units = documents.flatMap((document) => document.units.map((unit, index) => ({ unit, index })));
  const positions = new Map<Fact | string, number>([
    ...facts.map(({ fact }, position) => [fact, position] as const),
    ...units.map(({ unit, index }, position) => [`${unit.document} ${index}`, facts.length + position] as const),
  ]);
  const pairOf = (a: Fact | string, b: Fact | string): PlacePair[] => {
    const [x, y] = [positions.get(a), positions.get(b)];
    return x === undefined || y === undefined ? [] : [[x, y]];
  };
  const differing = candidates.filter(({ relation }) => relation === 'different');
  const sentences = unitPairs.flatMap(({ a, b }) => pairOf(`${a.document} ${a.unit}`, `${b.document} ${b.unit}`));
  return {
    read: [
      ...facts.map(({ document, fact }) => toPosition(documents, placeOfFact(document, fact))),
      ...units.map(({ unit: { document, passage, start, end } }) =>
        toPosition(documents, { document, passage, start, end, valueStart: start, valueEnd: end }),
      ),
    ],
    values: facts.length,
    candidates: [...differing.flatMap(({ a, b }) => pairOf(a, b)), ...sentences],
    scored: [
      ...differing.flatMap(({ a, b, similarity, required }) => (similarity < required ? [] : pairOf(a, b))),
      ...sentences,
    ],
    assigned: [...links.flatMap(({ a, b, relation }) => (relation === 'different' ? pairOf(a, b) : [])), ...sentences],
    decided: found.map(({ sides }) => sides.flatMap(({ places }) => places.map((one) => toPosition(documents, one)))),
    related: documents.flatMap(({ index: a }) =>
      documents.flatMap(({ index: b }): PlacePair[] => (a < b && areRelated(a, b) ? [[a, b]] : [])),
    ),
    statements: pairsOf({ documents, areRelated }).flatMap(({ pair: { a, b }, features }): StatementStage[] => {
      const [sentences] = pairOf(`${a.document} ${a.unit}`, `${b.document} ${b.unit}`);
      const [first, second] = [a, b]
        .flatMap((one) => placesOf(documents, one))
        .map((one) => toPosition(documents, one));
      if (sentences === undefined || first === undefined || second === undefined) return [];
      return [{ features, places: [first, second], sentences }];
    }),
  };
}
