import { unitAt } from './units.ts';

/** What a price is for: one of a unit, or so many of it. */
export interface PriceUnit {
  readonly dimension: string;
  /** Base units for which the price is paid. */
  readonly factor: number;
}

/** Goods and works are paid by these. */
const paidBy: ReadonlySet<string> = new Set(['mass', 'volume', 'area', 'length', 'energy']);
/** The word between a price and what it is for, with how many of it. */
export const perWord =
  /^(?: ?\/ ?| (?:per|pro|je|par|por|al?|an|the|every|le|la|el|il|die|der|das|den) )(?:(\d{1,4}) )?(?=[a-zß-ɏ])/i;

/** `0,38 € HT le kilo`: tax may stand between a price and what it is for. */
const taxWords =
  /^,? \(?(?:h\.?t\.?|ttc|hors taxes?|net|netto|brutto|zzgl\.? (?:mwst|ust)\.?|plus vat|ex(?:cl\.?)? vat|\+ ?iva|m[áa]s iva|sin iva|iva incluido)\)?(?= |\/)/i;

export const isPaidBy = (dimension: string): boolean => paidBy.has(dimension);

/** The unit that a price is for, right behind it: `£42.00 per tonne`, `12 €/m²`, `3,20 € je 100 g`, `2 € HT le kilo`. */
export function priceUnitAt(text: string, offset: number): (PriceUnit & { readonly end: number }) | undefined {
  const tax = taxWords.exec(text.slice(offset, offset + 18));
  if (tax === null) return unitBehind(text, offset);
  const unit = unitBehind(text, offset + tax[0].length);
  // The words about tax stay outside of the price: they tell what it is.
  return unit === undefined ? undefined : { ...unit, end: offset };
}

function unitBehind(text: string, offset: number): (PriceUnit & { readonly end: number }) | undefined {
  const match = perWord.exec(text.slice(offset, offset + 16));
  const unit = match === null ? undefined : unitAt(text, offset + match[0].length);
  if (match === null || unit === undefined || !paidBy.has(unit.unit.dimension)) return undefined;
  return { dimension: unit.unit.dimension, factor: unit.unit.factor * Number(match[1] ?? 1), end: unit.end };
}

/** The unit that a cell of a unit column names: `m³`, `t`. */
export function priceUnitOf(text: string): PriceUnit | undefined {
  const unit = unitAt(text, 0);
  if (unit === undefined || unit.end !== text.length || !paidBy.has(unit.unit.dimension)) return undefined;
  return { dimension: unit.unit.dimension, factor: unit.unit.factor };
}
