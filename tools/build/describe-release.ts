import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { routeName } from '@app/shared/federation/server';
import type { ReleaseRecord } from '../release/release-record.ts';
import { listFiles } from './list-files.ts';

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The part of `mf-manifest.json` that is read here. */
const manifestSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), singleton: z.boolean() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

const pageChunks = z.record(z.string(), z.array(z.string()));

/** What the build writes for itself; no part of a release. */
export const buildOnlyFiles: readonly string[] = ['mf-stats.json', 'page-chunks.json'];

export interface ReleaseIdentity {
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
  readonly owner: string | undefined;
  readonly sourceHash: string;
  readonly contract: number;
  /** Versions of the result that it reads; none where it reads no results. */
  readonly results?: number[];
  readonly routes: readonly string[];
  readonly pages: Readonly<Record<string, string>>;
}

/** Reads a built remote and says what a registry and a host must know of it. */
export async function describeRelease(folder: string, identity: ReleaseIdentity): Promise<ReleaseRecord> {
  const { routes, owner, ...rest } = identity;
  const manifest = manifestSchema.parse(await readJson(join(folder, 'mf-manifest.json')));
  const expose = manifest.exposes.find(({ path }) => path === './remote');
  if (expose === undefined) {
    throw new Error(`${identity.name} ${identity.version} does not expose ./remote.`);
  }
  const chunks = pageChunks.parse(await readJson(join(folder, 'page-chunks.json')));
  const first = ['mf-manifest.json', 'remoteEntry.js', ...expose.assets.js.sync, ...expose.assets.css.sync];
  const integrity = await hashFiles(folder);
  const workers = Object.keys(integrity).filter((file) => /-worker\.\w+\.js$/.test(file));
  const filesOf = (route: string): string[] => [...new Set([...first, ...chunkFilesOf(chunks, route), ...workers])];
  return {
    schemaVersion: 1,
    ...rest,
    ...(owner === undefined ? {} : { owner }),
    integrity,
    shared: demandsOf(manifest),
    preload: Object.fromEntries(routes.map((route) => [route, filesOf(route)])),
  };
}

/** A chunk is named for the routes that it is for: `page-help`, `page-signup~login`. */
function chunkFilesOf(chunks: z.infer<typeof pageChunks>, route: string): readonly string[] {
  const isFor = (name: string): boolean =>
    name
      .replace(/^page-/, '')
      .split('~')
      .includes(routeName(route));
  return Object.entries(chunks).flatMap(([name, files]) => (isFor(name) ? files : []));
}

/** Only what must exist once can make a release unfit; of anything else it brings a copy of its own. */
function demandsOf({ shared }: z.infer<typeof manifestSchema>): Record<string, string> {
  const once = shared.filter(({ singleton }) => singleton);
  return Object.fromEntries(once.map(({ name, requiredVersion }) => [name, requiredVersion]));
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files = (await listFiles(folder)).filter((file) => !buildOnlyFiles.includes(file));
  const hashed = files.map(async (file): Promise<[string, string]> => {
    const digest = createHash('sha384')
      .update(await readFile(join(folder, file)))
      .digest('base64');
    return [file, `sha384-${digest}`];
  });
  return Object.fromEntries(await Promise.all(hashed));
}
