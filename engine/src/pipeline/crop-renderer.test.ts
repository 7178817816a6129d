import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ComparedDocument } from '@app/shared/contracts';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { CropRequest } from '../report/index.ts';
import { createCropRenderer } from './crop-renderer.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crops-'));
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 300]).drawText('Monthly Base Rent', { x: 50, y: 250, size: 12 });
  await writeFile(join(folder, 'lease.pdf'), await pdf.save());
  await writeFile(join(folder, 'broken.pdf'), 'not a PDF at all');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const aDocument = (id: string, name: string): ComparedDocument => ({
  id,
  name,
  pages: 1,
  ocrPages: [],
  unreadPages: [],
  warnings: [],
});
const documents = [aDocument('d1', 'broken.pdf'), aDocument('d2', 'lease.pdf')];

const aRequest = (changes: Partial<CropRequest> = {}): CropRequest => ({
  document: 'd2',
  page: 1,
  clip: [40, 30, 240, 90],
  frames: [[48, 38, 160, 54]],
  dpi: 144,
  ...changes,
});

const aRenderer = (options = {}) =>
  createCropRenderer(
    ['lease.pdf', 'broken.pdf'].map((name) => ({ name, path: join(folder, name) })),
    documents,
    options,
  );

describe('createCropRenderer', () => {
  it('draws each request at its size, in the order asked', async () => {
    const pictures = await aRenderer()([aRequest(), aRequest({ clip: [0, 0, 100, 50], tone: 'amber' })]);
    const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['png', 400, 120],
      ['png', 200, 100],
    ]);
  });

  it('sets words upright that stand on their side', async () => {
    const [lying] = await aRenderer()([aRequest({ turn: 90 })]);
    expect(await sharp(lying).metadata()).toMatchObject({ width: 120, height: 400 });
    const { data } = await sharp(lying).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isTinted = (x: number, y: number): boolean => (data[(y * 120 + x) * 3] ?? 255) < 240;
    // The frame lies 8 to 24 points below the upper edge: as far from the right edge of the turned picture.
    expect([isTinted(76, 20), isTinted(100, 230), isTinted(20, 20), isTinted(76, 300)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('gives an empty picture for a document that cannot be drawn, and draws the others', async () => {
    const pictures = await aRenderer()([aRequest({ document: 'd1' }), aRequest(), aRequest({ document: 'd9' })]);
    expect(pictures.map((picture) => picture.length > 0)).toEqual([false, true, false]);
  });

  it('throws when the analysis was cancelled', async () => {
    await expect(aRenderer({ signal: AbortSignal.abort() })([aRequest()])).rejects.toThrow('cancelled');
  });
});
