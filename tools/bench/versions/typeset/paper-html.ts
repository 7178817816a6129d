import type { Block } from '../sources/block.ts';
import { furnitureCss } from './furniture.ts';
import type { Layout } from './layout.ts';
import { printText } from './print-text.ts';

const widthsMm = { A4: 210, A5: 148, letter: 215.9, legal: 215.9 } as const;

const titleCss = {
  bold: 'font-weight: bold',
  capitals: 'text-transform: uppercase',
  'small capitals': 'font-variant: small-caps',
  underlined: 'text-decoration: underline',
} as const;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A whole paper as a page of its own; the same bytes for the same words and layout. */
export function paperHtml(blocks: readonly Block[], layout: Layout): string {
  const body = blocks.map((block) => paragraph(block, layout)).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Agreement</title><style>${css(layout)}</style><body><main>\n${body}\n</main></body></html>`;
}

function paragraph({ marker, text, heading }: Block, layout: Layout): string {
  const words = escape(printText(text, layout));
  const level = heading ? 'h' : marker.startsWith('(') ? 'i' : 't';
  const mark = marker === '' ? '' : marked(escape(marker), words === '', layout);
  return `<p class="${level}">${mark}${words}</p>`;
}

function marked(marker: string, isAlone: boolean, { marks }: Layout): string {
  if (isAlone) return marker;
  if (marks === 'hanging') return `<span class="m">${marker}</span> `;
  return `${marker}${{ plain: ' ', wide: '\u2003 ', 'no-break': '\u00a0' }[marks]}`;
}

/** The main text is as wide on the screen as on paper, so that lines break where they will be printed. */
function css(layout: Layout): string {
  const { font, sizePt, leading, paper, marginMm, columns, justify, hyphen, ligatures, titles } = layout;
  const width = widthsMm[paper] - 2 * marginMm;
  return [
    `@page { size: ${paper}; margin: ${marginMm}mm; } ${furnitureCss(layout)}`,
    `body { margin: 0 } main { width: ${width}mm; font: ${sizePt}pt/${leading} "${font}";`,
    `columns: ${columns}; column-gap: 8mm; text-align: ${justify ? 'justify' : 'left'}; hyphens: manual;`,
    `hyphenate-character: "${hyphen === 'soft' || hyphen === 'none' ? '-' : hyphen}";`,
    `font-variant-ligatures: ${ligatures === 'font' ? 'common-ligatures' : 'none'} }`,
    `p { margin: 0 0 .6em; overflow-wrap: anywhere } .i { margin-left: 1.6em }`,
    `.h { ${titleCss[titles]}; text-align: ${columns === 1 ? 'center' : 'left'} }`,
    `.m { display: inline-block; min-width: 3em; text-align: left }`,
  ].join(' ');
}
