import { printed } from '../edits/draft.ts';
import { runProgram } from '../run-program.ts';
import type { PaperBlock } from '../sources/draw-paper.ts';
import { furnitureLines } from '../typeset/furniture.ts';
import { shownBlocks } from '../typeset/shown-blocks.ts';
import { locateBlocks, placeOf } from './locate-blocks.ts';
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
 * @throws Error when it does not print its paragraphs
 */
export async function printedPages(pdf: string, blocks: readonly PaperBlock[], layout: Layout): Promise<PrintedPaper> {
  const text = await runProgram('pdftotext', ['-raw', pdf, '-']);
  const shown = text.replace(/\f$/u, '').split('\f');
  const pages = shown.map((page, at) => withoutFurniture(page, furnitureLines(layout, at + 1, shown.length)));
  const squeezed = pages.map(squeeze);
  const ends = endsOf(squeezed);
  // Numbers in a column of their own are read apart from their paragraphs.
  const texts = new Map(shownBlocks(blocks, layout).map((block) => [block.id, squeeze(block.text || block.marker)]));
  const located = locateBlocks(squeezed.join(''), texts);
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return {
    pages,
    pageOf: (id, at) => {
      const block = byId.get(id);
      const found = located.get(id);
      if (block === undefined || found === undefined) throw new Error(`${id} is not printed in ${pdf}`);
      const marker = block.text === '' ? 0 : printed(block).length - block.text.length;
      const place = placeOf(found, squeeze(printed(block).slice(Math.min(marker, at), at)).length);
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

/** Lines that are all head, foot or stamp. */
const withoutFurniture = (page: string, furniture: readonly string[]): string =>
  page
    .split('\n')
    .filter((line) => line.trim() === '' || !furniture.includes(line.trim()))
    .join('\n');
