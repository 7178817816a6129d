import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';

/** Words a page is made of; numbers are mixed in, because they are what the engine looks at most. */
const words =
  'the supplier shall deliver goods within period stated order each party keeps records of payment notice term clause schedule service fee'.split(
    ' ',
  );
const linesPerPage = 44;
const wordsPerLine = 11;
/** One line in this many differs between two versions. */
const changeEvery = 400;

/** Numbers that look random and are the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function aLine(random: () => number, isChanged: boolean): string {
  const line = Array.from({ length: wordsPerLine }, () => words[Math.floor(random() * words.length)] ?? '');
  const amount = 1000 + Math.floor(random() * 9000);
  line[4] = `${isChanged ? amount + 7 : amount} EUR`;
  return line.join(' ');
}

function drawPage(document: PDFDocument, font: PDFFont, lines: readonly string[]): void {
  const page = document.addPage([595, 842]);
  page.drawText(lines.join('\n'), { x: 50, y: 780, size: 9.5, lineHeight: 15, font });
}

export interface VersionsOptions {
  readonly folder: string;
  readonly documents: number;
  readonly pagesEach: number;
}

/** Writes versions of one made-up contract; all but the first differ from it in one line of several hundred. */
export async function makeVersions({ folder, documents, pagesEach }: VersionsOptions): Promise<string[]> {
  const paths: string[] = [];
  for (let version = 0; version < documents; version += 1) {
    const random = seededRandom(7);
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    let line = version;
    for (let page = 0; page < pagesEach; page += 1) {
      const lines = Array.from({ length: linesPerPage }, () => {
        line += 1;
        return aLine(random, version > 0 && line % changeEvery === 0);
      });
      drawPage(document, font, lines);
    }
    const path = join(folder, `version-${version + 1}-of-${documents}-${pagesEach}p.pdf`);
    await writeFile(path, await document.save());
    paths.push(path);
  }
  return paths;
}
