import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { seededRandom } from '../engine-load/seeded-random.ts';
import { runProgram } from '../versions/run-program.ts';

export const scanQualities = ['clean', 'bad'] as const;
export type ScanQuality = (typeof scanQualities)[number];

const dotsPerInch = 200;
const pointsPerInch = 72;
/** A bad scan: half a degree askew, out of focus, grey paper and pale ink, noise, and saved small. */
const bad = { degrees: 0.5, blur: 0.9, contrast: 0.72, black: 46, noise: 11, quality: 35 } as const;
const cleanQuality = 85;

/** The pages of a printed PDF as pictures, grey unless coloured ones are asked for. */
export async function drawPages(pdf: string, isColoured = false): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-scan-'));
  try {
    const colours = isColoured ? [] : ['-gray'];
    await runProgram('pdftoppm', ['-r', String(dotsPerInch), ...colours, '-png', pdf, join(folder, 'page')]);
    const pages = (await readdir(folder)).toSorted().map((name) => sharp(join(folder, name)));
    return await Promise.all(pages.map((page) => (isColoured ? page : page.greyscale()).png().toBuffer()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes pictures of pages as a PDF without text. */
export async function writeScan(pages: readonly Buffer[], quality: ScanQuality, path: string): Promise<void> {
  const pictures = await Promise.all(pages.map((page, at) => (quality === 'clean' ? clean(page) : worsen(page, at))));
  await writeFile(path, await (await scanOf(pictures)).save());
}

/** Pictures as JPEG, each a page of its size. */
export async function scanOf(pictures: readonly Buffer[]): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (const picture of pictures) {
    const image = await document.embedJpg(picture);
    const [width, height] = [image.width, image.height].map((dots) => (dots * pointsPerInch) / dotsPerInch);
    document
      .addPage([width ?? 0, height ?? 0])
      .drawImage(image, { x: 0, y: 0, width: width ?? 0, height: height ?? 0 });
  }
  return document;
}

const clean = (page: Buffer): Promise<Buffer> => sharp(page).jpeg({ quality: cleanQuality }).toBuffer();

async function worsen(page: Buffer, at: number): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata();
  const turned = await sharp(page)
    .rotate(at % 2 === 0 ? bad.degrees : -bad.degrees, { background: '#fff' })
    .resize({ width, height, fit: 'cover' })
    .blur(bad.blur)
    .linear(bad.contrast, bad.black)
    .greyscale()
    .raw()
    .toBuffer();
  const random = seededRandom(at + 1);
  // The sum of three even draws is near enough to a bell.
  const noise = (): number => (random() + random() + random() - 1.5) * 2 * bad.noise;
  for (let dot = 0; dot < turned.length; dot += 1)
    turned[dot] = Math.max(0, Math.min(255, Math.round((turned[dot] ?? 0) + noise())));
  return sharp(turned, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: bad.quality })
    .toBuffer();
}
