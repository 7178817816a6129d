import { wordsOf, type Block } from '../sources/block.ts';
import type { Layout } from './layout.ts';

/** Words of a page of the older print whose numbers are left within the text. */
const oldPageWords = 420;

/** The paragraphs as a layout prints them, in its order. */
export function shownBlocks<T extends Block>(blocks: readonly T[], layout: Layout): T[] {
  const marked = layout.lists === 'lost' ? blocks.map(withoutItemMarker) : [...blocks];
  const ordered = layout.tables === 'by column' ? byColumn(marked) : marked;
  return layout.oldPages ? withOldPages(ordered) : ordered;
}

const withoutItemMarker = <T extends Block>(block: T): T =>
  /^\([a-z]\)$/u.test(block.marker) ? Object.assign({}, block, { marker: '' }) : block;

/** The cells of a table column after column. */
function byColumn<T extends Block>(blocks: readonly T[]): T[] {
  const first = blocks.findIndex(({ form }) => form?.kind === 'table');
  const cells = blocks.filter(({ form }) => form?.kind === 'table');
  const sorted = cells.toSorted((x, y) => (x.form?.column ?? 0) - (y.form?.column ?? 0));
  return first < 0 ? [...blocks] : blocks.toSpliced(first, cells.length, ...sorted);
}

function withOldPages<T extends Block>(blocks: readonly T[]): T[] {
  let [words, page] = [0, 1];
  return blocks.map((block) => {
    const own = wordsOf(block.text);
    const at = oldPageWords * page - words;
    words += own.length;
    if (block.form !== undefined || block.heading || at < 2 || at > own.length - 2) return block;
    const text = [...own.slice(0, at), `-${(page += 1)}-`, ...own.slice(at)].join(' ');
    return Object.assign({}, block, { text });
  });
}
