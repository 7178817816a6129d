import type { Layout } from './layout.ts';

/** Content of the margin boxes of CSS, and the lines they come to on a page. */
export function furnitureCss({ head, headText, foot, stamp }: Layout): string {
  const page = 'counter(page)';
  const feet = {
    none: 'none',
    number: page,
    dashes: `"- " ${page} " -"`,
    'page of': `"Page " ${page} " of " counter(pages)`,
    slash: `${page} "/" counter(pages)`,
  };
  const mark = stamp === '' ? '' : ` @bottom-right { content: "${stamp}"; font-size: 8pt }`;
  const bottom = `@page { @bottom-center { content: ${feet[foot]} }${mark} }`;
  const top = (side: string): string => `@${side} { content: "${headText}" }`;
  if (head === 'none') return bottom;
  if (head === 'alternating')
    return `${bottom} @page :left { ${top('top-left')} } @page :right { ${top('top-right')} }`;
  const first = head === 'plain' ? '' : ' @page :first { @top-center { content: none } }';
  return `${bottom} @page { ${top('top-center')} }${first}`;
}

export function furnitureLines({ headText, foot, stamp }: Layout, page: number, pages: number): string[] {
  const feet = {
    none: '',
    number: `${page}`,
    dashes: `- ${page} -`,
    'page of': `Page ${page} of ${pages}`,
    slash: `${page}/${pages}`,
  };
  return [headText, feet[foot], stamp];
}
