const labels: Readonly<Record<string, string>> = {
  arithmetic: 'totals and arithmetic',
  'boundary-mismatch': 'limits',
  'law-and-venue': 'governing law and courts',
  'missing-row': 'missing items',
  'name-mismatch': 'names',
  'statement-mismatch': 'contradictory statements',
  'value-mismatch': 'values',
  'words-figures-mismatch': 'amounts in words and figures',
};

/** What a rule checks, in the words of a reader. A rule without a label is called by its id in plain words. */
export function ruleLabel(rule: string): string {
  if (rule.startsWith('version-')) return 'changes between versions';
  return labels[rule] ?? rule.replaceAll('-', ' ');
}
