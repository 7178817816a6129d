import PDFDocument from 'pdfkit';
import type { GlyphShape } from '../glyphs/load-glyph-shapes.ts';
import type { PageGeometry } from '../report-context.ts';
import { bodyHeight } from './page-flow.ts';
import { colors } from '../blocks/looks.ts';
import type { Look } from './atoms.ts';
import { drawGlyph } from './draw-glyph.ts';
import { Ink } from './ink.ts';
import { boldName, type FontShelf } from './font-shelf.ts';
import type { PlacedSegment, TextLine } from './text-lines.ts';
import type { Letters } from './words.ts';

export interface CanvasOptions {
  readonly page: PageGeometry;
  readonly shelf: FontShelf;
  readonly glyphs: ReadonlyMap<string, readonly GlyphShape[]>;
  /** Pictures (PNG) by their names. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly title: string;
  readonly subject: string;
  readonly keywords: string;
  readonly language: string;
  readonly createdAt: Date;
}

/** Draws over a page that was left; only letters of the main font and lines. */
export type PageOverlay = (draw: () => void) => void;

/** A segment with the left edge of its line and the foot of its letters. */
export interface WrittenSegment {
  readonly segment: PlacedSegment;
  readonly x: number;
  readonly y: number;
}

const overlayName = 'Overlay';
const pointsPerTwip = 1 / 20;

/** A PDF document to draw on, with the fonts and pictures of a report. */
export class PdfCanvas implements Letters {
  readonly doc: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  /** Of a page, between margin and foot. */
  readonly height: number;
  readonly #ink: Ink;
  readonly #shelf: FontShelf;
  #hasPage = false;
  readonly #options: CanvasOptions;

  constructor(options: CanvasOptions) {
    const { page, shelf, title, subject, keywords, language, createdAt } = options;
    this.#options = options;
    this.left = page.marginTwips * pointsPerTwip;
    this.width = page.textTwips * pointsPerTwip;
    this.height = bodyHeight(page);
    this.#shelf = shelf;
    this.doc = new PDFDocument({
      size: [page.widthTwips * pointsPerTwip, page.heightTwips * pointsPerTwip],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: {
        Title: title,
        Subject: subject,
        Keywords: keywords,
        Author: 'Discrepancy Checker',
        Creator: 'Discrepancy Checker',
        CreationDate: createdAt,
      },
    });
    this.#ink = new Ink(this.doc);
    for (const [name, bytes] of shelf.fonts()) this.doc.registerFont(name, bytes);
  }

  fontOf(letter: number): string | undefined {
    return this.#shelf.nameOf(letter);
  }

  widthOf(text: string, font: string, look: Look): number {
    return this.#ink.widthOf(text, look.bold ? boldName(font) : font) * look.sizePt;
  }

  advanceOf(code: number, font: string, look: Look): number {
    return this.#ink.advanceOf(code, look.bold ? boldName(font) : font) * look.sizePt;
  }

  /** What is drawn says nothing to a screen reader. */
  decorated(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.#ink.flush();
    this.doc.endMarkedContent();
  }

  rectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.#ink.rectangle(x, y, width, height, color);
  }

  /** Grounds, lines, boxes to tick and glyphs: all of a line that is no text. */
  decorateLine({ segments, rules, height, baseline }: TextLine, x: number, y: number): void {
    for (const segment of segments) this.#decorate(segment, x + segment.x, y, { height, baseline });
    for (const { from, to } of rules) this.#ink.line(x + from, x + to, y + baseline + 1, colors.outline, 0.6);
  }

  /**
   * A new page with room for what is drawn on it at the end, when more is known; the page itself is written before, so
   * that a long document does not wait in memory.
   */
  addPage(): PageOverlay {
    this.endPage();
    this.doc.addPage();
    const overlay = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, this.doc.page.width, this.doc.page.height],
      Resources: { Font: this.#ink.fontResource(this.#shelf.mainFont) },
    });
    this.doc.page.xobjects[overlayName] = overlay;
    this.#hasPage = true;
    return (draw) => {
      draw();
      overlay.end(this.#ink.take());
    };
  }

  /** Nothing is drawn on the page after it but its overlay. */
  endPage(): void {
    if (this.#hasPage) this.decorated(() => void this.doc.addContent(`/${overlayName} Do`), 'Pagination');
    this.#hasPage = false;
  }

  /** Writes segments of lines in one go. */
  write(segments: Iterable<WrittenSegment>): void {
    this.collect(segments);
    this.#ink.flush();
  }

  /** Writes segments together with what is drawn next. */
  collect(segments: Iterable<WrittenSegment>): void {
    for (const { segment, x, y } of segments) {
      const { content, look, font } = segment;
      if (typeof content !== 'string' || content.trim() === '') continue;
      this.#ink.text(content, x + segment.x, y, look.bold ? boldName(font) : font, look);
    }
  }

  outline(x: number, y: number, width: number, height: number, color: string): void {
    this.#ink.outline(x, y, width, height, color, 0.75);
  }

  /** Draws a picture where there are bytes of it. */
  drawPicture(name: string, x: number, y: number, size: { readonly width: number; readonly height: number }): void {
    this.#ink.flush();
    const picture = this.#options.pictures.get(name);
    if (picture !== undefined) this.doc.image(picture, x, y, size);
  }

  #decorate(
    { content, look, width }: PlacedSegment,
    x: number,
    y: number,
    line: Pick<TextLine, 'height' | 'baseline'>,
  ): void {
    const foot = y + line.baseline;
    if (typeof content === 'string') return this.#decorateText(look, x, width, foot);
    if (content.kind === 'checkbox') {
      const side = look.sizePt * 0.85;
      return this.#ink.outline(x, foot - side + 1, side, side, colors.outline, 0.8);
    }
    const { name, widthPt, heightPt, lowerPt } = content;
    const shapes = this.#options.glyphs.get(name);
    if (shapes === undefined || lowerPt === undefined) return;
    this.#ink.flush();
    drawGlyph(this.doc, shapes, { x, y: foot + lowerPt - heightPt, size: widthPt });
  }

  #decorateText({ tint, isStruck, underline, color, sizePt }: Look, x: number, width: number, foot: number): void {
    if (tint !== undefined) this.rectangle(x, foot - sizePt * 0.9, width, sizePt * 1.18, tint);
    if (isStruck) this.#ink.line(x, x + width, foot - sizePt * 0.27, color, 0.7);
    if (underline === undefined) return;
    const at = foot + sizePt * 0.15;
    const { kind, color: lineColor } = underline;
    this.#ink.line(x, x + width, at, lineColor, kind === 'thick' ? 1.3 : 0.7, dashes[kind]);
    if (kind === 'double') this.#ink.line(x, x + width, at + 1.4, lineColor, 0.7);
  }
}

const dashes = { single: '', double: '', thick: '', dotted: '1.2 1.4', dash: '3 1.4' } as const;
