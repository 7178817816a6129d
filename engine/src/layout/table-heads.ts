import { boldFlag } from '../pdf/read-page-words.ts';
import { textOfWords, type Segment } from './build-lines.ts';
import type { DraftRow } from './build-table-rows.ts';

/** Two cells of a column end or begin within so many points of each other. */
const alignedPt = 6;

const isYear = (text: string): boolean => /^(19|20)\d\d\W*$/u.test(text);

const textOf = (cell: Segment): string => textOfWords(cell.words);

/** `per 100 g`, `je 1 kWh`: what the values below are reckoned by. */
const perQuantity = /^(?:per|each|je|pro|par|pour|por|cada)\s+\d/i;

/** Whether a cell is a value of numbers rather than a word or a year. */
export function isNumeric(text: string): boolean {
  if (isYear(text) || /['’]000/u.test(text) || perQuantity.test(text)) return false;
  // Not every figure: a unit such as m³ is a word.
  const digits = text.replace(/[^\d½¼¾]+/gu, '').length;
  return digits > 0 && digits >= text.replace(/[^A-Za-zªµºÀ-ÖØ-ӿ]+/gu, '').length;
}

export interface HeadedRow {
  readonly row: DraftRow;
  readonly head: DraftRow | undefined;
  readonly isHead: boolean;
}

/** Tells for each row of a block which row above, if any, names its columns. */
export function assignHeads(rows: readonly DraftRow[], inherited: DraftRow | undefined): HeadedRow[] {
  let head = inherited;
  let body: DraftRow[] = [];
  return rows.map((row, index) => {
    const under = rows.slice(index + 1);
    if (
      (index === 0 && isBoldTop(row, under)) ||
      (isHead(row, under, index === 0) && !goesOn(rows[index - 1] ?? inherited, row, under[0], head))
    ) {
      head = row;
      body = [];
      return { row, head: undefined, isHead: true };
    }
    if (head !== undefined && isSectionTitle(row, head)) return { row, head: undefined, isHead: false };
    if (head !== undefined && !isUnder(head, row, body)) head = undefined;
    if (head !== undefined) body.push(row);
    return { row, head, isHead: false };
  });
}

/** `56 dB(A) | 54 dB(A)` under a row of as many cells: what is measured, no names of columns. */
function goesOn(above: DraftRow | undefined, row: DraftRow, next: DraftRow | undefined, head?: DraftRow): boolean {
  if (above?.cells.length !== row.cells.length) return false;
  if (above === head && isFirstOfBody(above, row, next)) return true;
  if (above !== head && head !== undefined && withFigures(row) !== '' && withFigures(row) === withFigures(above))
    return true;
  if (head !== undefined && isOfWords(head, row, next)) return true;
  return row.cells.slice(1).filter((cell) => /^\W?\d/u.test(textOf(cell))).length > 1;
}

/** `Choking | No food on the coach | helpers` in a table of words: a head of its own would stand over figures. */
const isOfWords = (head: DraftRow, row: DraftRow, next: DraftRow | undefined): boolean =>
  row.cells.length >= 3 &&
  row.cells.every((cell, at) => Math.abs(cell.left - (head.cells[at]?.left ?? Infinity)) < alignedPt) &&
  row.cells.some((cell, at) => textOf(cell) !== textOf(head.cells[at] ?? cell)) &&
  next !== undefined &&
  !next.cells.slice(1).some((cell) => isNumeric(textOf(cell)));

/** `Priority 1 | 45 minutes` under names without figures: in bold, or above a row with figures in the same cells. */
function isFirstOfBody(head: DraftRow, row: DraftRow, next: DraftRow | undefined): boolean {
  const own = withFigures(row);
  if (own === '') return false;
  if (head.cells.every(isBold) && !row.cells.some(isBold)) return true;
  return withFigures(head) === '' && next !== undefined && withFigures(next) === own;
}

/** Which of its cells hold figures that are no years. */
const withFigures = ({ cells }: DraftRow): string =>
  cells.flatMap((cell, at) => (/\d/u.test(textOf(cell)) && !isYear(textOf(cell)) ? [at] : [])).join(' ');

/** `5R-20418`: a serial number may stand over the column of what was measured on its instrument. */
const serial = /^(?=.*[A-Za-zªµºÀ-ÖØ-ӿ])\d*[A-Za-zªµºÀ-ÖØ-ӿ][A-Za-zªµºÀ-ÖØ-ӿ\d]*-\d{2,}$/u;

const isFigure = (cell: Segment): boolean => isNumeric(textOf(cell)) && !serial.test(textOf(cell));

/** Columns from which a table is wide enough for rows that are titles of its parts: `B | Earthworks`. */
const wideTable = 4;

/** A short row without figures in a wide table names the rows that follow. */
const isSectionTitle = (row: DraftRow, head: DraftRow): boolean =>
  head.cells.length >= wideTable &&
  row.cells.length * 2 <= head.cells.length &&
  !row.cells.some((cell) => isNumeric(textOf(cell)));

/** `Year of build | 2001`, `Baujahr | 2001`: a year that a label names is a value. */
const yearLabel = /(?:year|jahr|année|an|año|anno) (?:of|of the|der|des|de|du|di)(?![a-zß-ɏ])|[a-zß-ɏ]jahr$/i;

const isNamedYear = (row: DraftRow): boolean =>
  isYearOfLabel(row) && yearLabel.test(row.cells.slice(0, 1).map(textOf).join(''));

/** Two cells, the second a year; among labels and values it is one of the values. */
const isYearOfLabel = ({ cells }: DraftRow): boolean => {
  const [, value] = cells;
  return cells.length === 2 && value !== undefined && isYear(textOf(value));
};

function isHead(row: DraftRow, under: readonly DraftRow[], isFirst: boolean): boolean {
  const rows = under.filter((other) => !isSectionTitle(other, row));
  const isSingle = isOverSingleRow(row, rows);
  const below = isSingle ? rows.slice(0, 1) : rows;
  const [first] = row.cells;
  if (first === undefined || isNumeric(textOf(first))) return false;
  if (row.cells.length < 2 || row.cells.some((cell) => isFigure(cell) || textOf(cell).length > 40)) return false;
  if (isFirst ? isNamedYear(row) : isYearOfLabel(row)) return false;
  const next = below.slice(0, 2);
  if (next.length < Math.min(2, row.cells.length - 1) && !isSingle) return false;
  const numbers = next.map((other) => other.cells.slice(1).filter((cell) => isNumeric(textOf(cell))));
  if (numbers.every((cells) => cells.length > 0)) {
    const under = numbers.flat().filter((cell) => row.cells.slice(1).some((column) => overlaps(column, cell)));
    return under.length >= numbers.flat().length * 0.7 && isTopOfColumns(row, below);
  }
  // A table of words: three columns or more, filled alike by most rows, and not labels beside values.
  const body = below.slice(0, 6);
  const isFilled =
    row.cells.length >= 3 &&
    body.length >= 2 &&
    body.filter((other) => other.cells.length === row.cells.length).length >= body.length * 0.7;
  return (
    isFilled &&
    !looksLikeLabels([row, ...body]) &&
    body.some((other) => other.cells.some((cell) => /\d/u.test(textOf(cell))))
  );
}

/** A wide head may stand over one row only, before the next head: the row has as many cells, most of them numbers. */
function isOverSingleRow(row: DraftRow, below: readonly DraftRow[]): boolean {
  const [only, next] = below;
  if (
    only === undefined ||
    (next !== undefined && hasNumbers(next)) ||
    row.cells.length < 3 ||
    only.cells.length !== row.cells.length
  )
    return false;
  return only.cells.filter((cell) => isNumeric(textOf(cell))).length >= only.cells.length / 2;
}

/** What stands over a single column of numbers; anything else beside a label is its value. */
const columnName =
  /^(?:amounts?|values?|totals?|prices?|costs?|rates?|sums?|figures?|number|qty|quantity|date|share|score|beträge?|betrag|werte?|summen?|preise?|kosten|menge|anzahl|datum|anteil|montants?|valeurs?|prix|quantité|importes?|valor(?:es)?|precios?|cantidad|fecha|(?:19|20)\d\d|(?:\D|['’]000)*(?:[£€$%]|\b(?:EUR|USD|GBP|CHF)\b)(?:\D|['’]000)*)$/i;

const isBold = (cell: Segment | undefined): boolean =>
  cell !== undefined && cell.words.every((word) => (word.flags & boldFlag) !== 0);

/** `Nutrition | 100 g | Serving 45 g` in bold above rows that are not: a head that names quantities. */
function isBoldTop(row: DraftRow, under: readonly DraftRow[]): boolean {
  const [first, ...values] = row.cells;
  const body = under.slice(0, 3);
  if (first === undefined || values.length < 2 || isNumeric(textOf(first)) || !isLongEnough(row, body)) return false;
  const isPlain = body.every(({ cells }) => cells.length > 1 && !cells.slice(1).some(isBold));
  return isPlain && row.cells.every(isBold) && !values.every((cell) => isNumeric(textOf(cell)));
}

/** Two rows under a head show that it is one; one is enough where the page ends below it, if it fills each column. */
const isLongEnough = ({ cells }: DraftRow, body: readonly DraftRow[]): boolean =>
  body.length > 1 || body[0]?.cells.length === cells.length;

/** Two columns of label and value have no head unless it is printed as one and the numbers go on. */
function isTopOfColumns(row: DraftRow, below: readonly DraftRow[]): boolean {
  if (row.cells.length > 2) return !looksLikeLabels([row, ...below.slice(0, 4)]);
  const body = below.slice(0, 5);
  const [, value] = row.cells;
  const isNamed = value !== undefined && columnName.test(textOf(value));
  const isSetApart = isBold(value) && !body.some(({ cells }) => isBold(cells[1]));
  if (!isNamed && !isSetApart) return false;
  return body.length >= 2 && body.every((other) => other.cells.slice(1).every((cell) => isNumeric(textOf(cell))));
}

const hasNumbers = ({ cells }: DraftRow): boolean => cells.some((cell) => isNumeric(textOf(cell)));

const overlaps = (column: Segment, cell: Segment): boolean =>
  column.left < cell.right + alignedPt && column.right > cell.left - alignedPt;

/** The numbers of a row stand in the columns of the rows before it. */
function isUnder(head: DraftRow, row: DraftRow, body: readonly DraftRow[]): boolean {
  const numbers = row.cells.filter((cell) => isNumeric(textOf(cell)));
  if (numbers.length === 0) return row.cells.length >= head.cells.length - 1;
  const known = body.flatMap((other) => other.cells.filter((cell) => isNumeric(textOf(cell))));
  return numbers.every((cell) => {
    const columns = head.cells.filter((column) => overlaps(column, cell));
    if (columns.length === 0) return false;
    const above = known.filter((other) => columns.some((column) => overlaps(column, other)));
    // The first number of a column, under `1 sum` and `14 week`.
    if (above.length === 0) return true;
    const middle = (cell.left + cell.right) / 2;
    return above.some(
      (other) =>
        Math.abs(other.right - cell.right) < alignedPt ||
        Math.abs(other.left - cell.left) < alignedPt ||
        Math.abs((other.left + other.right) / 2 - middle) < alignedPt,
    );
  });
}

/** Labels and values side by side: an even number of cells, the first and third without digits. */
function looksLikeLabels(rows: readonly DraftRow[]): boolean {
  const labels = rows.flatMap((row) => row.cells.filter((_, index) => index % 2 === 0).map(textOf));
  const isEven = rows.filter((row) => row.cells.length % 2 === 0).length >= rows.length * 0.6;
  return isEven && labels.filter((label) => /\d/u.test(label)).length <= labels.length * 0.15;
}

/** What names the columns under a head. */
export const columnsOf = ({ columns, cells }: DraftRow): readonly Segment[] => columns ?? cells;

/** Text of the column head over a cell. */
export function headerOver(head: DraftRow | undefined, cell: Segment): string {
  if (head === undefined) return '';
  const column = columnsOf(head)[columnOver(head, cell)];
  return column === undefined ? '' : textOf(column);
}

/** Texts of the column heads of a row. A short entry may begin and end before a name that is set in the middle of its column: the cells beside it tell which is left for it. */
export function headersOf(head: DraftRow | undefined, { cells }: DraftRow): string[] {
  if (head === undefined) return cells.map(() => '');
  const columns = columnsOf(head);
  const over = cells.map((cell) => columnOver(head, cell));
  return over.map((column, at) => {
    const [before, after] = [at === 0 ? -1 : over[at - 1], at === over.length - 1 ? columns.length : over[at + 1]];
    const isBetween = column < 0 && before !== undefined && after === before + 2 && (at === 0 || before >= 0);
    const named = columns[isBetween ? before + 1 : column];
    return named === undefined ? '' : textOf(named);
  });
}

/** Which column stands over a cell; -1 for none. */
function columnOver(head: DraftRow, cell: Segment): number {
  let best = -1;
  let bestOverlap = -8;
  for (const [at, column] of columnsOf(head).entries()) {
    const overlap = Math.min(column.right, cell.right) - Math.max(column.left, cell.left);
    if (overlap > bestOverlap) [best, bestOverlap] = [at, overlap];
  }
  return best;
}
