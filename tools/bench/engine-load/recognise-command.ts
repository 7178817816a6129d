import { readFile } from 'node:fs/promises';
import { openBuiltInReader } from '../../../engine/src/ocr/built-in-reader.ts';
import { openRecogniser } from '../../../engine/src/ocr/recogniser.ts';
import type { Picture } from '../../../engine/src/pdf/render-region.ts';

/** A picture as `pdftoppm -gray` writes it: three lines of head, then one byte per pixel. */
function readGreymap(bytes: Buffer): Picture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/u.exec(bytes.toString('latin1', 0, 64));
  if (head === null) throw new Error('not a grey picture of one byte per pixel');
  return { width: Number(head[1]), height: Number(head[2]), pixels: bytes.subarray(head[0].length) };
}

/** Recognises the pictures named on the command line, one after another, as the engine does. */
const recogniser = openRecogniser(openBuiltInReader());
for (const path of process.argv.slice(2)) {
  const { lines } = await recogniser.recognise(readGreymap(await readFile(path)), 'eng');
  if (lines.length === 0) throw new Error(`nothing was recognised in ${path}`);
}
await recogniser.close();
