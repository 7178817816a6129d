/** A unit of measure: its dimension and the factor (and offset) to the base unit of that dimension. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
  readonly offset?: number;
}

/** A pound is no power of ten of a kilogram, a gram is. */
export function isForeign({ factor }: Pick<Unit, 'factor'>): boolean {
  const power = Math.log10(factor);
  return Math.abs(power - Math.round(power)) > 1e-9;
}
