import type { AnalysisResult, VersionPair } from '@app/shared/contracts';

/** How many equal lines stand before each place of two versions where they differ, as the result counts them. */
export interface EqualCounts {
  /** Before a change, at its place on that side; undefined where the result does not say. */
  before(change: string, side: 'a' | 'b'): number | undefined;
  readonly all: number;
}

const isOf = ({ a, b }: VersionPair, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one);

/** Null where a result does not count them, as older ones do not. */
export function equalCounts({ versions = [] }: AnalysisResult, one: string, other: string): EqualCounts | null {
  const equal = versions.find((pair) => isOf(pair, one, other))?.equal;
  if (equal === undefined) return null;
  const counts = new Map<string, number>();
  let all = 0;
  for (const { paragraphs, lines = paragraphs, until } of equal) {
    all += lines;
    if (until !== undefined) counts.set(`${until.change} ${until.side}`, all);
  }
  return { all, before: (change, side) => counts.get(`${change} ${side}`) };
}
