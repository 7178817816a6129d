import type { Block } from '../sources/block.ts';
import type { Layout } from './layout.ts';
import { escape } from './escape.ts';
import { printText } from './print-text.ts';

/** A table, a formula or a signature block in one of its shapes. */
export function formHtml(blocks: readonly Block[], layout: Layout): string {
  const words = ({ text }: Block): string => escape(printText(text, layout));
  const kind = blocks[0]?.form?.kind;
  if (kind === 'table') return layout.tables === 'by column' ? columnsOf(blocks, words) : rowsOf(blocks, words);
  if (kind === 'signature')
    return layout.signatures === 'side by side' ? columnsOf(blocks, words) : linesOf(blocks, words);
  return blocks.map((block) => formulaOf(words(block), layout)).join('\n');
}

type Words = (block: Block) => string;

const linesOf = (blocks: readonly Block[], words: Words): string =>
  `<div class="form">${blocks.map((block) => `<p>${words(block)}</p>`).join('')}</div>`;

/** The columns next to each other, each printed as a whole before the next one. */
function columnsOf(blocks: readonly Block[], words: Words): string {
  const columns = [...Map.groupBy(blocks, ({ form }) => form?.column).values()];
  const inner = columns.map((column) => `<div>${column.map((block) => `<p>${words(block)}</p>`).join('')}</div>`);
  return `<div class="form side">${inner.join('')}</div>`;
}

function rowsOf(blocks: readonly Block[], words: Words): string {
  const rows = [...Map.groupBy(blocks, ({ form }) => form?.row).values()];
  const inner = rows.map((row) => `<tr>${row.map((block) => `<td>${words(block)}</td>`).join('')}</tr>`);
  return `<table class="form">${inner.join('')}</table>`;
}

function formulaOf(text: string, { formulas }: Layout): string {
  const [head = '', below] = text.split(' / ');
  const [left, above] = head.split(' = ');
  if (formulas === 'in line' || below === undefined || above === undefined) return `<p class="form">${text}</p>`;
  return `<p class="form">${left ?? ''} = <span class="over"><span>${above}</span><span>${below}</span></span></p>`;
}
