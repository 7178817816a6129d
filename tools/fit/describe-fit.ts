import { fewestInBin, type Fit, type Fold } from './fit-confidence.ts';
import type { CalibrationBin, TierFigures } from './measure.ts';

/** A fit in tables, as Markdown. */
export function describeFit({ weights, cut, leftOut, sureInterval, families, last, forward, bins, gap }: Fit): string {
  const [low, high] = sureInterval;
  const folds = [leftOut, forward, ...last, ...families];
  return [
    `Sure from ${cut.toFixed(2)} on.`,
    table(
      ['term', 'weight'],
      Object.entries(weights).map(([name, weight]) => [name, weight.toFixed(3)]),
    ),
    table(['first scores of', 'sets', 'sure: recall / precision', 'all: recall / precision'], folds.map(foldRow)),
    `Precision of the sure ones in resampled sets: ${low.toFixed(2)} to ${high.toFixed(2)} (95 of 100).`,
    table(['confidence', 'findings', 'mean', 'right'], bins.map(binRow)),
    `Largest gap of a bin of at least ${fewestInBin} findings: ${gap.toFixed(2)}.`,
  ].join('\n\n');
}

const foldRow = ({ name, sets, sure, all }: Fold): string[] => [name, `${sets}`, figures(sure), figures(all)];

const figures = ({ recall, precision, findings }: TierFigures): string =>
  `${recall.toFixed(2)} / ${precision.toFixed(2)} (${findings})`;

const binRow = ({ from, findings, stated, right }: CalibrationBin): string[] => [
  `from ${from.toFixed(1)}`,
  `${findings}`,
  stated.toFixed(2),
  right.toFixed(2),
];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
