import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const sampleName = 'Sample';

const folder = path.resolve(import.meta.dirname, '../../../assets/sample');

/** In the order of their names, as documents of an upload list are. */
const fileNames = ['sample-amendment.pdf', 'sample-certificate.pdf', 'sample-lease.pdf'] as const;

/** The three papers that come with the product. */
export async function readSample(): Promise<{ readonly name: string; readonly bytes: Buffer }[]> {
  return Promise.all(fileNames.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })));
}
