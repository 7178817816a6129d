import type { Paragraph } from '../blocks/block.ts';
import type { Frame, ParagraphStyle } from '../blocks/looks.ts';
import { atomsOf, lookOf, textLookOf, type Atom, type PageNumbers } from './atoms.ts';
import type { Part, Unit } from './page-flow.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { drawDecoration, drawTagged } from './tagged-text.ts';
import { textLines, type TextLine } from './text-lines.ts';

const pointsPerTwip = 1 / 20;

/** A paragraph in lines, not yet at its place. */
export interface LaidOut {
  readonly lines: readonly TextLine[];
  readonly anchors: readonly string[];
  /** From the left edge of what it stands in. */
  readonly indent: number;
  readonly before: number;
  readonly after: number;
  readonly keepNext: boolean;
  readonly style: ParagraphStyle;
  readonly atoms: readonly Atom[];
}

export function layOut(
  canvas: PdfCanvas,
  { content, format }: Paragraph,
  width: number,
  numbers?: PageNumbers,
): LaidOut {
  const { style = 'Normal' } = format;
  const { space, indent, keepNext = false } = lookOf(style);
  const look = textLookOf(style);
  const atoms = atomsOf(content, look, numbers);
  const [left, right] = [(indent?.left ?? 0) * pointsPerTwip, (indent?.right ?? 0) * pointsPerTwip];
  return {
    lines: textLines(atoms, canvas, { ...format, width: width - left - right, indent: left, space, look }),
    anchors: atoms.flatMap((atom) => (atom.kind === 'anchor' ? [atom.name] : [])),
    indent: left,
    before: space.before * pointsPerTwip,
    after: space.after * pointsPerTwip,
    keepNext: keepNext || format.keepNext === true,
    style,
    atoms,
  };
}

/** The words of a paragraph in one line. */
export const textOf = ({ atoms }: LaidOut): string =>
  atoms
    .map((atom) => (atom.kind === 'text' ? atom.text : atom.kind === 'anchor' ? '' : ' '))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Lines that stay together at the start and at the end of a paragraph. */
const linesKept = 2;

/** A paragraph as the pages take it up; `start` makes its element when the first line is drawn. */
export function paragraphUnit(
  canvas: PdfCanvas,
  block: Paragraph,
  start: (laidOut: LaidOut, top: number) => PDFKit.PDFStructureElement,
): Unit {
  const laidOut = layOut(canvas, block, canvas.width);
  const { keepLines = false, frame } = lookOf(laidOut.style);
  const isWhole = keepLines && heightOf(laidOut.lines) <= canvas.height;
  const chunks = isWhole ? [laidOut.lines] : chunksOf(laidOut.lines);
  let element: PDFKit.PDFStructureElement | undefined;
  const parts = chunks.map((lines, index): Part => {
    const edges = { isFirst: index === 0, isLast: index === chunks.length - 1 };
    const { top, bottom } = paddingOf(frame, edges);
    const height = heightOf(lines) + top + bottom;
    return {
      height,
      draw: (y) => {
        const own = placed(lines, canvas.left + laidOut.indent, y + top);
        const ground =
          frame === undefined ? undefined : () => drawFrame(canvas, frame, laidOut.indent, y, height, edges);
        drawDecoration(canvas, own, ground);
        element ??= start(laidOut, y);
        drawTagged(canvas, own, element);
        if (edges.isLast) element.end();
      },
    };
  });
  const { before, after, keepNext } = laidOut;
  return { before, after, keepNext, parts, pageBreakBefore: block.format.pageBreakBefore === true };
}

const heightOf = (lines: readonly TextLine[]): number => lines.reduce((sum, line) => sum + line.height, 0);

export function placed(lines: readonly TextLine[], x: number, top: number) {
  let y = top;
  return lines.map((line) => {
    const at = { line, x, y };
    y += line.height;
    return at;
  });
}

function chunksOf(lines: readonly TextLine[]): (readonly TextLine[])[] {
  if (lines.length < 2 * linesKept) return [lines];
  const middle = lines.slice(linesKept, -linesKept).map((line) => [line]);
  return [lines.slice(0, linesKept), ...middle, lines.slice(-linesKept)];
}

interface Edges {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const paddingOf = (frame: Frame | undefined, { isFirst, isLast }: Edges): { top: number; bottom: number } => ({
  top: isFirst ? gapOf(frame, 'top') : 0,
  bottom: isLast ? gapOf(frame, 'bottom') : 0,
});

const gapOf = (frame: Frame | undefined, side: 'top' | 'left' | 'bottom' | 'right'): number => {
  const border = frame?.borders[side];
  return border === undefined ? 0 : border.gapPt + border.eighths / 8;
};

/** Ground and lines around the words: the gap between them lies outside of the indents. */
function drawFrame(canvas: PdfCanvas, frame: Frame, indent: number, top: number, height: number, edges: Edges): void {
  const [left, right] = [gapOf(frame, 'left'), gapOf(frame, 'right')];
  const x = canvas.left + indent - left;
  const indentRight = indent === 0 ? 0 : 7;
  const width = canvas.width - indent - indentRight + left + right;
  if (frame.fill !== undefined) canvas.rectangle(x, top, width, height, frame.fill);
  const { borders } = frame;
  const line = (border: typeof borders.top, at: readonly [number, number, number, number]): void => {
    if (border !== undefined) canvas.rectangle(...at, border.color);
  };
  const thick = (side: keyof typeof borders): number => (borders[side]?.eighths ?? 0) / 8;
  line(borders.left, [x, top, thick('left'), height]);
  line(borders.right, [x + width - thick('right'), top, thick('right'), height]);
  if (edges.isFirst) line(borders.top, [x, top, width, thick('top')]);
  if (edges.isLast) line(borders.bottom, [x, top + height - thick('bottom'), width, thick('bottom')]);
}
