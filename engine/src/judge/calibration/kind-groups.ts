/**
 * Kinds of findings. Of most single rules too few findings on unseen papers are known to say what they are worth: then they
 * are worth what their kind is. A rule that stands in no group is worth what all are worth together.
 */
const rulesOfGroups: Readonly<Record<string, readonly string[]>> = {
  values: ['boundary-mismatch', 'law-and-venue', 'name-mismatch', 'value-mismatch', 'words-figures-mismatch'],
  sums: ['arithmetic'],
  rows: ['missing-row'],
};

const groups = new Map(
  Object.entries(rulesOfGroups).flatMap(([group, rules]) => rules.map((rule) => [rule, group] as const)),
);

export const kindGroupOf = (rule: string): string | undefined => groups.get(rule);

/** Rules with a score of their own, fitted by itself: what they state is what their findings are worth. */
const ownScores: ReadonlySet<string> = new Set(['statement-mismatch']);

export const hasOwnScore = (rule: string): boolean => ownScores.has(rule);
