import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawFrames } from './draw-frames.ts';
import { drawRequest, type DrawAnswer } from './draw-messages.ts';
import { openPage } from './open-page.ts';
import { openPdf } from './open-pdf.ts';
import { loadPdfium } from './pdfium-library.ts';
import { renderRegion } from './render-region.ts';

const answer = (message: DrawAnswer): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });

process.once('disconnect', () => process.exit(0));
process.once('message', (message) => {
  void drawAll(message);
});

async function drawAll(message: unknown): Promise<void> {
  const { path, crops } = drawRequest.parse(message);
  const pdfium = await loadPdfium();
  const opened = openPdf(pdfium, await readFile(path));
  if (typeof opened === 'string') throw new Error(`cannot open the document: ${opened}`);
  for (const [index, crop] of crops.entries()) {
    const page = openPage(pdfium, opened.handle, crop.page - 1);
    if (page === undefined) throw new Error(`cannot open page ${crop.page}`);
    const picture = renderRegion(pdfium, page.handle, crop.clip, crop.dpi, 'colour');
    page.close();
    if (picture === undefined) throw new Error(`cannot draw page ${crop.page}`);
    drawFrames(picture, crop);
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    const png = await sharp(picture.pixels, { raw })
      .removeAlpha()
      .png({ palette: true, colours: 64, effort: 1 })
      .toBuffer();
    await answer({ type: 'picture', index, png: png.toString('base64') });
  }
  await answer({ type: 'done' });
}
