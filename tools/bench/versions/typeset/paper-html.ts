import type { Block } from '../sources/block.ts';
import { shownBlocks } from './shown-blocks.ts';
import { furnitureCss } from './furniture.ts';
import type { Layout } from './layout.ts';
import { escape } from './escape.ts';
import { formHtml } from './form-html.ts';
import { printText } from './print-text.ts';

const widthsMm = { A4: 210, A5: 148, letter: 215.9, legal: 215.9 } as const;

const titleCss = {
  bold: 'font-weight: bold',
  capitals: 'text-transform: uppercase',
  'small capitals': 'font-variant: small-caps',
  underlined: 'text-decoration: underline',
  spaced: 'letter-spacing: .3em',
  'run in': 'clear: both; font-style: italic',
} as const;

/** Paragraphs in a row, and each form as a whole. */
function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last !== undefined && last[0]?.form?.kind === block.form?.kind) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** A whole paper as a page of its own; the same bytes for the same words and layout. */
export function paperHtml(blocks: readonly Block[], layout: Layout): string {
  const body = runsOf(shownBlocks(blocks, layout))
    .map((run) =>
      run[0]?.form === undefined
        ? run.map((block, at) => paragraph(block, layout, run[at - 1])).join('\n')
        : formHtml(run, layout),
    )
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Agreement</title><style>${css(layout)}</style><body><main>\n${body}\n</main></body></html>`;
}

function paragraph({ marker, text, heading }: Block, layout: Layout, before: Block | undefined): string {
  const words = escape(printText(text, layout));
  const level = heading ? 'h' : marker.startsWith('(') ? 'i' : 't';
  const mark = marker === '' ? '' : marked(escape(marker), words === '', layout);
  const rule =
    heading && before?.heading === false && layout.rule !== '' ? `<p>${layout.rule.repeat(ruleLength)}</p>` : '';
  return `${rule}<p class="${level}">${mark}${words}</p>`;
}

/** Characters of a printed rule: the narrowest column has room for them. */
const ruleLength = 24;

/** The column of numbers has room for so many characters; `ARTICLE IV` is printed before its title. */
const longestInColumn = 5;

function marked(marker: string, isAlone: boolean, { marks }: Layout): string {
  if (isAlone) return marker;
  if (marks === 'column' && marker.length > longestInColumn) return `${marker} `;
  if (marks === 'column') return `<span class="n">${marker}</span>`;
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
    // A title stands in the first line of its paragraph, and never beside another title.
    ...(titles === 'run in' ? ['.h:has(+ p:not(.h)) { float: left; margin-right: .6em }'] : []),
    `.n { float: left; margin-left: -3.2em; width: 3em; overflow-wrap: normal } main { padding-left: ${layout.marks === 'column' ? '3.2em' : '0'}; box-sizing: border-box }`,
    `.side { display: flex; gap: 2em } .side > div { flex: 1 } .form { break-inside: avoid; margin: 1em 0 } td { padding: 0 .6em .3em 0; vertical-align: top }`,
    `.over { display: inline-block; vertical-align: middle; text-align: center } .over span { display: block } .over span + span { border-top: 1px solid }`,
    `.m { display: inline-block; min-width: 3em; text-align: left }`,
  ].join(' ');
}
