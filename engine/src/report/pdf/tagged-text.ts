import type { Picture } from '../blocks/inline.ts';
import type { Target } from './atoms.ts';
import type { ElementOptions, LinkOptions } from './pdfkit-options.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import type { PlacedSegment, TextLine } from './text-lines.ts';

/** A line where it stands. */
export interface PlacedLine {
  readonly line: TextLine;
  readonly x: number;
  readonly y: number;
}

/** Draws what is no text of lines, and what `ground` draws below them: it says nothing to a screen reader. */
export function drawDecoration(canvas: PdfCanvas, lines: readonly PlacedLine[], ground?: () => void): void {
  const decorated = lines.filter(({ line }) => line.rules.length > 0 || line.segments.some(isDecorated));
  if (decorated.length === 0 && ground === undefined) return;
  canvas.decorated(() => {
    ground?.();
    for (const { line, x, y } of decorated) canvas.decorateLine(line, x, y);
  });
}

/** Draws lines so that a screen reader hears their words as one element, links as links and pictures by what they show. */
export function drawTagged(canvas: PdfCanvas, lines: readonly PlacedLine[], element: PDFKit.PDFStructureElement): void {
  for (const group of groupsOf(lines)) drawGroup(canvas, group, element);
}

function isDecorated({ content, look }: PlacedSegment): boolean {
  return (
    typeof content !== 'string' || look.tint !== undefined || look.isStruck === true || look.underline !== undefined
  );
}

/** Segments that are one to a screen reader. */
interface Group {
  readonly target: Target | undefined;
  readonly picture: Picture | undefined;
  readonly placed: {
    readonly segment: PlacedSegment;
    readonly line: PlacedLine;
    readonly x: number;
    readonly y: number;
  }[];
}

function groupsOf(lines: readonly PlacedLine[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const { x } = line;
    const y = line.y + line.line.baseline;
    for (const segment of line.line.segments) {
      const { content, look } = segment;
      const picture = typeof content === 'string' || content.kind === 'checkbox' ? undefined : content;
      // A glyph stands beside its word.
      if (picture?.lowerPt !== undefined) continue;
      const last = groups.at(-1);
      if (last !== undefined && picture === undefined && last.picture === undefined && last.target === look.target)
        last.placed.push({ segment, line, x, y });
      else groups.push({ target: look.target, picture, placed: [{ segment, line, x, y }] });
    }
  }
  return groups;
}

function drawGroup(canvas: PdfCanvas, group: Group, element: PDFKit.PDFStructureElement): void {
  const { target, picture, placed } = group;
  const write = (): void => canvas.write(placed);
  if (picture !== undefined) drawFigure(canvas, picture, group, element);
  else if (target === undefined) element.add(write);
  else {
    const link = canvas.doc.struct('Link');
    element.add(link);
    link.add(write);
    for (const { segment, line } of placed) addLink(canvas, target, segment, line, link);
    link.end();
  }
}

function drawFigure(
  canvas: PdfCanvas,
  { name, widthPt, heightPt, description, outline }: Picture,
  { placed: [first] }: Group,
  element: PDFKit.PDFStructureElement,
): void {
  if (first === undefined) return;
  const { segment, line } = first;
  const [x, y] = [line.x + segment.x, line.y + line.line.baseline - heightPt];
  const size = { width: widthPt, height: heightPt };
  const options: ElementOptions = { alt: description, bbox: [x, y, x + widthPt, y + heightPt] };
  const figure = canvas.doc.struct('Figure', options);
  element.add(figure);
  figure.add(() => canvas.drawPicture(name, x, y, size));
  figure.end();
  if (outline !== undefined) canvas.decorated(() => canvas.outline(x, y, widthPt, heightPt, outline));
}

function addLink(
  { doc }: PdfCanvas,
  { anchor, url }: Target,
  { x, width }: PlacedSegment,
  { line, x: left, y }: PlacedLine,
  structParent: PDFKit.PDFStructureElement,
): void {
  const options: LinkOptions = { structParent };
  const area = [left + x, y, width, line.height] as const;
  if (url !== undefined) doc.link(...area, url, options);
  else if (anchor !== undefined) doc.goTo(...area, anchor, options);
}
