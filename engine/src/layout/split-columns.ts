import { areUnaligned } from './are-unaligned.ts';
import type { Line, Segment } from './build-lines.ts';

/** Fewer lines than this side by side are a table or an address block, not columns of text. */
const fewestLines = 5;
/** Words per line that make prose, on average. */
const proseWords = 3.5;
/** Columns within columns. */
const deepest = 3;
/** Part of its column that a line of prose fills, on average. */
const proseFill = 0.55;
const stepPt = 4;
/** Lines that stand level differ by less. */
const unevenPt = 1.5;
const mostSteps = 1000;

/** Puts the lines of a page in reading order: within each stretch of columns, one column after the other. */
export function splitColumns(lines: readonly Line[], depth = 0): Line[] {
  if (depth >= deepest || lines.length < fewestBeside) return [...lines];
  for (const isBeside of [hasProseBeside, hasTextBeside]) {
    const gutter = findGutter(lines, isBeside);
    const split = gutter === undefined ? undefined : splitAt(lines, gutter, depth, isBeside === hasProseBeside);
    if (split !== undefined) return split;
  }
  return [...lines];
}

/** The lines with every stretch of columns set one after the other; undefined when there is none. */
function splitAt(lines: readonly Line[], gutter: number, depth: number, isSure: boolean): Line[] | undefined {
  const blocks: (readonly Line[])[] = [];
  /** What this place does not part, another one may. */
  let rest: Line[] = [];
  let stretch: Line[] = [];
  const flush = (): void => {
    const columns = columnsOf(stretch, gutter, isSure);
    if (columns === undefined) rest.push(...stretch);
    else {
      rest.push(...columns.before);
      blocks.push(splitColumns(rest, depth + 1));
      blocks.push(splitColumns(columns.left, depth + 1), splitColumns(columns.right, depth + 1));
      rest = [...columns.behind];
    }
    stretch = [];
  };
  for (const line of lines) {
    if (crosses(line, gutter)) {
      flush();
      rest.push(line);
    } else stretch.push(line);
  }
  flush();
  if (blocks.length === 0) return undefined;
  return [...blocks.flat(), ...splitColumns(rest, depth + 1)];
}

interface Columns {
  readonly before: readonly Line[];
  readonly left: readonly Line[];
  readonly right: readonly Line[];
  readonly behind: readonly Line[];
}

function columnsOf(stretch: readonly Line[], gutter: number, isSure: boolean): Columns | undefined {
  const first = Math.max(
    0,
    stretch.findIndex((line) => line.right > gutter),
  );
  const end = endOfColumns(stretch, gutter) + 1;
  const beside = stretch.slice(first, end);
  const sides = beside.map((line) => [
    part(line, (segment) => segment.right <= gutter),
    part(line, (segment) => segment.left >= gutter),
  ]);
  const [left, right] = [0, 1].map((side) => withEdge(sides.flatMap((parts) => parts[side] ?? [])));
  if (left === undefined || right === undefined || !areColumns(beside, sides, left, right, isSure)) return undefined;
  return { before: stretch.slice(0, first), left, right, behind: stretch.slice(end) };
}

/** Lines of one column, which tell how far it reaches: full lines stand above and below. */
function withEdge(lines: readonly Line[]): Line[] {
  const columnRight = Math.max(...lines.map((line) => line.right));
  const column: Line[] = [];
  for (const line of lines) column.push({ ...line, columnRight });
  return column;
}

const areColumns = (
  lines: readonly Line[],
  sides: readonly (readonly Line[][])[],
  left: readonly Line[],
  right: readonly Line[],
  isSure: boolean,
): boolean => {
  if (lines.length < fewestLines) return false;
  if (isSure && isProse(left) && isProse(right)) return true;
  return areUnaligned(
    sides.map(([line]) => line?.[0]),
    sides.map(([, line]) => line?.[0]),
  );
};

/** Lines of the left column that go on below the end of the right one stand no farther apart than this, in line heights. */
const columnLeading = 1.1;

/** And what begins a new sentence there stands as near as the lines of one paragraph. */
const sameLeading = 0.55;

