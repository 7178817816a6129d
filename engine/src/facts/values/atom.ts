import type { Reading } from '../numbers/reading.ts';

/** A number as printed, in digits or in words, before it is known what it measures. */
export interface Atom {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly decimals: number;
  /** Sign that is printed. */
  readonly sign?: -1 | 1;
  /** Printed in words alone. */
  readonly isWords?: boolean;
  /** How a figure was read that can be read in two ways. */
  readonly reading?: Reading;
  /** The number in words that stands beside the figure. */
  readonly inWords?: number;
}
