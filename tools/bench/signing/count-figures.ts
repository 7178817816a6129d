import type { AnalysisResult, ReadDocument } from '@app/engine';

/** Words of a draft with figures, and how many of them are certified the same in a scan. */
export interface FigureCount {
  readonly all: number;
  readonly same: number;
}

const figuresIn = (words: readonly string[]): number => words.filter((word) => /\d/u.test(word)).length;

/** Counts the figures of the draft, but for those that could not be read or that a finding shows, as the result tells them. */
export function countFigures(
  { pages }: Pick<ReadDocument, 'pages'>,
  { certificates, findings }: Pick<AnalysisResult, 'certificates' | 'findings'>,
): FigureCount {
  const all = figuresIn(pages.flatMap(({ texts }) => texts));
  const [certificate] = certificates ?? [];
  if (certificate === undefined) return { all, same: 0 };
  const told = findings.flatMap(({ positions }) =>
    positions.filter(({ document }) => document === certificate.draft).map(({ value }) => value ?? ''),
  );
  const unsure = [...certificate.unreadPlaces.map(({ words }) => words), ...told];
  return { all, same: all - figuresIn(unsure.flatMap((words) => words.split(' '))) };
}
