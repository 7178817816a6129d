import PDFDocument from 'pdfkit';
import { colors } from '../ooxml/styles.ts';
import type { PageGeometry } from '../ooxml/package-parts.ts';
import type { Fonts } from './fonts.ts';
import { textLines, type TextLine, type TextLook, type TextPiece } from './text-lines.ts';

export interface SheetOptions {
  readonly page: PageGeometry;
  readonly fonts: Fonts;
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  readonly createdAt: Date;
}

export interface ParagraphOptions {
  readonly size?: number;
  /** Points from the left margin. */
  readonly indent?: number;
  readonly width?: number;
  readonly before?: number;
  readonly after?: number;
  /** Points that must stand on the same page below it. */
  readonly keepWith?: number;
  /** What it is to a screen reader. */
  readonly tag?: 'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'Caption' | 'BlockQuote';
  /** Name that links lead to. */
  readonly anchor?: string;
}

const lineHeight = 1.34;
const pointsPerTwip = 1 / 20;
const footerRoom = 34;

/** Pages that fill from top to bottom, and a document that tells screen readers what is what. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  /** A tagged document has one root. */
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bottom: number;
  readonly #top: number;
  y: number;

  constructor({ page, fonts, title, subject, language, createdAt }: SheetOptions) {
    const [pageWidth, pageHeight] = [page.widthTwips * pointsPerTwip, page.heightTwips * pointsPerTwip];
    const margin = page.marginTwips * pointsPerTwip;
    this.doc = new PDFDocument({
      size: [pageWidth, pageHeight],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Discrepancy Checker',
        Creator: 'Discrepancy Checker',
        CreationDate: createdAt,
      },
    });
    this.doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    [this.left, this.#top, this.y] = [margin, margin, margin];
    this.width = pageWidth - 2 * margin;
    this.#bottom = pageHeight - margin - footerRoom;
    this.doc.addPage();
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  /** Starts a new page where this much does not fit below; what is higher than a page starts where it is. */
  room(height: number): void {
    const fits = this.y + height <= this.#bottom || height > this.#bottom - this.#top;
    if (!fits) this.#newPage();
  }

  heightOf(pieces: readonly TextPiece[], options: ParagraphOptions = {}): number {
    const { size = 9.5, before = 0, after = 4 } = options;
    return before + this.#lines(pieces, options).length * size * lineHeight + after;
  }

  /** Text in lines, over the end of a page where it must. */
  paragraph(pieces: readonly TextPiece[], options: ParagraphOptions = {}): void {
    const { size = 9.5, indent = 0, before = 0, after = 4, keepWith = 0, tag = 'P', anchor } = options;
    const lines = this.#lines(pieces, options);
    const height = lines.length * size * lineHeight;
    // A short one is not torn; nor is the first line of a long one left alone.
    this.room(before + Math.min(height, 4 * size * lineHeight) + keepWith);
    this.y += before;
    if (anchor !== undefined) this.doc.addNamedDestination(anchor, 'XYZ', this.left, this.y - 4, null);
    this.tagged(tag, () => {
      for (const line of lines) {
        this.room(size * lineHeight);
        this.#drawLine(line, this.left + indent, size);
        this.y += size * lineHeight;
      }
    });
    this.y += after;
  }

  heading(text: string, options: ParagraphOptions & { readonly anchor: string }): void {
    this.paragraph([{ text, bold: true, color: colors.navy }], {
      size: 14,
      before: 14,
      after: 6,
      keepWith: 70,
      tag: 'H2',
      ...options,
    });
    this.doc.outline.addItem(text);
  }

  /** What is drawn is one thing to a screen reader. */
  tagged(tag: string, draw: () => void, alt?: string): void {
    const options = alt === undefined ? {} : { alt };
    this.#root.add(this.doc.struct(tag, options, draw));
  }

  /** What is drawn says nothing. */
  decorated(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** The same at the foot of each page; the two numbers are those of the page and of the last. */
  footers(textOf: (page: number, pages: number) => string): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.doc.switchToPage(index);
      this.decorated(() => {
        const y = this.#bottom + 14;
        this.doc.moveTo(this.left, y - 6).lineTo(this.left + this.width, y - 6);
        this.doc.lineWidth(0.5).stroke(`#${colors.line}`);
        this.doc.font('regular').fontSize(7.5).fillColor(`#${colors.secondText}`);
        this.doc.text(textOf(index - start + 1, count), this.left, y, { lineBreak: false });
      });
    }
  }

  /** Nothing can be drawn after it. */
  end(): void {
    this.#root.end();
    this.doc.end();
  }

  #newPage(): void {
    this.doc.addPage();
    this.y = this.#top;
  }

  #lines(pieces: readonly TextPiece[], { size = 9.5, indent = 0, width }: ParagraphOptions): TextLine[] {
    const wide = width ?? this.width - indent;
    return textLines(pieces, wide, (text, look) => this.#font(look, size).widthOfString(text));
  }

  #font(look: TextLook, size: number): PDFKit.PDFDocument {
    return this.doc.font(look.bold === true ? 'bold' : 'regular').fontSize(size);
  }

  #drawLine(line: TextLine, left: number, size: number): void {
    for (const { text, look, x, width } of line) {
      const wide = this.#font(look, size).widthOfString(text.trimEnd());
      const [from, height] = [left + x, size * lineHeight];
      if (look.tint !== undefined) this.doc.rect(from, this.y - 0.5, width, height - 1).fill(`#${look.tint}`);
      this.#underline(look, from, wide, this.y + size * 1.17);
      this.doc.fillColor(`#${look.color ?? colors.text}`);
      this.doc.text(text, from, this.y, { lineBreak: false });
      if (look.link !== undefined) this.doc.link(from, this.y, wide, height, look.link);
      if (look.goTo !== undefined) this.doc.goTo(from, this.y, wide, height, look.goTo);
    }
  }

  #underline({ underline }: TextLook, x: number, width: number, y: number): void {
    if (underline === undefined) return;
    const stroke = (at: number): void => {
      this.doc
        .moveTo(x, at)
        .lineTo(x + width, at)
        .lineWidth(0.8);
      if (underline.kind === 'dotted') this.doc.dash(1.2, { space: 1.2 });
      this.doc.stroke(`#${underline.color}`).undash();
    };
    stroke(y);
    if (underline.kind === 'double') stroke(y + 1.6);
  }
}
