import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName } from '@app/shared/federation/server';
import * as z from 'zod/mini';

const namesOfRemotes = z.record(z.string(), z.record(z.string(), z.string()));

/** What the sources call the pages of a remote, by route. */
export async function readPageNames(root: string, remote: RemoteName): Promise<Readonly<Record<string, string>>> {
  const file = join(root, 'shared/src/messages/page-names.ts');
  const { pageNames }: Record<string, unknown> = await import(pathToFileURL(file).href);
  return namesOfRemotes.parse(pageNames)[remote] ?? {};
}
