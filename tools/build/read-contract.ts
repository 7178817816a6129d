import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const contractModule = z.object({ contractNumber: z.number(), spokenContracts: z.array(z.number()) });
const resultModule = z.object({ resultVersion: z.number(), readResultVersions: z.array(z.number()) });

const load = async (root: string, path: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(root, path)).href);

/** The contract of a source tree, which need not be the one this program was started from. */
export async function readContract(root: string): Promise<z.infer<typeof contractModule>> {
  const { contractNumber, spokenContracts } = await load(root, 'shared/src/federation/contract.ts');
  return contractModule.parse({ contractNumber, spokenContracts });
}

/** Which result the server of a source tree answers with, and which its pages read. */
export async function readResultContract(root: string): Promise<z.infer<typeof resultModule>> {
  const { resultVersion, readResultVersions } = await load(root, 'shared/src/contracts/analysis-result.ts');
  return resultModule.parse({ resultVersion, readResultVersions });
}
