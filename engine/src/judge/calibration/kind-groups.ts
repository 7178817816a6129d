/**
 * Kinds of findings. Of most single rules too few findings on unseen papers are known to say what they are worth: then they
 * are worth what their kind is. A rule that stands in no group is worth what all are worth together.
 */
const rulesOfGroups: Readonly<Record<string, readonly string[]>> = {
  values: [
    'boundary-mismatch',
    'cell-mismatch',
    'country-mismatch',
    'currency-mismatch',
    'date-order',
    'entry-mismatch',
    'interval-mismatch',
    'law-and-venue',
    'name-mismatch',
    'rate-mismatch',
    'street-mismatch',
    'title-rank',
    'unit-mismatch',
    'value-mismatch',
    'weekday-mismatch',
    'words-figures-mismatch',
  ],
  sums: ['arithmetic', 'document-total', 'reckoning-mismatch'],
  rows: ['missing-item', 'missing-row'],
  wording: ['wording-change'],
  words: [
    'cross-reference',
    'defined-term',
    'missing-promise',
    'name-swap',
    'none-against-something',
    'opposite-statement',
    'party-swap',
    'substituted-word',
    'unexpected-charge',
    'unlike-list',
  ],
  passages: ['dropped-clause', 'missing-passage'],
};

const groups = new Map(
  Object.entries(rulesOfGroups).flatMap(([group, rules]) => rules.map((rule) => [rule, group] as const)),
);

export const kindGroupOf = (rule: string): string | undefined => groups.get(rule);
