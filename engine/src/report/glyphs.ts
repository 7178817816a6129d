import type { Severity } from '@app/shared/contracts';
import sharp from 'sharp';
import { colors } from './ooxml/styles.ts';

export type GlyphName = Severity | 'logo';

const markPath =
  'M2.25 1H8l2 2v9H2.25C1.56 12 1 11.44 1 10.75v-8.5C1 1.56 1.56 1 2.25 1ZM6 4h7.75c.69 0 1.25.56 1.25 1.25v8.5c0 .69-.56 1.25-1.25 1.25H8l-2-2Z';

const bars = (filled: number, color: string): string =>
  [
    [1, 9.5, 5.5],
    [6, 6, 9],
    [11, 2, 13],
  ]
    .map(
      ([x, y, height], index) =>
        `<rect x="${x}" y="${y}" width="3.6" height="${height}" rx="1" fill="#${color}" fill-opacity="${index < filled ? 1 : 0.25}"/>`,
    )
    .join('');

/** Drawings on a grid of 16 by 16. */
const drawings: Readonly<Record<GlyphName, string>> = {
  logo: `<path fill="#${colors.navy}" fill-rule="evenodd" d="${markPath}"/>`,
  high: bars(3, colors.high),
  medium: bars(2, colors.medium),
  low: bars(1, colors.low),
  info: `<circle cx="8" cy="8" r="6.5" fill="none" stroke="#${colors.info}" stroke-width="1.5"/><path d="M8 7v4.5" stroke="#${colors.info}" stroke-width="1.8"/><circle cx="8" cy="4.7" r="1.1" fill="#${colors.info}"/>`,
};

/** Printed at 12 points: 128 pixels are more than 700 dots per inch. */
const pixels = 128;

/** The pictures every report carries, as PNG. */
export async function drawGlyphs(): Promise<ReadonlyMap<GlyphName, Uint8Array>> {
  const names = Object.keys(drawings) as GlyphName[];
  const images = names.map(async (name) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 16 16">${drawings[name]}</svg>`;
    return [
      name,
      new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()),
    ] as const;
  });
  return new Map(await Promise.all(images));
}
