import type { Reading } from '../numbers/reading.ts';
import type { PriceUnit } from '../units/price-unit.ts';

export type ValueType =
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  | 'duration'
  | 'quantity'
  | 'number'
  | 'identifier'
  | 'email'
  | 'url'
  | 'phone';

export type Bound = 'exact' | 'about' | 'most' | 'least';

/** How two values relate. */
export type ValueRelation = 'same' | 'different' | 'incomparable';

/** What a printed value means. */
export interface Value {
  readonly type: ValueType;
  /** Currency code, dimension of a quantity or kind of duration; empty when unknown or without meaning. */
  readonly unit: string;
  /** Interval implied by the print, in base units; for a range, of its lower end. */
  readonly low: number;
  readonly high: number;
  /** Interval of the upper end of a range. */
  readonly upper?: readonly [number, number];
  readonly bound: Bound;
  /** Named as a limit though none is printed before it: `members may bring three guests`, `Permitted weight: 90 kg`. */
  readonly isAllowance?: boolean;
  /** Canonical text: what equal values share; the only meaning of identifiers and addresses. */
  readonly key: string;
  /** Sign that is printed; it is part of the interval in quantities only. */
  readonly sign?: -1 | 1;
  /** Lengths of the sides, shortest first: `120 x 80 cm`. */
  readonly sides?: readonly (readonly [number, number])[];
  /** Parts of a date that are printed. */
  readonly date?: PrintedDate;
  /** By how much a measured value may be off: `90 mm ± 1.5 mm`. */
  readonly tolerance?: number;
  /** Printed in a unit that is no power of ten of the base unit, such as the pound: who converts it rounds. */
  readonly isConverted?: true;
  /** What a price is for, in base units of a dimension: `per tonne`. */
  readonly per?: PriceUnit;
  /** A time of day that may be before or after noon: `seven o’clock`. */
  readonly isHalfDay?: boolean;
  /** How often something happens, not how many times as much: `once a year`. */
  readonly isFrequency?: boolean;
  /** Printed so that its sign may part thousands or decimals: `1,250`. */
  readonly figures?: Figures;
  /** Figure printed in words as well, where the two differ. */
  readonly inWords?: number;
}

/** A print that can be read in two ways, and how it was read. */
export interface Figures {
  readonly print: string;
  readonly reading: Reading;
}

export interface PrintedDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** 1 to 4; then neither month nor day is printed. */
  readonly quarter?: number;
  /** Calendar week; then neither month nor day is printed. */
  readonly week?: number;
  /** Days for which the date stands: those of the week that begins with it. */
  readonly days?: number;
  /** The print allows day and month to be the other way round. */
  readonly isAmbiguous?: boolean;
  /** Other dates of its document show which comes first. */
  readonly isOrderSeen?: true;
  /** 0 is Sunday; printed beside the date. */
  readonly weekday?: number;
}

/** A value found in a text: `text.slice(start, end)`. */
export interface ValueMatch {
  readonly start: number;
  readonly end: number;
  readonly value: Value;
  /** Printed in words alone. */
  readonly isWords?: boolean;
  /** The bare number that is printed. */
  readonly count?: number;
}

export function textValue(type: ValueType, key: string, unit = ''): Value {
  return { type, unit, low: 0, high: 0, bound: 'exact', key };
}
