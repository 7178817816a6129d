import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const pageNamesModule = z.object({ pageNames: z.record(z.string(), z.string()) });

/** What a remote's sources call its pages, by route. */
export async function readPageNames(root: string, packageDir: string): Promise<Readonly<Record<string, string>>> {
  const file = join(root, packageDir, 'src/expose/page-names.ts');
  const { pageNames }: Record<string, unknown> = await import(pathToFileURL(file).href);
  return pageNamesModule.parse({ pageNames }).pageNames;
}
