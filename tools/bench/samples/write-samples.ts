import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leasePapers } from './lease-papers.ts';
import { scanPaper } from './scan-paper.ts';
import { setPaper } from './set-paper.ts';
import { signPaper } from './sign-paper.ts';
import { signedAgreement } from './signed-agreement.ts';

/** Writes the papers of the samples that the product ships: `write-samples.ts [folder]`. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../../../server/assets/sample');

await mkdir(folder, { recursive: true });
for (const paper of leasePapers) await write(paper.fileName, await (await setPaper(paper)).document.save());
const { draft, signed } = signedAgreement;
await write(draft.fileName, await (await setPaper(draft)).document.save());
const onPaper = await setPaper(draft);
await signPaper(onPaper, signed);
await write(signed.fileName, await scanPaper(await onPaper.document.save(), draft.title));

async function write(fileName: string, bytes: Uint8Array): Promise<void> {
  await writeFile(join(folder, fileName), bytes);
}
