import type { Line, Segment } from './build-lines.ts';

/** Fewer lines than this side by side are a table or an address block, not columns of text. */
const fewestLines = 5;
/** Words per line that make prose, on average. */
const proseWords = 3.5;
/** Part of its column that a line of prose fills, on average. */
const proseFill = 0.55;
const stepPt = 4;
const mostSteps = 1000;

/** Puts the lines of a page in reading order: within each stretch of columns, one column after the other. */
export function splitColumns(lines: readonly Line[], depth = 0): Line[] {
  const gutter = depth < 3 ? findGutter(lines) : undefined;
  if (gutter === undefined) return [...lines];
  const ordered: Line[] = [];
  let stretch: Line[] = [];
  const flush = (): void => {
    const first = stretch.findIndex((line) => line.right > gutter);
    const last = stretch.findLastIndex((line) => line.right > gutter);
    const beside = stretch.slice(Math.max(0, first), last + 1);
    const left = beside.flatMap((line) => part(line, (segment) => segment.right <= gutter));
    const right = beside.flatMap((line) => part(line, (segment) => segment.left >= gutter));
    if ((isProse(left) && isProse(right)) || isUneven(beside, left, right)) {
      const columns = [...splitColumns(left, depth + 1), ...splitColumns(right, depth + 1)];
      ordered.push(...stretch.slice(0, first), ...columns, ...stretch.slice(last + 1));
    } else ordered.push(...stretch);
    stretch = [];
  };
  for (const line of lines) {
    if (crosses(line, gutter)) {
      flush();
      ordered.push(line);
    } else stretch.push(line);
  }
  flush();
  return ordered;
}

const crosses = (line: Line, x: number): boolean =>
  line.segments.some((segment) => segment.left < x && segment.right > x);

/** The place that the most lines with text on both sides leave free. */
function findGutter(lines: readonly Line[]): number | undefined {
  if (lines.length < fewestLines) return undefined;
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  let best: { x: number; score: number } | undefined;
  // However far apart a broken file places its words.
  const step = Math.max(stepPt, (right - left) / mostSteps);
  for (let x = left + (right - left) * 0.2; x < right - (right - left) * 0.2; x += step) {
    let count = 0;
    let crossing = 0;
    for (const line of lines) {
      // Lines that stand on the left alone prove nothing: most lines do.
      if (line.left >= x) count += 1;
      else if (line.right > x) {
        if (crosses(line, x)) crossing += 1;
        else if (hasProseBeside(line, x)) count += 1;
      }
    }
    const score = count - crossing / 4;
    if (count >= 3 && score > (best?.score ?? -Infinity)) best = { x, score };
  }
  return best?.x;
}

/** Of a line that leaves the place free. */
function hasProseBeside(line: Line, x: number): boolean {
  let [before, behind] = [0, 0];
  for (const { left, right, words } of line.segments) {
    if (right <= x) before += words.length;
    if (left >= x) behind += words.length;
  }
  return before >= 3 && behind >= 3;
}

function part(line: Line, keep: (segment: Segment) => boolean): Line[] {
  const segments = line.segments.filter(keep);
  const first = segments[0];
  if (first === undefined) return [];
  return [{ ...line, segments, left: first.left, right: Math.max(...segments.map((segment) => segment.right)) }];
}

/** Columns whose lines stand at different heights: the rows of a table would stand level. */
function isUneven(lines: readonly Line[], left: readonly Line[], right: readonly Line[]): boolean {
  const both = left.length + right.length - lines.length;
  const alone = Math.min(lines.length - right.length, lines.length - left.length);
  return (
    alone >= 2 && lines.length - both >= lines.length * 0.4 && wordsPerLine(left) >= 2.5 && wordsPerLine(right) >= 2.5
  );
}

const wordCount = (line: Line): number => line.segments.reduce((count, segment) => count + segment.words.length, 0);

const wordsPerLine = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + wordCount(line), 0) / Math.max(1, lines.length);

function isProse(lines: readonly Line[]): boolean {
  if (lines.length < fewestLines) return false;
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const filled = lines.reduce((sum, line) => sum + (line.right - line.left), 0);
  const segments = lines.reduce((sum, line) => sum + line.segments.length, 0);
  const isDense = filled / lines.length / Math.max(1, right - left) >= proseFill;
  return wordsPerLine(lines) >= proseWords && isDense && segments / lines.length < 1.4;
}
