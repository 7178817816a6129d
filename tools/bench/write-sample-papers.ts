import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { samplePapers, type Paper, type Passage } from './sample-papers.ts';

/** Writes the papers of the sample that the product ships: `write-sample-papers.ts [folder]`. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../../server/assets/sample');

/** US Letter in points. */
const [width, height] = [612, 792];
const margin = { side: 72, top: 72, foot: 64 };
const made = new Date('2026-01-05T09:00:00Z');

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** Sets a paper line by line, a new page when one is full. */
class Setting {
  readonly #document: PDFDocument;
  readonly #fonts: Fonts;
  #page: PDFPage;
  #top = margin.top;

  constructor(document: PDFDocument, fonts: Fonts) {
    this.#document = document;
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
      this.#make(15);
      this.#page.drawText(line, { x: margin.side, y: height - this.#top, size, font });
      this.#top += 15;
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
    this.#page.drawText(party, { x: margin.side, y, size: 10, font: this.#fonts.plain });
    this.#top += 16;
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

async function writePaper({ title, passages }: Paper): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setCreationDate(made);
  document.setModificationDate(made);
  const fonts = {
    plain: await document.embedFont(StandardFonts.TimesRoman),
    bold: await document.embedFont(StandardFonts.TimesRomanBold),
  };
  const setting = new Setting(document, fonts);
  for (const passage of passages) setting.add(passage);
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const foot = `${title}, page ${index + 1} of ${pages.length}`;
    page.drawText(foot, { x: margin.side, y: 40, size: 9, font: fonts.plain });
  }
  return document.save();
}

await mkdir(folder, { recursive: true });
for (const paper of samplePapers) await writeFile(join(folder, paper.fileName), await writePaper(paper));
