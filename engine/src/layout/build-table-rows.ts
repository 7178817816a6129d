import { textOfWords, type Line, type Segment } from './build-lines.ts';

/** A row while its table is being gathered. */
export interface DraftRow {
  cells: Segment[];
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
      const index = overlappingCell(last.cells, segment);
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
  if (line.left < stub + line.size) return false;
  return line.segments.every(
    (segment) => overlappingCell(last.cells, segment) > 0 && /\p{L}/u.test(textOfWords(segment.words)),
  );
}

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
