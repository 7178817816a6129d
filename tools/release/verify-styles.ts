import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { classPrefix, outsideStylesMessage, stylesOutside } from '../build/outside-styles.ts';
import type { ReleaseRecord } from './release-record.ts';

/** Refuses a release whose styles reach what is not its own, whatever it was built with. */
export async function verifyStyles(folder: string, { name, version, integrity }: ReleaseRecord): Promise<void> {
  const files = Object.keys(integrity).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const outside = sheets.flatMap((sheet) => stylesOutside(sheet, classPrefix(name)));
  if (outside.length > 0) {
    throw new Error(`${name} ${version} is refused. ${outsideStylesMessage(outside)}`);
  }
}
