import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import * as z from 'zod';

const { resolve } = createRequire(import.meta.url);

export interface OpenedFont {
  readonly bytes: Uint8Array;
  readonly font: fontkit.Font;
}

export interface FontPair {
  readonly name: string;
  readonly regular: OpenedFont;
  readonly bold: OpenedFont;
}

type Cuts = Omit<FontPair, 'name'>;

/** Reads those fonts of a family that hold some of the letters. */
export type FontFamily = (letters: ReadonlySet<number>) => Promise<readonly FontPair[]>;

/** A family in one file for each weight. */
const wholeFamily =
  (name: string, regular: string, bold: string): FontFamily =>
  async () => [{ name, ...(await pairOf((weight) => readFile(resolve(weight === 400 ? regular : bold)))) }];

/** What the report is written in: as wide as Calibri, the font of the Word report. */
const carlito = wholeFamily(
  'carlito',
  '@expo-google-fonts/carlito/400Regular/Carlito_400Regular.ttf',
  '@expo-google-fonts/carlito/700Bold/Carlito_700Bold.ttf',
);

/** Symbols, Hebrew, Arabic, Armenian and Georgian letters. */
const dejaVu = wholeFamily(
  'dejavu',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
);

/**
 * A family of one script, in files by range: packages with a file for each weight are six times as large, and a font with
 * variations is nothing that PDF knows. So the letters that occur are cut out of it, light and bold.
 */
const notoOf =
  (script: string): FontFamily =>
  (letters) => {
    const name = `@fontsource-variable/noto-${script}`;
    return slicesOf(name, letters, async (slice, held) => {
      const { default: subsetFont } = await import('subset-font');
      const file = await readFile(resolve(`${name}/files/noto-${script}-${slice}-wght-normal.woff2`));
      const text = String.fromCodePoint(...held);
      return pairOf((wght) => subsetFont(file, text, { targetFormat: 'truetype', variationAxes: { wght } }));
    });
  };

/** Scripts that none of the others holds, each in a package of its own. */
const scripts = [
  'bengali',
  'devanagari',
  'ethiopic',
  'gujarati',
  'gurmukhi',
  'kannada',
  'khmer',
  'lao',
  'malayalam',
  'myanmar',
  'sinhala',
  'tamil',
  'telugu',
  'thai',
];

/** In the order in which a letter is looked for. */
export const families: readonly FontFamily[] = [
  carlito,
  dejaVu,
  ...['sans-sc', 'sans-kr', 'emoji'].map(notoOf),
  ...scripts.map((script) => notoOf(`sans-${script}`)),
];

async function pairOf(read: (weight: 400 | 700) => Promise<Uint8Array>): Promise<Cuts> {
  return { regular: openFont(await read(400)), bold: openFont(await read(700)) };
}

function openFont(bytes: Uint8Array): OpenedFont {
  // Fontkit reads the head of a glyph without outline where it would stand: behind the last one, the end of the file.
  const padded = Buffer.concat([bytes, Buffer.alloc(16)]);
  const font = fontkit.create(padded);
  if (!('layout' in font)) throw new Error('a file of one font holds several');
  return { bytes: padded, font };
}

const unicodeRanges = z.record(z.string(), z.string());

async function slicesOf(
  name: string,
  letters: ReadonlySet<number>,
  open: (slice: string, held: readonly number[]) => Promise<Cuts>,
): Promise<FontPair[]> {
  const slices = unicodeRanges.parse(JSON.parse(await readFile(resolve(`${name}/unicode.json`), 'utf8')));
  const pairs: FontPair[] = [];
  for (const [slice, ranges] of Object.entries(slices)) {
    const held = heldBy(ranges, letters);
    const file = slice.replace(/^\[(.*)\]$/u, '$1');
    if (held.length === 0) continue;
    const cuts = await open(file, held);
    // A range may name letters that the font does not hold: then there is nothing but the box for a missing one.
    if (cuts.regular.font.numGlyphs > 1) pairs.push({ name: `${name} ${file}`, ...cuts });
  }
  return pairs;
}

/** Those of the letters that stand in ranges such as `U+0000-00FF,U+0131`. */
function heldBy(ranges: string, letters: ReadonlySet<number>): number[] {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return [...letters].filter((letter) => bounds.some(([from, to]) => letter >= from && letter <= to));
}
