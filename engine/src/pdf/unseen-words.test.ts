import { describe, expect, it } from '@jest/globals';
import { findUnseenWords } from './unseen-words.ts';
import type { ReadPage } from './read-document.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

const show = (text: string, y: number, before = ''): string => `BT ${before} /F 12 Tf 60 ${y} Td (${text}) Tj ET`;
const read = async (content: string, page = ''): Promise<readonly string[]> =>
  (await readFirstPage(handWrittenPdf({ content: `${show('seen', 500)} ${content}`, page }))).page.texts;

/** A layer, switched on or off by the catalog. */
async function onLayer(state: 'ON' | 'OFF'): Promise<ReadPage> {
  const content = `${show('seen', 500)} /OC /L BDC ${show('layer', 300)} EMC`;
  const page = '/Resources << /Font << /F 5 0 R >> /Properties << /L 6 0 R >> >>';
  const catalog = `/OCProperties << /OCGs [6 0 R] /D << /${state} [6 0 R] >> >>`;
  return (await readFirstPage(handWrittenPdf({ content, page, catalog, objects: ['<< /Type /OCG /Name (L) >>'] })))
    .page;
}

describe(findUnseenWords.name, () => {
  it('leaves out what lies outside of the page as displayed', async () => {
    expect(await read(show('slug', 700), '/CropBox [0 0 595 600]')).toEqual(['seen']);
  });

  it('leaves out what has no ink, or that of the paper', async () => {
    expect(await read(show('ghost', 300, '3 Tr'))).toEqual(['seen']);
    expect(await read(show('white', 300, '1 1 1 rg'))).toEqual(['seen']);
  });

  it('leaves out what is too small to be read', async () => {
    expect(await read('BT /F 0.5 Tf 60 300 Td (unread) Tj ET')).toEqual(['seen']);
  });

  it('keeps white words on dark ground, and invisible ones over a picture of them', async () => {
    expect(await read(`0 0 0 rg 50 290 100 30 re f ${show('white', 300, '1 1 1 rg')}`)).toEqual(['seen', 'white']);
    expect(await read(`${show('print', 300)} ${show('print', 299, '3 Tr')}`)).toContain('print');
  });

  it('leaves out what a clip cuts off, and keeps what it shows', async () => {
    const clipped = (clip: string): string => `q ${clip} re W n ${show('clipped', 300)} Q`;
    expect(await read(clipped('0 0 50 50'))).toEqual(['seen']);
    expect(await read(clipped('50 290 200 40'))).toEqual(['seen', 'clipped']);
    expect(await read(`q 0 0 595 842 re W n ${clipped('50 100 200 40')} Q`)).toEqual(['seen']);
  });

  it('leaves out a layer that is switched off, and keeps one that is on', async () => {
    expect(await onLayer('OFF')).toMatchObject({ texts: ['seen'], notes: { layers: 1 } });
    expect((await onLayer('ON')).texts).toEqual(['seen', 'layer']);
  });
});
