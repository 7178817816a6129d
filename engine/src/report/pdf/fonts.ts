import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The two cuts of the report; they hold Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic letters. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const { resolve } = createRequire(import.meta.url);

export async function loadFonts(): Promise<Fonts> {
  const read = (name: string): Promise<Buffer> => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const [regular, bold] = await Promise.all([read('DejaVuSansCondensed'), read('DejaVuSansCondensed-Bold')]);
  return { regular, bold };
}

const held = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Common', 'Inherited'];
const foreignLetter = new RegExp(`(?=\\p{L})[^${held.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** The fonts do not hold all of its letters: these are shown as boxes, and the report says so. */
export const hasUnheldLetters = (text: string): boolean => foreignLetter.test(text);
