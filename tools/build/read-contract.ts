import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const contractModule = z.object({ contractNumber: z.number() });

/** The contract number of a source tree, which need not be the one this program was started from. */
export async function readContract(root: string): Promise<number> {
  const file = join(root, 'shared/src/federation/contract.ts');
  return contractModule.parse(await import(pathToFileURL(file).href)).contractNumber;
}
