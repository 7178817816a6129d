import type { GlyphShape } from '../glyphs/load-glyph-shapes.ts';

const ground = 16;

/** Draws the shapes of a glyph into a square. */
export function drawGlyph(
  doc: PDFKit.PDFDocument,
  shapes: readonly GlyphShape[],
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / ground);
  for (const { element, attributes } of shapes) {
    const number = (name: string): number => Number(attributes.get(name) ?? 0);
    if (element === 'rect') doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    else if (element === 'circle') doc.circle(number('cx'), number('cy'), number('r'));
    else doc.path(attributes.get('d') ?? '');
    const [fill, stroke] = [attributes.get('fill'), attributes.get('stroke')];
    if (stroke !== undefined) doc.lineWidth(number('stroke-width')).stroke(stroke);
    else if (fill !== undefined) doc.fill(onWhite(fill, Number(attributes.get('fill-opacity') ?? 1)), 'even-odd');
  }
  doc.restore();
}

/** The colour that a ground of white gives a colour of this opacity. */
function onWhite(color: string, opacity: number): string {
  const shares = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = shares.map((share) => Math.round(share * opacity + 255 * (1 - opacity)));
  return `#${mixed.map((share) => share.toString(16).padStart(2, '0')).join('')}`;
}
