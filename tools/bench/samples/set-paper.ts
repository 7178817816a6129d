import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

/** A part of a paper, as it is set. */
export type Passage =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'row'; readonly label: string; readonly value: string }
  | { readonly kind: 'signature'; readonly party: string };

export interface Paper {
  readonly fileName: string;
  readonly title: string;
  readonly passages: readonly Passage[];
  /** Points from line to line. */
  readonly leading?: number;
}

/** A line of text, or the name below a signature, where it was drawn. */
export interface SetLine {
  readonly text: string;
  readonly page: PDFPage;
  /** Points from the bottom left of the page. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: PDFFont;
}

export interface SetPaper {
  readonly document: PDFDocument;
  readonly lines: readonly SetLine[];
}

/** US Letter in points. */
const [width, height] = [612, 792];
const margin = { side: 72, top: 72, foot: 64 };
/** All papers were made at one time, so that they are made again the same. */
export const madeAt = new Date('2026-01-05T09:00:00Z');

export const title = (text: string): Passage => ({ kind: 'title', text });
export const heading = (text: string): Passage => ({ kind: 'heading', text });
export const text = (words: string): Passage => ({ kind: 'text', text: words });
export const row = (label: string, value: string): Passage => ({ kind: 'row', label, value });

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** Sets a paper line by line, a new page when one is full. */
class Setting {
  readonly #document: PDFDocument;
  readonly #fonts: Fonts;
  readonly #leading: number;
  readonly lines: SetLine[] = [];
  #page: PDFPage;
  #top = margin.top;

  constructor(document: PDFDocument, fonts: Fonts, leading: number) {
    this.#document = document;
    this.#leading = leading;
    this.#fonts = fonts;
    this.#page = document.addPage([width, height]);
  }

  add(passage: Passage): void {
    if (passage.kind === 'title') this.#centred(passage.text);
    if (passage.kind === 'heading') this.#lines(passage.text, this.#fonts.bold, { before: 12 });
    if (passage.kind === 'text') this.#lines(passage.text, this.#fonts.plain, { before: 4 });
    if (passage.kind === 'row') this.#row(passage.label, passage.value);
    if (passage.kind === 'signature') this.#signature(passage.party);
  }

  #centred(text: string): void {
    const size = 15;
    this.#make(30);
    const x = (width - this.#fonts.bold.widthOfTextAtSize(text, size)) / 2;
    this.#page.drawText(text, { x, y: height - this.#top, size, font: this.#fonts.bold });
    this.#top += 26;
  }

  #lines(text: string, font: PDFFont, { before }: { readonly before: number }): void {
    const size = 11;
    this.#top += before;
    for (const line of wrap(text, font, size, width - 2 * margin.side)) {
      this.#make(this.#leading);
      this.#write(line, { x: margin.side, y: height - this.#top, size, font });
      this.#top += this.#leading;
    }
  }

  #row(label: string, value: string): void {
    this.#make(18);
    const y = height - this.#top - 4;
    this.#page.drawText(label, { x: margin.side, y, size: 11, font: this.#fonts.plain });
    this.#page.drawText(value, { x: 300, y, size: 11, font: this.#fonts.plain });
    const [start, end] = [
      { x: margin.side, y: y - 5 },
      { x: width - margin.side, y: y - 5 },
    ];
    this.#page.drawLine({ start, end, thickness: 0.4 });
    this.#top += 18;
  }

  #signature(party: string): void {
    this.#top += 22;
    this.#make(30);
    const y = height - this.#top;
    this.#page.drawLine({ start: { x: margin.side, y: y + 12 }, end: { x: 290, y: y + 12 }, thickness: 0.6 });
    this.#write(party, { x: margin.side, y, size: 10, font: this.#fonts.plain });
    this.#top += 16;
  }

  #write(text: string, place: Omit<SetLine, 'text' | 'page'>): void {
    this.#page.drawText(text, place);
    this.lines.push({ text, page: this.#page, ...place });
  }

  #make(room: number): void {
    if (this.#top + room <= height - margin.foot) return;
    this.#page = this.#document.addPage([width, height]);
    this.#top = margin.top;
  }
}

function wrap(text: string, font: PDFFont, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Sets a paper with its number of pages at the foot of each. */
export async function setPaper({ title, passages, leading = 15 }: Paper): Promise<SetPaper> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  const fonts = {
    plain: await document.embedFont(StandardFonts.TimesRoman),
    bold: await document.embedFont(StandardFonts.TimesRomanBold),
  };
  const setting = new Setting(document, fonts, leading);
  for (const passage of passages) setting.add(passage);
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const foot = `${title}, page ${index + 1} of ${pages.length}`;
    page.drawText(foot, { x: margin.side, y: 40, size: 9, font: fonts.plain });
  }
  return { document, lines: setting.lines };
}
