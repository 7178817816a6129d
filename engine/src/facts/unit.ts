/** A unit of measure: its dimension and the factor (and offset) to the base unit of that dimension. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
  readonly offset?: number;
}

/** Factors to the base unit, by dimension and name in lower case. */
export type UnitTable = Readonly<Record<string, Readonly<Record<string, number>>>>;
