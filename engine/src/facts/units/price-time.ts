import { durationAt } from './durations.ts';
import { perWord, type PriceUnit } from './price-unit.ts';

/** The stretch of time that an amount is for, right behind it: `£950 a month`, `3 500 € par an`. Its words stay outside of the amount. */
export function priceTimeAt(text: string, offset: number): (PriceUnit & { readonly end: number }) | undefined {
  const match = perWord.exec(text.slice(offset, offset + 16));
  const time = match === null ? undefined : durationAt(text, offset + match[0].length);
  if (match === null || time === undefined) return undefined;
  return {
    dimension: `time in ${time.unit.unit}s`,
    factor: time.unit.factor * Number(match[1] ?? 1),
    end: offset,
  };
}
