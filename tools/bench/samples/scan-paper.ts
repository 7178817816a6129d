import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPages, scanOf } from '../signing/scan-pages.ts';
import { madeAt } from './set-paper.ts';

/** A sheet that was laid on the glass by hand, each page another way. */
const askew = [0.4, -0.3] as const;
/** Small, and still easy to read. */
const quality = 30;

/** The pages of a paper as a scanner saves them: pictures only, a little askew, on paper that is not quite white. */
export async function scanPaper(pdf: Uint8Array, title: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-scan-'));
  try {
    const printed = join(folder, 'printed.pdf');
    await writeFile(printed, pdf);
    const pages = await drawPages(printed, true);
    const scan = await scanOf(await Promise.all(pages.map((page, at) => onGlass(page, askew[at % askew.length] ?? 0))));
    scan.setTitle(`${title}, scanned`);
    scan.setCreationDate(madeAt);
    scan.setModificationDate(madeAt);
    return await scan.save();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onGlass(page: Buffer, degrees: number): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata();
  return sharp(page)
    .rotate(degrees, { background: '#fff' })
    .resize({ width, height, fit: 'cover' })
    .linear(0.9, 20)
    .blur(0.6)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
