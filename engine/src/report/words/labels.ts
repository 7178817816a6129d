import type { ConfidenceWord, FindingKind, Severity } from '@app/shared/contracts';

export const severityLabels: Readonly<Record<Severity, { name: string; advice: string; bars: string }>> = {
  high: { name: 'High', advice: 'resolve first', bars: 'three of three bars' },
  medium: { name: 'Medium', advice: 'check', bars: 'two of three bars' },
  low: { name: 'Low', advice: 'minor', bars: 'one of three bars' },
  info: { name: 'Info', advice: 'for information', bars: 'the letter i in a circle' },
};

export const severityMeanings: Readonly<Record<Severity, string>> = {
  high: 'Money, dates, names, identifiers or duties that cannot both be right',
  medium: 'A difference that may matter, or a passage missing from one document',
  low: 'A formal or minor difference',
  info: 'An intended change or another remark',
};

export const kindLabels: Readonly<Record<FindingKind, string>> = {
  'value-conflict': 'Value conflict',
  wording: 'Different wording',
  missing: 'Missing content',
  arithmetic: 'Total does not add up',
  internal: 'Conflict within one document',
};

/** What each word for confidence means; the appendix explains them. */
export const confidenceMeanings: Readonly<Record<ConfidenceWord, string>> = {
  'very sure': 'at least 95 of 100 findings at this level are correct',
  sure: 'about nine of ten findings at this level are correct',
  'fairly sure': 'about eight of ten findings at this level are correct; of all findings counted, at least nine of ten',
  likely: 'more than half at this level are correct: a possible discrepancy, not included in the count',
  uncertain: 'at most half at this level are correct: a possible discrepancy, not included in the count',
};
