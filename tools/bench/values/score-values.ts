import type { IsSame, ReadValue, Sentence } from './value-data.ts';

export interface ValueCounts {
  right: number;
  wrong: number;
  missed: number;
  /** Read where nothing is printed, of a kind that the sentence is asked for. */
  extra: number;
}

/** Kinds of what is read that answer for a kind of what is printed. */
const answers: Readonly<Record<string, string>> = {
  age: 'duration',
  'number-range': 'number',
  'time-range': 'time',
  'date-range': 'date',
  quarter: 'date',
  month: 'date',
  year: 'date',
};
const answerOf = (kind: string): string => answers[kind] ?? kind;

interface Span {
  readonly start: number;
  readonly end: number;
}
const areOverlapping = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Counts by kind of what is printed. */
export function scoreValues(
  sentences: readonly Sentence[],
  read: (text: string) => readonly ReadValue[],
  isSame: IsSame,
): Map<string, ValueCounts> {
  const counts = new Map<string, ValueCounts>();
  const count = (kind: string, verdict: keyof ValueCounts): void => {
    const row = counts.get(kind) ?? { right: 0, wrong: 0, missed: 0, extra: 0 };
    row[verdict] += 1;
    counts.set(kind, row);
  };
  for (const { input, results } of sentences) {
    const values = read(input);
    for (const printed of results) {
      const near = values.filter((one) => one.kind === answerOf(printed.kind) && areOverlapping(one, printed));
      count(printed.kind, near.length === 0 ? 'missed' : isSame(printed, near) ? 'right' : 'wrong');
    }
    const asked = new Map(results.map(({ kind }) => [answerOf(kind), kind]));
    for (const one of values) {
      const kind = asked.get(one.kind);
      if (kind !== undefined && !results.some((printed) => areOverlapping(one, printed))) count(kind, 'extra');
    }
  }
  return counts;
}

export function sumOf(rows: Iterable<ValueCounts>): ValueCounts {
  const sum: ValueCounts = { right: 0, wrong: 0, missed: 0, extra: 0 };
  for (const { right, wrong, missed, extra } of rows) {
    sum.right += right;
    sum.wrong += wrong;
    sum.missed += missed;
    sum.extra += extra;
  }
  return sum;
}

/** The part that was read right, 0 to 1. */
export const shareRight = ({ right, wrong, missed }: ValueCounts): number =>
  right / Math.max(1, right + wrong + missed);
