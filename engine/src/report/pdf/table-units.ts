import type { Cell, Row, Table } from '../blocks/block.ts';
import { colors, tableLooks, type Border, type Side } from '../blocks/looks.ts';
import type { Part, Unit } from './page-flow.ts';
import { layOut, type LaidOut } from './paragraph-unit.ts';
import type { ElementOptions } from './pdfkit-options.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { drawDecoration, drawTagged, type PlacedLine } from './tagged-text.ts';

/** Thickness of the line below a row. */
const rowLine = 0.5;
const pointsPerTwip = 1 / 20;
/** A row that is higher goes on over the end of a page. */
const mostHeight = 600;

interface LaidOutCell {
  readonly cell: Cell;
  readonly x: number;
  readonly width: number;
  readonly paragraphs: readonly LaidOut[];
  /** From the left edge of the cell and the top of its content. */
  readonly lines: readonly PlacedLine[];
  readonly height: number;
  readonly margins: Readonly<Record<Side, number>>;
}

/** The rows of a table as the pages take them up; `start` makes the element of the table when the first is drawn. */
export function* tableUnits(
  canvas: PdfCanvas,
  { format, rows }: Table,
  start: (title: string) => PDFKit.PDFStructureElement,
): Generator<Unit> {
  const { isLined, margins } = tableLooks[format.style];
  const isLayout = format.headerRow === false;
  let element: PDFKit.PDFStructureElement | undefined;
  let head: Part | undefined;
  for (const row of rows) {
    const cells = layOutRow(canvas, row, margins);
    const rowOf = (): PDFKit.PDFStructureElement => {
      element ??= start([format.title, format.description].filter((text) => text !== undefined).join('. '));
      if (isLayout) return element;
      const own = canvas.doc.struct('TR');
      element.add(own);
      return own;
    };
    const parts = rowParts(canvas, cells, { isLined, isHeader: row.isHeader, isLayout, rowOf });
    const keepNext = row.isHeader || (cells[0]?.paragraphs.some((paragraph) => paragraph.keepNext) ?? false);
    yield { before: 0, after: 0, keepNext, parts, ...(head === undefined ? {} : { head }) };
    if (row.isHeader) head = repeated(canvas, cells, isLined);
  }
}

function layOutRow(canvas: PdfCanvas, { cells }: Row, tableMargins: Readonly<Record<Side, number>>): LaidOutCell[] {
  let x = 0;
  return cells.map((cell) => {
    const twips = { ...tableMargins, ...cell.format.margins };
    const margins = {
      top: twips.top * pointsPerTwip,
      left: twips.left * pointsPerTwip,
      bottom: twips.bottom * pointsPerTwip,
      right: twips.right * pointsPerTwip,
    };
    const width = cell.format.widthTwips * pointsPerTwip;
    const paragraphs = cell.content.map((one) => layOut(canvas, one, width - margins.left - margins.right));
    const laidOut = { cell, x, width, paragraphs, margins, ...stacked(paragraphs, margins.left) };
    x += width;
    return laidOut;
  });
}

function stacked(paragraphs: readonly LaidOut[], left: number): Pick<LaidOutCell, 'lines' | 'height'> {
  const lines: PlacedLine[] = [];
  let [y, space] = [0, 0];
  for (const { lines: own, before, after, indent } of paragraphs) {
    y += Math.max(space, before);
    for (const line of own) {
      lines.push({ line, x: left + indent, y });
      y += line.height;
    }
    space = after;
  }
  return { lines, height: y + space };
}

interface RowOptions {
  readonly isLined: boolean;
  readonly isHeader: boolean;
  readonly isLayout: boolean;
  readonly rowOf: () => PDFKit.PDFStructureElement;
}

function rowParts(canvas: PdfCanvas, cells: readonly LaidOutCell[], options: RowOptions): Part[] {
  const elements = new Map<LaidOutCell, PDFKit.PDFStructureElement>();
  let row: PDFKit.PDFStructureElement | undefined;
  const slices = slicesOf(cells);
  return slices.map((slice, index): Part => {
    const height = Math.max(...slice.map((cell) => cell.height + cell.margins.top + cell.margins.bottom));
    return {
      height,
      draw: (top) => {
        const lines = slice.map((cell) => linesAt(canvas, cell, top, height));
        drawDecoration(canvas, lines.flat(), () => drawGrounds(canvas, slice, top, height, options.isLined));
        row ??= options.rowOf();
        for (const [at, cell] of slice.entries()) {
          const whole = cells[at] ?? cell;
          const element = elements.get(whole) ?? cellElement(canvas, row, options);
          elements.set(whole, element);
          if (index === 0) addAnchors(canvas, cell, top);
          drawTagged(canvas, lines[at] ?? [], element);
          if (index === slices.length - 1) element.end();
        }
        if (index === slices.length - 1 && !options.isLayout) row.end();
      },
    };
  });
}

