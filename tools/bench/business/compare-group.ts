import { join, resolve } from 'node:path';
import { compareDocuments, type ReadDocument } from '@app/engine';
import type { ReadFile } from '../accuracy/reading-cache.ts';
import { engineOutput, type EngineOutput } from '../versions/score/engine-output.ts';
import type { StoredGroup } from '../versions/stored-groups.ts';

/** The documents of a group, by the names that its truth gives them. */
export async function readGroupDocuments({ folder, truth }: StoredGroup, read: ReadFile): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for (const name of truth.documents)
    documents.push({ ...(await read(resolve(join(folder, truth.files?.[name] ?? name)))), name });
  return documents;
}

/** What the engine tells of a group. */
export const compareGroup = async (group: StoredGroup, read: ReadFile): Promise<EngineOutput> =>
  engineOutput.parse(compareDocuments(await readGroupDocuments(group, read)).result);
