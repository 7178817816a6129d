import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, registrySchema } from '@app/shared/federation/server';
import type { Config } from '../../config/env.ts';

export interface ReadRegistry {
  readonly registry: Registry;
  /** Changes exactly when the content does. */
  readonly etag: string;
  /** The file as it is: what `/remotes.json` answers. */
  readonly text: string;
}

export interface RegistryReader {
  read(): Promise<ReadRegistry>;
}

/** A registry at a URL is asked again after this time; in between an edit is not seen. */
const urlLifetimeMs = 5_000;
const urlTimeoutMs = 3_000;

/** Reads which releases are live. Edits show without a restart; while a registry is broken or away, the last good one holds. */
export function createRegistryReader(config: Config): RegistryReader {
  const source = config.REMOTES_REGISTRY ?? path.join(config.SITE_DIR, 'registry.json');
  const fetchText = /^https?:/.test(source) ? textOfUrl(source) : textOfFile(source);
  let last: ReadRegistry | undefined;
  return {
    async read() {
      const text = await fetchText().catch(keepLast(() => last?.text));
      if (last?.text === text) return last;
      try {
        last = parseRegistry(text);
      } catch (error) {
        if (!last) throw error;
      }
      return last;
    },
  };
}

function parseRegistry(text: string): ReadRegistry {
  const registry = registrySchema.parse(JSON.parse(text));
  return { registry, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

const keepLast =
  (last: () => string | undefined) =>
  (error: unknown): string => {
    const text = last();
    if (text === undefined) throw error;
    return text;
  };

/** Read again when the file was replaced. */
function textOfFile(file: string): () => Promise<string> {
  let known: { text: string; stamp: string } | undefined;
  return async () => {
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (known?.stamp !== stamp) known = { text: await readFile(file, 'utf8'), stamp };
    return known.text;
  };
}

function textOfUrl(url: string): () => Promise<string> {
  let known: { text: Promise<string>; until: number } | undefined;
  return async () => {
    if (!known || Date.now() > known.until) known = { text: download(url), until: Date.now() + urlLifetimeMs };
    return known.text;
  };
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(urlTimeoutMs) });
  if (!response.ok) throw new Error(`The registry at ${url} answered ${response.status}.`);
  return response.text();
}
