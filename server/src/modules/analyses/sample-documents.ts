import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SampleKind } from '@app/shared/contracts';

const folder = path.resolve(import.meta.dirname, '../../../assets/sample');

interface Sample {
  /** Of its comparison. */
  readonly name: string;
  /** In the order of their names, as documents of an upload list are. */
  readonly files: readonly string[];
}

const samples: Readonly<Record<SampleKind, Sample>> = {
  disagreeing: { name: 'Sample', files: ['sample-amendment.pdf', 'sample-certificate.pdf', 'sample-lease.pdf'] },
  'signed copy': { name: 'Signed copy', files: ['sample-agreed-draft.pdf', 'sample-signed-scan.pdf'] },
};

/** Papers that come with the product, and what a comparison of them is called. */
export async function readSample(kind: SampleKind) {
  const { name, files } = samples[kind];
  const read = async (file: string) => ({ name: file, bytes: await readFile(path.join(folder, file)) });
  return { name, documents: await Promise.all(files.map(read)) };
}