/** The last line of a stretch that belongs to its columns: the left one may end with a sentence of more lines. */
function endOfColumns(stretch: readonly Line[], gutter: number): number {
  let last = stretch.findLastIndex((line) => line.right > gutter);
  for (let next = stretch[last + 1]; next !== undefined; next = stretch[last + 1]) {
    const above = stretch.slice(0, last + 1).findLast((line) => line.left < gutter);
    if (above === undefined || next.top - above.bottom > next.size * columnLeading) break;
    const end = above.segments.findLast((segment) => segment.right <= gutter)?.words.at(-1)?.text ?? '.';
    const start = next.segments[0]?.words[0]?.text ?? '';
    const goesOn = !/[.:;!?][)"”’]*$/u.test(end) && /^[\p{Ll}\d]/u.test(start);
    if (!goesOn && (next.right > gutter || next.top - above.bottom > next.size * sameLeading)) break;
    last += 1;
  }
  return last;
}

const crosses = ({ segments, ruled: [from, to] = [0, 0] }: Line, x: number): boolean =>
  (from < x && x < to) || segments.some(({ left, right, isNumber }) => isNumber !== true && left < x && right > x);

/** So many lines must leave a place free. */
const fewestBeside = 3;

/** The place that the most lines with text on both sides leave free. */
function findGutter(lines: readonly Line[], isBeside: (line: Line, x: number) => boolean): number | undefined {
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const first = left + (right - left) * 0.2;
  if (lines.filter((line) => line.left >= first || line.segments.length > 1).length < fewestBeside) return undefined;
  let best: { x: number; score: number } | undefined;
  // However far apart a broken file places its words.
  const step = Math.max(stepPt, (right - left) / mostSteps);
  for (let x = first; x < right - (right - left) * 0.2; x += step) {
    let count = 0;
    let crossing = 0;
    for (const line of lines) {
      // Lines that stand on the left alone prove nothing: most lines do.
      if (line.left >= x) count += 1;
      else if (line.right > x || line.ruled !== undefined) {
        if (crosses(line, x)) crossing += 1;
        else if (isBeside(line, x)) count += 1;
      }
    }
    const score = count - crossing / 4;
    if (count >= fewestBeside && score > (best?.score ?? -Infinity)) best = { x, score };
  }
  return best?.x;
}

/** Words on either side of a place, of a line that leaves it free. */
function wordsBeside({ segments }: Line, x: number): [before: number, behind: number] {
  let [before, behind] = [0, 0];
  for (const { left, right, words } of segments) {
    if (right <= x) before += words.length;
    if (left >= x) behind += words.length;
  }
  return [before, behind];
}

function hasProseBeside(line: Line, x: number): boolean {
  const [before, behind] = wordsBeside(line, x);
  return before >= 3 && behind >= 3;
}

/** A box beside text, or short lines side by side. */
function hasTextBeside(line: Line, x: number): boolean {
  const [before, behind] = wordsBeside(line, x);
  return before > 0 && behind > 0 && before + behind >= 4;
}

function part(line: Line, keep: (segment: Segment) => boolean): Line[] {
  // A number goes with what it numbers.
  const segments = line.segments.filter((own, at) =>
    keep(own.isNumber === true ? (line.segments[at + 1] ?? own) : own),
  );
  const first = segments[0];
  if (first === undefined) return [];
  const right = Math.max(...segments.map((segment) => segment.right));
  // The lines of two columns that stand a little uneven make one line: each has its own height.
  const { top, bottom } = first.words[0] ?? line;
  const isLower = Math.abs(top - line.top) > unevenPt;
  return [{ ...line, ...(isLower ? { top, bottom } : {}), segments, left: first.left, right }];
}

const wordCount = (line: Line): number => line.segments.reduce((count, segment) => count + segment.words.length, 0);

const wordsPerLine = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + wordCount(line), 0) / Math.max(1, lines.length);

function isProse(lines: readonly Line[]): boolean {
  if (lines.length < fewestLines) return false;
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const filled = lines.reduce((sum, line) => sum + (line.right - line.left), 0);
  const segments = lines.reduce(
    (sum, line) => sum + line.segments.filter(({ isNumber }) => isNumber !== true).length,
    0,
  );
  const isDense = filled / lines.length / Math.max(1, right - left) >= proseFill;
  return wordsPerLine(lines) >= proseWords && isDense && segments / lines.length < 1.4;
}
