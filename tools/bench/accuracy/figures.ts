/** The figures of some sets together; each 0 to 1. */
export interface Figures {
  /** Of what is sure. */
  readonly recall: number;
  readonly precision: number;
  /** With what is possible. */
  readonly allRecall: number;
  readonly allPrecision: number;
  readonly averagePrecision: number;
}

const each = (valueOf: (name: keyof Figures) => number): Figures => ({
  recall: valueOf('recall'),
  precision: valueOf('precision'),
  allRecall: valueOf('allRecall'),
  allPrecision: valueOf('allPrecision'),
  averagePrecision: valueOf('averagePrecision'),
});

/** The mean of each figure over groups of sets, each group counting once. */
export const meanOf = (groups: readonly Figures[]): Figures =>
  each((name) => groups.reduce((sum, group) => sum + group[name], 0) / Math.max(1, groups.length));

/** The lowest of each figure: it need not be one group that has them all. */
export const worstOf = (groups: readonly Figures[]): Figures =>
  each((name) => Math.min(1, ...groups.map((group) => group[name])));

/** Each figure between the lower and the upper end of what draws gave, leaving a fortieth off at both. */
export function middleOf(draws: readonly Figures[]): { readonly low: Figures; readonly high: Figures } {
  const at = (part: number): Figures =>
    each((name) => {
      const values = draws.map((draw) => draw[name]).toSorted((a, b) => a - b);
      return values[Math.round(part * (values.length - 1))] ?? 0;
    });
  return { low: at(0.025), high: at(0.975) };
}
