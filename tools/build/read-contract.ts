import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const contractModule = z.object({ contractNumber: z.number(), spokenContracts: z.array(z.number()) });

/** The contract of a source tree, which need not be the one this program was started from. */
export async function readContract(root: string): Promise<z.infer<typeof contractModule>> {
  const file = join(root, 'shared/src/federation/contract.ts');
  const { contractNumber, spokenContracts }: Record<string, unknown> = await import(pathToFileURL(file).href);
  return contractModule.parse({ contractNumber, spokenContracts });
}
