import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import sharp from 'sharp';
import { cutBetweenLines } from './cut-between-lines.ts';
import { turnedBox, type Turn } from './display-box.ts';
import { drawFrames } from './draw-frames.ts';
import { drawRequest, type DrawAnswer, type DrawRequest } from './draw-messages.ts';
import { openPage } from './open-page.ts';
import { openPdf } from './open-pdf.ts';
import { loadPdfium, type Pdfium } from './pdfium-library.ts';
import { renderRegion, type Picture } from './render-region.ts';

const answer = (message: DrawAnswer): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });

process.once('disconnect', () => process.exit(0));
process.on('message', (message) => {
  void drawAll(message);
});

async function turnUpright(picture: Picture, turn: Turn): Promise<Picture> {
  if (turn === 0) return picture;
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  const { data, info } = await sharp(picture.pixels, { raw }).rotate(turn).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

type Crop = Exclude<DrawRequest['crops'][number], { longest: number }>;

interface DrawnPage {
  readonly pdfium: Pdfium;
  readonly handle: number;
}

const pdfiumLoading = loadPdfium();
// What it has compiled is kept for the next one before any file is opened; at its end it is killed.
void pdfiumLoading.then(() => flushCompileCache());

function drawWhole({ pdfium, handle }: DrawnPage, longest: number): Picture | undefined {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(handle), pdfium.FPDF_GetPageHeightF(handle)];
  return renderRegion(pdfium, handle, [0, 0, width, height], (longest * 72) / Math.max(width, height), 'colour');
}

async function drawPart({ pdfium, handle }: DrawnPage, crop: Crop): Promise<Picture | undefined> {
  const drawn = renderRegion(pdfium, handle, crop.clip, crop.dpi, 'colour');
  if (drawn === undefined) return undefined;
  const { turn = 0 } = crop;
  const frames = crop.frames.map((frame) => turnedBox(frame, turn));
  const upright = await turnUpright(drawn, turn);
  const { picture, clip } = cutBetweenLines(upright, turnedBox(crop.clip, turn), frames);
  drawFrames(picture, { ...crop, frames, clip });
  return picture;
}

async function drawAll(message: unknown): Promise<void> {
  const { path, crops } = drawRequest.parse(message);
  const pdfium = await pdfiumLoading;
  const opened = openPdf(pdfium, await readFile(path));
  if (typeof opened === 'string') throw new Error(`cannot open the document: ${opened}`);
  for (const [index, crop] of crops.entries()) {
    const page = openPage(pdfium, opened.handle, crop.page - 1);
    if (page === undefined) throw new Error(`cannot open page ${crop.page}`);
    const on = { pdfium, handle: page.handle };
    const picture = 'longest' in crop ? drawWhole(on, crop.longest) : await drawPart(on, crop);
    page.close();
    if (picture === undefined) throw new Error(`cannot draw page ${crop.page}`);
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    const png = await sharp(picture.pixels, { raw })
      .removeAlpha()
      .png({ palette: true, colours: 64, effort: 1 })
      .toBuffer();
    await answer({ type: 'picture', index, png: png.toString('base64') });
  }
  opened.close();
  await answer({ type: 'done' });
}
