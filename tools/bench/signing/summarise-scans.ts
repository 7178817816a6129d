import type { BenchRow } from '../bench-table.ts';
import type { ReportedFinding } from '../versions/score/engine-output.ts';
import type { FigureCount } from './count-figures.ts';
import type { ScanKind } from './make-papers.ts';
import { changeKinds } from './plan-paper.ts';
import { scanQualities, type ScanQuality } from './scan-pages.ts';
import type { ScoredScan } from './score-scan.ts';

export interface JudgedScan extends ScoredScan {
  readonly kind: ScanKind;
  readonly quality: ScanQuality;
  /** Of `exchanged` ones. */
  readonly isPageFound: boolean;
  readonly figures: FigureCount;
  readonly severityOf: (finding: ReportedFinding) => string | undefined;
}

/** Part of the figures of an untouched scan that are certified. */
const certifiedFigures = { clean: 0.98, bad: 0.88 } as const;

const floors: Readonly<Record<ScanQuality, { found: number; wrongEach: number }>> = {
  clean: { found: 0.98, wrongEach: 0 },
  bad: { found: 0.95, wrongEach: 0.04 },
};

/** The figures of all scans of each quality, against their floors. */
export const summariseScans = (judged: readonly JudgedScan[]): BenchRow[] =>
  scanQualities.flatMap((quality) =>
    rowsOf(
      quality,
      judged.filter((one) => one.quality === quality),
    ),
  );

function rowsOf(quality: ScanQuality, judged: readonly JudgedScan[]): BenchRow[] {
  const floor = floors[quality];
  const of = (kind: ScanKind): JudgedScan[] => judged.filter((one) => one.kind === kind);
  const [changed, exchanged, twins] = [of('changed'), of('exchanged'), of('untouched')];
  const [found, missed] = [changed.flatMap((one) => one.found), changed.flatMap((one) => one.missed)];
  const row = (name: string, part: number, whole: number): BenchRow => ({
    name: `${quality}: ${name}`,
    value: `${part} of ${whole} (${(part / Math.max(1, whole)).toFixed(3)})`,
    target: `at least ${floor.found}`,
    met: part >= whole * floor.found,
  });
  const high = twins.map(({ wrong, severityOf }) => wrong.filter((one) => severityOf(one) === 'high').length);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const figures = sum(twins.map((one) => one.figures.all));
  return [
    ...changeKinds.map((kind) =>
      row(
        kind,
        found.filter((one) => one.kind === kind).length,
        [...found, ...missed].filter((one) => one.kind === kind).length,
      ),
    ),
    row('page exchanged', exchanged.filter(({ isPageFound }) => isPageFound).length, exchanged.length),
    {
      ...row('figures of untouched twins certified the same', sum(twins.map(({ figures }) => figures.same)), figures),
      target: `at least ${certifiedFigures[quality]}`,
      met: sum(twins.map((one) => one.figures.same)) >= figures * certifiedFigures[quality],
    },
    {
      name: `${quality}: false findings of high severity in untouched twins`,
      value: `${sum(high)} in ${twins.length}`,
      target: `at most ${floor.wrongEach} each`,
      met: sum(high) <= twins.length * floor.wrongEach,
    },
    {
      name: `${quality}: all false findings in untouched twins, and beside changes`,
      value: `${sum(twins.map(({ wrong }) => wrong.length))}, ${sum(changed.map(({ wrong }) => wrong.length))}`,
    },
  ];
}
