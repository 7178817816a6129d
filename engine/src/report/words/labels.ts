import type { FindingKind, Severity } from '@app/shared/contracts';

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

/** The levels of confidence, highest first. The appendix explains them with these same words. */
export const confidenceLevels = [
  {
    from: 0.9,
    word: 'very sure',
    meaning: 'the places clearly speak of the same thing, and what they say cannot both be right',
  },
  { from: 0.75, word: 'sure', meaning: 'the places very probably speak of the same thing' },
  { from: 0.5, word: 'likely', meaning: 'the places seem to speak of the same thing: read both before you act' },
  {
    from: 0,
    word: 'uncertain',
    meaning: 'the link between the places is weak, or the text was hard to read: check the pages by eye',
  },
] as const;

export function confidenceWord(confidence: number): string {
  return (confidenceLevels.find((level) => confidence >= level.from) ?? confidenceLevels[3]).word;
}
