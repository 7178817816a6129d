import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { isTime, type Value, type ValueType } from '../../facts/values/value.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { areTolerances } from '../guards/amounts/parts.ts';
import { ratioOf } from '../candidates/required-similarity.ts';
import { slipOf } from '../slips.ts';

/** How far two values may lie apart that only their dimension ties to each other. */
const mostApart = 1.5;
/** And of which there is mostly but one in a matter. */
const mostApartOfRare = 3;
/** Measures that papers give of many things: of their like the only one in each paper may be of another thing. */
const common = new Set(['length', 'area', 'speed', 'ratio']);
/** How many times the one tolerance may be as large as the other. */
const mostTolerances = 5;
/** Digits that agree, from which on a slip is no chance. */
const telling = 4;
/** Two figures that changed places: `4.6 kW` and `6.4 kW`. */
const swapped = 2;
/** Weight from which a word stands near a value. */
const near = 0.3;
/** Weight from which a word names a value. */
const naming = 0.6;

/** What a dimension is called where a value has no other name: `Power | 1850–2200 W` and, on a plate, `2200–2500 W`. */
const names: Readonly<Record<string, string>> = {
  power: 'power leistung puissance potencia potenza rated input wattage nennleistung',
  voltage: 'voltage spannung tension tensión tensione supply nennspannung',
  current: 'current strom courant corriente corrente',
  frequency: 'frequency frequenz fréquence frecuencia frequenza',
  mass: 'weight mass gewicht masse poids peso',
  temperature: 'temperature temperatur température temperatura',
  volume: 'volume capacity inhalt volumen fassungsvermögen capacité contenance capacidad capacità',
  pressure: 'pressure druck pression presión pressione',
  speed: 'speed geschwindigkeit vitesse velocidad velocità',
  sound: 'noise sound lärm schall bruit ruido rumore',
};
const namesByDimension = new Map(
  Object.entries(names).map(([dimension, words]) => [dimension, new Set(words.split(' ').map(stem))]),
);

/** Pairs of measures, or of ranges, that are the only ones of their dimension in both documents, where more than the unit speaks for them. */
export function findLoneDimensions(documents: readonly FactDocument[], areRelated: Relatedness): Candidate[] {
  const isAny = (): boolean => true;
  const isRange = ({ value }: Fact): boolean => value.upper !== undefined;
  return [
    ...findLone(documents, areRelated, isAny, isLikely),
    ...findLone(documents, areRelated, isRange, (a, b) => haveOneEnd(a.value, b.value)),
    ...findLone(documents, areRelated, (fact) => areTolerances(fact, fact, documents), shareNear, 'percent'),
  ];
}

function findLone(
  documents: readonly FactDocument[],
  areRelated: Relatedness,
  isMeant: (fact: Fact) => boolean,
  areLikely: typeof isLikely,
  type: ValueType = 'quantity',
): Candidate[] {
  const lone = documents.map((document) => lonesOf(document, isMeant, type));
  return documents.flatMap((first, x) =>
    documents.slice(x + 1).flatMap((second) => {
      if (!areRelated(first.index, second.index)) return [];
      return [...(lone[first.index] ?? [])].flatMap(([dimension, a]) => {
        const b = lone[second.index]?.get(dimension);
        return b !== undefined && areLikely(a, b, documents) ? [candidateOf(a, b)] : [];
      });
    }),
  );
}

const candidateOf = (a: Fact, b: Fact): Candidate => ({
  a,
  b,
  relation: 'different',
  similarity: 0,
  required: 0,
  score: 0,
});

/** The measures of a document that are the only ones of their dimension, however often they are said. */
function lonesOf({ facts }: FactDocument, isMeant: (fact: Fact) => boolean, type: ValueType): Map<string, Fact> {
  const byDimension = Map.groupBy(
    facts.filter((fact) => fact.value.type === type && isMeant(fact)),
    ({ value }) => value.unit,
  );
  const lone = new Map<string, Fact>();
  for (const [dimension, [first, ...others]] of byDimension)
    if (first !== undefined && others.every(({ value }) => compareValues(value, first.value) === 'same'))
      lone.set(dimension, first);
  return lone;
}

/** `Output | Tolerance ± 1%`, `Output held within ± 2%`: the only tolerances of two papers, near one word. */
const shareNear = (a: Fact, b: Fact): boolean =>
  compareValues(a.value, b.value) === 'different' &&
  ratioOf(a, b) <= mostTolerances &&
  [...a.slot].some(([term, weight]) => Math.min(weight, b.slot.get(term) ?? 0) >= near);

/** `Noise level | 56 dB(A)`, `Noise shall not exceed 52 dB(A)` */
const shareName = (a: Fact, b: Fact): boolean =>
  [...a.slot].some(([term, weight]) => Math.min(weight, b.slot.get(term) ?? 0) >= naming);

/** `–10 to +40 °C` and `between –20 and +40 °C`: two ranges that end or begin alike are of one thing. */
function haveOneEnd(a: Value, b: Value): boolean {
  if (a.upper === undefined || b.upper === undefined) return false;
  return areOne([a.low, a.high], [b.low, b.high]) !== areOne(a.upper, b.upper);
}

const areOne = ([a, b]: Interval, [c, d]: Interval): boolean => Math.min(b, d) >= Math.max(a, c);

type Interval = readonly [number, number];

function isLikely(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (compareValues(a.value, b.value) !== 'different') return false;
  if (ratioOf(a, b) <= mostApartOfRare && areRare(a, b, documents)) return true;
  if (ratioOf(a, b) > mostApart) return false;
  const slip = slipOf(a, b, documents);
  if (slip >= telling || slip === swapped) return true;
  // Two papers that name one limit of temperature mean the same store.
  if (a.value.unit === 'temperature' && a.value.bound !== 'exact' && a.value.bound === b.value.bound) return true;
  if (shareName(a, b)) return true;
  const words = namesByDimension.get(a.value.unit);
  if (words === undefined) return false;
  const isNamedBy = ({ slot }: Fact): boolean => [...slot].every(([term, weight]) => weight <= near || words.has(term));
  return isNamedBy(a) && isNamedBy(b);
}

/** Two papers give one measure each, and the one breaks what limit the other sets. */
const areRare = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  isRare(a, documents) && isRare(b, documents) && !keepsTo(a.value, b.value) && !keepsTo(b.value, a.value);

/** `The water was at 25 °C`, `keep below 30 °C`. */
function keepsTo({ bound, low: limit }: Value, other: Value): boolean {
  if (bound === other.bound) return false;
  return (bound === 'most' && other.low <= limit) || (bound === 'least' && other.low >= limit);
}

/**
 * A measure such as a power, a mass or a light that a paper gives of one thing only, however it calls it. `Up to 200 kW | 41.20 EUR` is a
 * class of prices, and `three months at 40 °C` a test.
 */
function isRare({ document, sentence, source, value }: Fact, documents: readonly FactDocument[]): boolean {
  const own = documents[document];
  if (own === undefined || common.has(value.unit)) return false;
  const beside = factsOfSentence(own, sentence);
  return !beside.some(
    ({ value: other }) =>
      other.type === 'money' ||
      (other.type === 'number' && source === 'cell') ||
      (value.unit === 'temperature' && isTime(other)),
  );
}
