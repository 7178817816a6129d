import type { Position } from '@app/shared/contracts';
import type { Candidate } from '../align/candidates/find-candidates.ts';
import type { FactLink } from '../align/fact-link.ts';
import type { UnitPair } from '../align/pair-units.ts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import { toPosition } from '../judge/to-result.ts';
import { placeOfFact } from '../rules/place.ts';
import type { RuleFinding } from '../rules/rule.ts';

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
}

/** What is asked for with a comparison; nobody pays for it who does not ask. */
export type StageProbe = (stages: Stages) => void;

interface Held {
  readonly documents: readonly FactDocument[];
  readonly candidates: readonly Candidate[];
  readonly links: readonly FactLink[];
  readonly unitPairs: readonly UnitPair[];
  readonly found: readonly RuleFinding[];
}

export function toStages({ documents, candidates, links, unitPairs, found }: Held): Stages {
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
  };
}
