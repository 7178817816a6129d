import { printed } from '../edits/draft.ts';
import type { PaperBlock } from '../sources/draw-paper.ts';
import type { PrintedPaper } from '../truth/printed-pages.ts';

/** A paper as if printed with so many paragraphs on a page. */
export function printedAsText(blocks: readonly PaperBlock[], blocksPerPage = 5): PrintedPaper {
  const pageOf = (id: string): number => 1 + Math.floor(blocks.findIndex((block) => block.id === id) / blocksPerPage);
  const pages: string[] = [];
  for (const block of blocks) {
    const page = pageOf(block.id) - 1;
    pages[page] = `${pages[page] ?? ''}${printed(block)}\n`;
  }
  return { pages, pageOf };
}
