import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Where it was read from, and the file as it was. */
const kept = z.object({ source: z.string(), text: z.string() });

/** The last good registry, so that a restart while its place is away or broken shows the pages all the same. */
export interface KeptRegistry {
  /** Undefined when none of that source is kept. */
  read(): Promise<string | undefined>;
  keep(text: string): Promise<void>;
}

export function openKeptRegistry(dataDir: string, source: string): KeptRegistry {
  const file = path.join(dataDir, 'last-registry.json');
  return {
    async read() {
      const content = await readFile(file, 'utf8').catch(() => null);
      if (content === null) return undefined;
      const { data } = z.string().transform(toJson).pipe(kept).safeParse(content);
      return data?.source === source ? data.text : undefined;
    },
    async keep(text) {
      // Several processes may write: each puts a whole file in its place.
      const draft = path.join(dataDir, `.last-registry-${randomUUID()}`);
      try {
        await mkdir(dataDir, { recursive: true });
        await writeFile(draft, JSON.stringify({ source, text }));
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

function toJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // Cut off by a power failure: as good as none.
    return undefined;
  }
}
