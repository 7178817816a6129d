import type { PassageText } from '../passage-text.ts';
import { isPaidBy, priceUnitAt, type PriceUnit } from '../units/price-unit.ts';
import { unitAt } from '../units/units.ts';
import type { ValueMatch } from '../values/value.ts';

/** Part of an amount by which a product may be off that was rounded. */
const slack = 1e-4;
const cents = /\d[.,]\d\d$/u;

/**
 * The prices of a row with what they are for, where the row tells so: `1,98 je kg`, or `11,4 t | 1.980,00 | 22.572,00`, in which the
 * quantity times the price makes the amount.
 */
export function withRowPrices({ text }: PassageText, matches: readonly ValueMatch[]): readonly ValueMatch[] {
  const quantities = matches.flatMap((match) => measureOf(text, match) ?? []);
  let isChanged = false;
  const priced = matches.map((match) => {
    if (!isSum(match) || match.value.per !== undefined) return match;
    const per = unitBehind(text, match) ?? unitOfProduct(match, matches, quantities);
    if (per === undefined) return match;
    isChanged = true;
    return { ...match, value: { ...match.value, per } };
  });
  return isChanged ? priced : matches;
}

const isSum = ({ value: { type, upper } }: ValueMatch): boolean =>
  (type === 'number' || type === 'money') && upper === undefined;

/** A number with cents needs no currency to be a price. */
function unitBehind(text: string, { start, end }: ValueMatch): PriceUnit | undefined {
  const unit = cents.test(text.slice(start, end)) ? priceUnitAt(text, end) : undefined;
  return unit === undefined ? undefined : { dimension: unit.dimension, factor: unit.factor };
}

interface Measure {
  readonly end: number;
  /** How many of the unit. */
  readonly count: number;
  readonly unit: PriceUnit;
}

/** `11,4 t` */
function measureOf(text: string, { start, end, value }: ValueMatch): Measure | undefined {
  if (value.type !== 'quantity' || value.upper !== undefined) return undefined;
  const printed = text.slice(start, end);
  const unit = unitAt(printed, /^[\d.,'’ ]*\d/u.exec(printed)?.[0].length ?? 0)?.unit;
  if (unit === undefined || unit.dimension !== value.unit || !isPaidBy(unit.dimension)) return undefined;
  return { end, count: (value.low + value.high) / 2 / unit.factor, unit };
}

function unitOfProduct(
  price: ValueMatch,
  matches: readonly ValueMatch[],
  quantities: readonly Measure[],
): PriceUnit | undefined {
  return quantities.find(
    ({ end, count }) =>
      end <= price.start &&
      matches.some((amount) => amount.start > price.end && isSum(amount) && isProduct(count, price, amount)),
  )?.unit;
}

const isProduct = (count: number, { value: price }: ValueMatch, { value: amount }: ValueMatch): boolean =>
  amount.low > 0 && Math.abs(count * price.low - amount.low) <= amount.low * slack;
