import type { Position, Tier } from '@app/shared/contracts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import { toPosition } from '../judge/to-result.ts';
import { cutsOf, explainPair, isTold, type FactLink, type Relatedness, type WeighedPair } from '../pairing/index.ts';
import { placeOfFact } from '../rules/place.ts';
import type { RuleFinding } from '../rules/rule.ts';
import { pairsOf } from '../rules/statement-mismatch/pairs-of.ts';
import { placesOf } from '../rules/statement-mismatch/places-of.ts';
import { rule as values } from '../rules/value-mismatch/rule.ts';

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
  /** Those of them that are likely enough. */
  readonly scored: readonly PlacePair[];
  /** Unlike values, and what was said of each two. */
  readonly weighed: readonly WeighedPlaces[];
  /** Those that were taken as partners. */
  readonly assigned: readonly PlacePair[];
  /** What rules found in them, before findings are merged and ranked. */
  readonly decided: readonly (readonly Position[])[];
  /** Documents that belong together and are no versions, by their places in the result. */
  readonly related: readonly PlacePair[];
  /** Pairs of statements in which something differs. */
  readonly statements: readonly StatementStage[];
}

/** Two unlike values that were held against each other. */
export interface WeighedPlaces {
  readonly places: PlacePair;
  /** How likely both are said of one thing. */
  readonly probability: number;
  /** So likely that it would be told if nothing else spoke against it. */
  readonly isLikely: boolean;
  /** Probabilities from which on a pair is told between such documents, and from which on it is sure. */
  readonly cuts: ReturnType<typeof cutsOf>;
  /** How sure the finding is that tells of both, before findings are merged; undefined where none does. */
  tier(): Tier | undefined;
  /** What that probability is made of. */
  explain(): ReturnType<typeof explainPair>;
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
  readonly weighed: readonly WeighedPair[];
  readonly links: readonly FactLink[];
  readonly found: readonly RuleFinding[];
}

export function toStages({ documents, areRelated, weighed: pairs, links, found }: Held): Stages {
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
  const statements = statementStages(documents, areRelated, pairOf);
  const sentences = statements.map((one) => one.sentences);
  const weighed = weighedPlaces(pairs, found, pairOf);
  return {
    read: [
      ...facts.map(({ document, fact }) => toPosition(documents, placeOfFact(document, fact))),
      ...units.map(({ unit: { document, passage, start, end } }) =>
        toPosition(documents, { document, passage, start, end, valueStart: start, valueEnd: end }),
      ),
    ],
    values: facts.length,
    candidates: [...weighed.map(({ places }) => places), ...sentences],
    scored: [...weighed.flatMap(({ places, isLikely }) => (isLikely ? [places] : [])), ...sentences],
    weighed,
    assigned: [...links.flatMap(({ a, b, relation }) => (relation === 'different' ? pairOf(a, b) : [])), ...sentences],
    decided: found.map(({ sides }) => sides.flatMap(({ places }) => places.map((one) => toPosition(documents, one)))),
    related: documents.flatMap(({ index: a }) =>
      documents.flatMap(({ index: b }): PlacePair[] => (a < b && areRelated(a, b) ? [[a, b]] : [])),
    ),
    statements,
  };
}

function weighedPlaces(
  pairs: readonly WeighedPair[],
  found: readonly RuleFinding[],
  pairOf: (a: Fact, b: Fact) => PlacePair[],
): WeighedPlaces[] {
  return pairs.flatMap((weighed) =>
    pairOf(weighed.pair.a.fact, weighed.pair.b.fact).map((places) => ({
      places,
      probability: weighed.probability,
      isLikely: isTold(weighed),
      cuts: cutsOf(weighed.pair),
      tier: () => tierOf(found, weighed.pair.a.fact, weighed.pair.b.fact),
      explain: () => explainPair(weighed),
    })),
  );
}

/** How sure the finding is that tells of some values. */
const tierOf = (found: readonly RuleFinding[], ...facts: readonly Fact[]): Tier | undefined =>
  found.find(
    ({ rule, sides }) =>
      rule === values.id &&
      facts.every((fact) =>
        sides.some(({ places }) =>
          places.some(
            (place) =>
              place.valueStart === fact.start && place.passage === fact.passage && place.document === fact.document,
          ),
        ),
      ),
  )?.tier;

function statementStages(
  documents: readonly FactDocument[],
  areRelated: Relatedness,
  pairOf: (a: string, b: string) => PlacePair[],
): StatementStage[] {
  return pairsOf({ documents, areRelated }).flatMap(({ pair: { a, b }, features }): StatementStage[] => {
    const [sentences] = pairOf(`${a.document} ${a.unit}`, `${b.document} ${b.unit}`);
    const [first, second] = [a, b].flatMap((one) => placesOf(documents, one)).map((one) => toPosition(documents, one));
    if (sentences === undefined || first === undefined || second === undefined) return [];
    return [{ features, places: [first, second], sentences }];
  });
}
