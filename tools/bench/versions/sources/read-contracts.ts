import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';
import { wordCount, type Contract } from './block.ts';
import { contractBlocks } from './contract-blocks.ts';

/** Shorter ones are letters and amendments that hold little to change. */
const fewestWords = 900;

/** Contracts as filed, one for each `<set>/<group>/filed.pdf` below a folder, in the order of their names. */
export async function readContracts(folder: string): Promise<Contract[]> {
  const files = await readdir(folder, { recursive: true });
  const contracts = [];
  for (const file of files.filter((name) => name.endsWith('filed.pdf')).toSorted()) {
    const text = await runProgram('pdftotext', ['-layout', join(folder, file), '-']);
    const [set = '', group = ''] = file.split(/[/\\]/u);
    contracts.push({ name: `${set}/${group}`, blocks: contractBlocks(text) });
  }
  return contracts.filter(({ blocks }) => wordCount(blocks) >= fewestWords);
}
