import { textOfWords, wordsOfLine, type Line, type Segment } from './build-lines.ts';
import { labelledBoxes } from './labelled-boxes.ts';
import { findRowBands } from './row-bands.ts';
import { findBands, findOpenBands, samePt, type Band } from './ruled-bands.ts';
import { isNumeric } from './table-heads.ts';
import type { Word } from './word.ts';

/** More lines than these are one row only where they cannot be several. */
const mostLines = 10;

/** Makes one line of the lines that stand in one row of a ruled table: wrapped cells, whatever their vertical alignment. */
export function mergeGridRows(lines: readonly Line[], rulings: readonly number[]): Line[] {
  const closed = findBands(rulings);
  const bands = [...closed];
  for (const open of [...findOpenBands(rulings), ...findRowBands(lines, rulings)])
    if (!bands.some((band) => overlap(open, band) && band.bars[0] === open.bars[0])) bands.push(open);
  if (bands.length === 0) return [...lines];
  const inBand = new Map<Band, Line[]>();
  for (const line of lines) {
    const band = bandOf(bands, line);
    if (band !== undefined) inBand.set(band, [...(inBand.get(band) ?? []), line]);
  }
  const merged = new Map<Line, readonly Line[]>();
  for (const [band, members] of inBand) {
    const [first, ...others] = members;
    if (first !== undefined && others.length === 0 && band.isOpen === true) {
      const parted = mergeLines(band, members);
      if (parted.segments.length > first.segments.length) merged.set(first, [parted]);
      continue;
    }
    if (first === undefined || others.length === 0) continue;
    if (band.isOpen === true && members.length > mostLines) continue;
    const isLoose = band.isOpen === true || members.length > mostLines;
    if (isLoose ? !isOneRow(band, members) : areRows(band, members)) continue;
    const boxes = band.isOpen === true ? undefined : labelledBoxes(band, members, inBand);
    if (boxes === undefined && band.bars.length < 3) continue;
    merged.set(first, boxes ?? [mergeLines(band, members)]);
    for (const other of others) merged.set(other, []);
  }
  return lines.flatMap((line) => merged.get(line) ?? [line]);
}

const overlap = (a: Band, b: Band): boolean => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > samePt;

/** Space between the lines of one cell, in line heights; rows of their own stand farther apart. */
const leading = 0.3;

/** Without vertical rulings a band may hold several rows: these have figures under each other, or space between them. */
function isOneRow({ bars }: Band, lines: readonly Line[]): boolean {
  return bars.slice(1).every((right, index) => {
    const left = bars[index] ?? 0;
    const own = lines.flatMap(({ segments, top, bottom, size }) =>
      segments
        .filter((segment) => (segment.left + segment.right) / 2 > left && (segment.left + segment.right) / 2 < right)
        .map(({ words }) => ({ words, top, bottom, size })),
    );
    const figures = own.filter(({ words }) => isNumeric(textOfWords(words)));
    return (
      figures.length < 2 &&
      own.every(({ top, size }, at) => at === 0 || top - (own[at - 1]?.bottom ?? top) < size * leading)
    );
  });
}

/** So few lines with a name and a figure each may be one row with figures of two kinds. */
const fewRows = 2;

/**
 * Rulings may stand under groups of rows only, as on a payslip. Each line is a row then: it begins in the first column and
 * has a figure in the same column as the others; of two lines that holds for two columns.
 */
function areRows({ bars }: Band, lines: readonly Line[]): boolean {
  const [left = 0, right = 0] = bars;
  const isNamed = ({ segments: [first] }: Line): boolean =>
    first !== undefined &&
    first.left >= left - samePt &&
    first.right <= right + samePt &&
    !isNumeric(textOfWords(first.words));
  if (!lines.every(isNamed)) return false;
  const ofFigures = bars
    .slice(2)
    .filter((end, index) =>
      lines.every(({ segments }) =>
        segments.some(
          (cell) =>
            cell.left >= (bars[index + 1] ?? 0) - samePt &&
            cell.right <= end + samePt &&
            isNumeric(textOfWords(cell.words)),
        ),
      ),
    );
  return ofFigures.length >= (lines.length > fewRows ? 1 : 2);
}

function bandOf(bands: readonly Band[], line: Line): Band | undefined {
  const middle = (line.top + line.bottom) / 2;
  return bands.find(
    ({ top, bottom, bars }) =>
      middle > top &&
      middle < bottom &&
      line.left > (bars[0] ?? 0) - samePt &&
      line.right < (bars.at(-1) ?? 0) + samePt,
  );
}

function mergeLines({ bars }: Band, lines: readonly Line[]): Line {
  const cells = bars.slice(1).map((): Word[] => []);
  for (const line of lines) {
    for (const word of wordsOfLine(line)) {
      const middle = (word.left + word.right) / 2;
      const index = bars.findLastIndex((bar) => bar <= middle);
      cells[Math.max(0, Math.min(index, cells.length - 1))]?.push(word);
    }
  }
  const segments = cells.filter((words) => words.length > 0).map(toSegment);
  return {
    segments,
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    top: Math.min(...lines.map((line) => line.top)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
    size: lines[0]?.size ?? 0,
  };
}

const toSegment = (words: Word[]): Segment => ({
  words,
  left: Math.min(...words.map((word) => word.left)),
  right: Math.max(...words.map((word) => word.right)),
});
