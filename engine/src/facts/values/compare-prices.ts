import type { PriceUnit } from '../units/price-unit.ts';
import type { Value, ValueRelation } from './value.ts';

type Priced = readonly [value: Value, per: PriceUnit];

/** Part by which an amount may be off that was reckoned for another unit and rounded: `£1,000,000 a year`, `£83,333 a month`. */
const rounded = 1e-4;

/**
 * Prices for one dimension are compared for one unit of it; the same figure for another one, per tonne and per m³, is a slip. `compare` holds
 * two values against each other that are for nothing.
 */
export function comparePrices(
  [a, perA]: Priced,
  [b, perB]: Priced,
  compare: (a: Value, b: Value) => ValueRelation,
): ValueRelation {
  if (perA.dimension !== perB.dimension)
    return compare(forOne(a, 1), forOne(b, 1)) === 'same' ? 'different' : 'incomparable';
  const [x, y] = [forOne(a, perA.factor), forOne(b, perB.factor)];
  return perA.factor !== perB.factor && areNear(x, y) ? 'same' : compare(x, y);
}

function forOne(priced: Value, factor: number): Value {
  const { per, ...value } = priced;
  return per === undefined ? priced : { ...value, low: value.low / factor, high: value.high / factor };
}

const areNear = (a: Value, b: Value): boolean =>
  (a.unit === b.unit || a.unit === '' || b.unit === '') && Math.abs(a.low - b.low) <= rounded * Math.abs(a.low);
