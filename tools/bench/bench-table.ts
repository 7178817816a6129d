/** One figure of a bench. Ratios are against a reference measured in the same run. */
export interface BenchRow {
  readonly name: string;
  readonly value: string;
  readonly target?: string;
  /** Absent when the figure is reported without a target. */
  readonly met?: boolean;
}

export interface BenchTable {
  readonly title: string;
  readonly rows: readonly BenchRow[];
}
