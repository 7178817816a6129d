import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { degrees, PDFDocument } from 'pdf-lib';
import { runProgram } from '../run-program.ts';

const dotsPerInch = 170;
const pointsPerInch = 72;
/** A page does not lie quite straight on the glass. */
const tiltDegrees = 0.25;

/** Writes the pages of a PDF as pictures without text; `folder` takes what lies between. */
export async function scan(pdf: string, path: string, folder: string): Promise<void> {
  await runProgram('pdftoppm', ['-r', String(dotsPerInch), '-gray', '-jpeg', pdf, join(folder, 'page')]);
  const document = await PDFDocument.create();
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
  for (const [at, name] of names.toSorted().entries()) {
    const image = await document.embedJpg(await readFile(join(folder, name)));
    const scale = pointsPerInch / dotsPerInch;
    const [width, height] = [image.width * scale, image.height * scale];
    const tilt = at % 2 === 0 ? tiltDegrees : -tiltDegrees;
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height, rotate: degrees(tilt) });
  }
  await writeFile(path, await document.save());
}
