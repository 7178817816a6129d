import type { ConfidenceWord, FindingKind, Severity } from '@app/shared/contracts';

export const severityLabels: Readonly<Record<Severity, { name: string; advice: string; bars: string }>> = {
  high: { name: 'High', advice: 'settle first', bars: 'three of three bars' },
  medium: { name: 'Medium', advice: 'check', bars: 'two of three bars' },
  low: { name: 'Low', advice: 'tidy up', bars: 'one of three bars' },
  info: { name: 'Info', advice: 'good to know', bars: 'the letter i in a circle' },
};

export const severityMeanings: Readonly<Record<Severity, string>> = {
  high: 'Money, dates, names, identifiers or duties that cannot both be right',
  medium: 'A difference that may matter, or a passage that one document lacks',
  low: 'A difference of form or of little weight',
  info: 'An intended change or another remark',
};

export const kindLabels: Readonly<Record<FindingKind, string>> = {
  'value-conflict': 'Value conflict',
  wording: 'Different wording',
  missing: 'Missing content',
  arithmetic: 'Sum does not add up',
  internal: 'Conflict within one document',
};

/** What each word for confidence means; the appendix explains them. */
export const confidenceMeanings: Readonly<Record<ConfidenceWord, string>> = {
  'very sure': 'of a hundred findings like it, 95 or more are right',
  sure: 'about nine of ten findings like it are right',
  'fairly sure': 'about eight of ten findings like it are right; of all that are counted, nine of ten or more',
  likely: 'more than half of the places like it are right: a place to look at, not counted as a discrepancy',
  uncertain: 'half of the places like it, or fewer, are right: a place to look at, not counted as a discrepancy',
};
