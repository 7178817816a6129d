import { paragraph, type Block } from '../blocks/block.ts';
import { run, type Run } from '../blocks/inline.ts';
import { colors } from '../blocks/looks.ts';
import type { Reading } from '../model/readings.ts';
import type { ReportFinding } from '../model/report-model.ts';

/** Marks differ by shape, so that they hold in grey; the last one stands for every further reading. */
const readingMarks = ['\u25cf', '\u25c6', '\u25b2', '\u25a0'] as const;
const missingMark = '\u25cb';
const markFont = 'Segoe UI Symbol';

/** What the marks of the matrix mean, as far as they occur. */
export function matrixLegend(findings: readonly ReportFinding[]): Block {
  const most = findings.reduce(
    (count, report) => Math.max(count, report.readings.filter((reading) => !reading.missing).length),
    0,
  );
  const missing = findings.some((report) => report.readings.some((reading) => reading.missing));
  const names = [
    'the reading of most documents, or the first one',
    'another reading',
    'a third reading',
    'further readings',
  ];
  const marks = names
    .slice(0, Math.max(1, Math.min(most, 4)))
    .map((name, index) => ({ mark: readingMarks[index] ?? '', color: markColor(index), name }));
  if (missing) marks.push({ mark: missingMark, color: colors.missingText, name: 'searched for, not found' });
  const runs = marks.flatMap(({ mark, color, name }) => [
    run(mark, { font: markFont, color, sizePt: 8 }),
    run(` ${name}    `, { style: 'Muted' }),
  ]);
  return paragraph([...runs, run('empty: not addressed', { style: 'Muted' })], {
    style: 'Legend',
    keepNext: true,
  });
}

/** The ground of a cell with these readings. */
export function groundOf(readings: readonly { reading: Reading; index: number }[]): { fill?: string } {
  if (readings.some(({ reading }) => reading.missing)) return { fill: colors.missingTint };
  return readings.some(({ index }) => index > 0) ? { fill: colors.warningTint } : {};
}

export function markRun(reading: Reading, index: number): Run {
  if (reading.missing) return run(missingMark, { font: markFont, color: colors.missingText, sizePt: 8 });
  return run(readingMarks[Math.min(index, 3)] ?? '', { font: markFont, color: markColor(index), sizePt: 8 });
}

function markColor(index: number): string {
  return [colors.info, colors.medium, colors.success, colors.navy][Math.min(index, 3)] ?? colors.navy;
}
