import { textOfWords, type Line, type Segment } from './build-lines.ts';

/** A row while its table is being gathered. */
export interface DraftRow {
  cells: Segment[];
  /** Names of the columns under a head of several lines, where they are more than its last line. */
  columns?: readonly Segment[];
  top: number;
  bottom: number;
  size: number;
}

/** Space between a row and the rest of its wrapped cells, in line heights. */
const wrapGap = 0.55;

/** Adds a line to the rows of a table: as the rest of wrapped cells of the last row, or as a row of its own. */
export function addTableLine(
  rows: DraftRow[],
  line: Line,
  hasRulingBetween: (above: number, below: number) => boolean,
): void {
  const last = rows.at(-1);
  if (last !== undefined && isContinuation(rows, last, line) && !hasRulingBetween(last.bottom, line.top)) {
    for (const segment of line.segments) {
      const found = overlappingCell(last.cells, segment);
      const index = found === -1 ? 0 : found;
      const cell = last.cells[index];
      if (cell !== undefined) last.cells[index] = joinSegments(cell, segment);
    }
    last.bottom = line.bottom;
    return;
  }
  rows.push({ cells: [...line.segments], top: line.top, bottom: line.bottom, size: line.size });
}

/** Whether a line can only be the rest of wrapped cells of the row above it. */
export function isContinuation(rows: readonly DraftRow[], last: DraftRow, line: Line): boolean {
  if (line.top - last.bottom > line.size * wrapGap) return false;
  const stub = Math.min(...rows.map((row) => row.cells[0]?.left ?? Infinity));
  if (line.left < stub + line.size) return isRestOfStub(rows, last, line);
  return line.segments.every((segment) => {
    const index = overlappingCell(last.cells, segment);
    return (
      index > 0 && (/[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(textOfWords(segment.words)) || isRestOfProse(rows, last, index, segment))
    );
  });
}

/** `dated 3 March` up to the edge of its column and `2025` below it: a sentence may wrap before its last figure. */
function isRestOfProse(rows: readonly DraftRow[], last: DraftRow, index: number, { left, words }: Segment): boolean {
  const cell = last.cells[index];
  const [end, word] = [cell?.words.at(-1), words[0]];
  if (cell === undefined || end === undefined || word === undefined || words.length > 1) return false;
  const edge = Math.max(...rows.flatMap(({ cells }) => cells[index]?.right ?? 0));
  const isFull = end.right + (word.right - word.left) > edge;
  return (
    cell.words.length >= proseWords && Math.abs(left - cell.left) < 3 && isFull && /[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(end.text)
  );
}

/** Space between the lines of one cell of the first column, in line heights: the next row may stand as close as in other columns. */
const stubGap = 0.4;
/** Sentences beside labels wrap together with them; short entries may begin with small letters too. */
const proseWords = 6;
/** Columns stand at least so far apart, in line heights; columns of text farther. */
const gutter = { labels: 0.9, prose: 3 } as const;

/** The first column wraps too, alone or with the others: no cell of the line begins anew, and none would have fitted above. */
function isRestOfStub(rows: readonly DraftRow[], last: DraftRow, line: Line): boolean {
  if (last.cells.length < 2 || line.top - last.bottom > line.size * stubGap) return false;
  const isProse = last.cells.slice(1).some(({ words }) => words.length >= proseWords);
  if (line.segments.length > 1 && !isProse) return false;
  const cellOver = (segment: Segment): number =>
    last.cells.findIndex((cell) => Math.abs(cell.left - segment.left) < line.size / 2);
  const isBeside = ({ right }: Segment): boolean => right < (last.cells[1]?.left ?? 0);
  const goesOn = (segment: Segment): boolean => {
    const index = cellOver(segment);
    const cell = last.cells[index];
    const [word] = segment.words;
    if (cell === undefined || word === undefined) return false;
    if (!/^\p{Ll}/u.test(word.text) && !(index === 0 && isInCapitals(cell, segment) && isBeside(segment))) return false;
    const edge =
      index === 0
        ? (last.cells[1]?.left ?? 0) - line.size * (cell.words.length >= proseWords ? gutter.prose : gutter.labels)
        : Math.max(...rows.flatMap(({ cells }) => cells[index]?.right ?? 0));
    return cell.right + (word.right - word.left) + line.size * 0.25 > edge && !/[.:;]$/u.test(textOfWords(cell.words));
  };
  // Where text wraps on both sides, the next sentence of the one may begin beside the rest of the other.
  const beginsSentence = (segment: Segment): boolean => {
    const words = last.cells[cellOver(segment)]?.words ?? [];
    return words.length >= proseWords && segment.words.length >= proseWords && /[.!?]$/u.test(textOfWords(words));
  };
  return line.segments.some(goesOn) && line.segments.every((segment) => goesOn(segment) || beginsSentence(segment));
}

/** `43P PARTIAL` and `SHIPMENTS` below it: where all is set in capitals none tells where a label begins. */
const isInCapitals = (label: Segment, rest: Segment): boolean =>
  [label, rest].every(({ words }) => /\p{Lu}{3}/u.test(textOfWords(words)) && !/\p{Ll}/u.test(textOfWords(words))) &&
  /^\p{Lu}{3}/u.test(rest.words[0]?.text ?? '') &&
  rest.words.length <= shortRest;
const shortRest = 3;

function overlappingCell(cells: readonly Segment[], segment: Segment): number {
  return cells.findIndex((cell, index) => {
    const end = cells[index + 1]?.left ?? Infinity;
    return segment.left >= cell.left - 3 && segment.left < Math.max(cell.right, cell.left + 10) && segment.right <= end;
  });
}

function joinSegments(cell: Segment, rest: Segment): Segment {
  return {
    words: [...cell.words, ...rest.words],
    left: Math.min(cell.left, rest.left),
    right: Math.max(cell.right, rest.right),
  };
}
