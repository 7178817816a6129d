import { compareValues } from '../facts/compare-values.ts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';
import type { Candidate } from './find-candidates.ts';
import type { Relatedness } from './relatedness.ts';
import { ratioOf } from './required-similarity.ts';
import { slipOf } from './slips.ts';

/** How far two values may lie apart that only their dimension ties to each other. */
const mostApart = 1.5;
/** Digits that agree, from which on a slip is no chance. */
const telling = 4;
/** Weight from which a word stands near a value. */
const near = 0.3;

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

/** Pairs of measures that are the only ones of their dimension in both documents, where more than the unit speaks for them. */
export function findLoneDimensions(documents: readonly FactDocument[], areRelated: Relatedness): Candidate[] {
  const lone = documents.map(lonesOf);
  return documents.flatMap((first, x) =>
    documents.slice(x + 1).flatMap((second) => {
      if (!areRelated(first.index, second.index)) return [];
      return [...(lone[first.index] ?? [])].flatMap(([dimension, a]) => {
        const b = lone[second.index]?.get(dimension);
        return b !== undefined && isLikely(a, b, documents) ? [candidateOf(a, b)] : [];
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
function lonesOf({ facts }: FactDocument): Map<string, Fact> {
  const byDimension = Map.groupBy(
    facts.filter(({ value }) => value.type === 'quantity'),
    ({ value }) => value.unit,
  );
  const lone = new Map<string, Fact>();
  for (const [dimension, [first, ...others]] of byDimension)
    if (first !== undefined && others.every(({ value }) => compareValues(value, first.value) === 'same'))
      lone.set(dimension, first);
  return lone;
}

function isLikely(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (compareValues(a.value, b.value) !== 'different' || ratioOf(a, b) > mostApart) return false;
  if (slipOf(a, b, documents) >= telling) return true;
  // Two papers that name one limit of temperature mean the same store.
  if (a.value.unit === 'temperature' && a.value.bound !== 'exact' && a.value.bound === b.value.bound) return true;
  const words = namesByDimension.get(a.value.unit);
  if (words === undefined) return false;
  const isNamedBy = ({ slot }: Fact): boolean => [...slot].every(([term, weight]) => weight <= near || words.has(term));
  return isNamedBy(a) && isNamedBy(b);
}