function cellElement(
  { doc }: PdfCanvas,
  row: PDFKit.PDFStructureElement,
  { isHeader, isLayout }: RowOptions,
): PDFKit.PDFStructureElement {
  const ofColumn: ElementOptions = { scope: 'Column' };
  const element = isHeader ? doc.struct('TH', ofColumn) : doc.struct(isLayout ? 'P' : 'TD');
  row.add(element);
  return element;
}

/** A row that no page holds, cut into pieces that one does. */
function slicesOf(cells: readonly LaidOutCell[]): (readonly LaidOutCell[])[] {
  const pages = Math.ceil(Math.max(...cells.map(({ height }) => height)) / mostHeight);
  if (pages <= 1) return [cells];
  return Array.from({ length: pages }, (_, page) => cells.map((cell) => sliceOf(cell, page)));
}

function sliceOf(cell: LaidOutCell, page: number): LaidOutCell {
  const from = page * mostHeight;
  const own = cell.lines.filter(({ y }) => y >= from && y < from + mostHeight);
  const [first] = own;
  const lines = own.map(({ line, x, y }) => ({ line, x, y: y - (first?.y ?? 0) }));
  const last = lines.at(-1);
  return { ...cell, lines, height: last === undefined ? 0 : last.y + last.line.height };
}

function linesAt(canvas: PdfCanvas, cell: LaidOutCell, top: number, height: number): PlacedLine[] {
  const {
    margins,
    cell: { format },
  } = cell;
  const lower = format.align === 'bottom' ? height - cell.height - margins.top - margins.bottom : 0;
  const [left, from] = [canvas.left + cell.x, top + margins.top + lower];
  return cell.lines.map(({ line, x, y }) => ({ line, x: x + left, y: y + from }));
}

function addAnchors({ doc, left }: PdfCanvas, { paragraphs }: LaidOutCell, top: number): void {
  for (const { anchors } of paragraphs)
    for (const anchor of anchors) doc.addNamedDestination(anchor, 'XYZ', left, top - 4, null);
}

function drawGrounds(
  canvas: PdfCanvas,
  cells: readonly LaidOutCell[],
  top: number,
  height: number,
  isLined: boolean,
): void {
  const thick = ({ eighths }: Border): number => eighths / 8;
  for (const { cell, x, width } of cells) {
    const { fill, borders = {} } = cell.format;
    const left = canvas.left + x;
    if (fill !== undefined) canvas.rectangle(left, top, width, height, fill);
    if (borders.left !== undefined) canvas.rectangle(left, top, thick(borders.left), height, borders.left.color);
    const { bottom } = borders;
    if (bottom !== undefined) canvas.rectangle(left, top + height - thick(bottom), width, thick(bottom), bottom.color);
  }
  const last = cells.at(-1);
  const isLinedByCells = cells.some(({ cell }) => cell.format.borders?.bottom !== undefined);
  if (isLined && !isLinedByCells && last !== undefined)
    canvas.rectangle(canvas.left, top + height - rowLine, last.x + last.width, rowLine, colors.line);
}

/** The names of the columns once more, at the top of a page. */
function repeated(canvas: PdfCanvas, cells: readonly LaidOutCell[], isLined: boolean): Part {
  const height = Math.max(...cells.map((cell) => cell.height + cell.margins.top + cell.margins.bottom));
  return {
    height,
    draw: (top) =>
      canvas.decorated(() => {
        drawGrounds(canvas, cells, top, height, isLined);
        for (const { line, x, y } of cells.flatMap((cell) => linesAt(canvas, cell, top, height))) {
          canvas.decorateLine(line, x, y);
          canvas.collect(line.segments.map((segment) => ({ segment, x, y: y + line.baseline })));
        }
      }, 'Pagination'),
  };
}
