import { printed } from '../edits/draft.ts';
import { runProgram } from '../run-program.ts';
import type { PaperBlock } from '../sources/draw-paper.ts';
import { furnitureLines } from '../typeset/furniture.ts';
import type { Layout } from '../typeset/layout.ts';

/** Where each paragraph of a paper was printed. */
export interface PrintedPaper {
  readonly pages: readonly string[];
  /** The page, from 1, of a character of a paragraph. */
  pageOf(block: string, at: number): number;
}

const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Reads a printed paper back.
 *
 * @throws Error when its letters and digits are not those of the paragraphs, one by one
 */
export async function printedPages(pdf: string, blocks: readonly PaperBlock[], layout: Layout): Promise<PrintedPaper> {
  const text = await runProgram('pdftotext', ['-raw', pdf, '-']);
  const shown = text.replace(/\f$/u, '').split('\f');
  const pages = shown.map((page, at) => withoutFurniture(page, furnitureLines(layout, at + 1, shown.length)));
  const starts = new Map<string, { start: number; text: string }>();
  let wanted = '';
  for (const block of blocks) {
    starts.set(block.id, { start: wanted.length, text: printed(block) });
    wanted += squeeze(printed(block));
  }
  const ends = endsOf(pages.map(squeeze));
  assertSame(pages.map(squeeze).join(''), wanted, pdf);
  return {
    pages,
    pageOf: (id, at) => {
      const block = starts.get(id);
      if (block === undefined) throw new Error(`${id} is not printed in ${pdf}`);
      const place = block.start + squeeze(block.text.slice(0, at)).length;
      return (
        1 +
        Math.max(
          0,
          ends.findIndex((end) => place < end),
        )
      );
    },
  };
}

function endsOf(texts: readonly string[]): number[] {
  let sum = 0;
  return texts.map(({ length }) => (sum += length));
}

/** Head and foot come first or last, whatever their place on the page. */
function withoutFurniture(page: string, furniture: readonly string[]): string {
  const lines = page.split('\n');
  for (const text of furniture.filter((line) => line !== '')) {
    const last = lines.length - 3;
    const at = lines.findIndex((line, place) => (place < 2 || place >= last) && line.trim() === text);
    if (at !== -1) lines.splice(at, 1);
  }
  return lines.join('\n');
}

function assertSame(read: string, wanted: string, pdf: string): void {
  if (read === wanted) return;
  const at = Array.from(wanted).findIndex((letter, place) => letter !== read[place]);
  const near = (text: string): string => text.slice(Math.max(0, at - 30), at + 40);
  throw new Error(`${pdf} does not print what it should at ${at}: "${near(read)}" for "${near(wanted)}"`);
}
