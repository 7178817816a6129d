import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, registrySchema } from '@app/shared/federation/server';
import type { Config } from '../../config/env.ts';
import type { Platform } from '../../platform/platform.ts';
import { openKeptRegistry } from './kept-registry.ts';

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

/** Where the registry is: a file or a URL. */
export const registrySource = (config: Config): string =>
  config.REMOTES_REGISTRY ?? path.join(config.SITE_DIR, 'registry.json');

export const isUrl = (source: string): boolean => /^https?:/.test(source);

/**
 * Reads which releases are live. Edits show without a restart; while a registry is broken or away, the last good one
 * holds, also over a restart.
 */
export function createRegistryReader({ config, logger }: Pick<Platform, 'config' | 'logger'>): RegistryReader {
  const source = registrySource(config);
  const fetchText = isUrl(source) ? textOfUrl(source) : textOfFile(source);
  const kept = openKeptRegistry(config.DATA_DIR, source);
  let last: ReadRegistry | undefined;
  let trouble: string | undefined;
  const readFresh = async (): Promise<ReadRegistry> => {
    const text = await fetchText();
    if (last?.text === text) return last;
    const fresh = parseRegistry(text);
    if ((await kept.read()) !== text)
      await kept.keep(text).catch((error: unknown) => logger.warn({ err: error }, 'the registry could not be kept'));
    return fresh;
  };
  const readKept = async (): Promise<ReadRegistry | undefined> => {
    const text = await kept.read();
    return text === undefined ? undefined : parseRegistry(text);
  };
  const tell = (error: unknown): void => {
    const cause = error instanceof Error ? error.message : String(error);
    // Once, and not for every page.
    if (cause !== trouble) logger.warn({ cause, source }, 'the registry cannot be read, the last good one is used');
    trouble = cause;
  };
  return {
    async read() {
      try {
        last = await readFresh();
        trouble = undefined;
        return last;
      } catch (error) {
        last ??= await readKept();
        if (!last) throw error;
        tell(error);
        return last;
      }
    },
  };
}

function parseRegistry(text: string): ReadRegistry {
  const registry = registrySchema.parse(JSON.parse(text));
  return { registry, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

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
