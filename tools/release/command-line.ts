import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, type RemoteName } from '@app/shared/federation/server';
import { localSite } from './local-site.ts';
import { s3ClientFrom, s3Site } from './s3-site.ts';
import type { SiteStore } from './site-store.ts';

/** A mistake on the command line: said in one line, exit 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The folder that builds of these sources go to unless told. */
const ownSiteDir = 'site';

export const ownSite = (): SiteStore => localSite(resolve(root, ownSiteDir));

export const root = resolve(import.meta.dirname, '../..');

export interface CommandLine<Name extends string = RemoteName> {
  readonly name: Name;
  readonly rest: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Reads `<remote> [...] [--option value]`. A remote may be called `remote-auth` or `auth`. */
export function readCommandLine(args: readonly string[], options: readonly string[]): CommandLine {
  return readTarget(args, options, remoteNames);
}

/** The same for commands that take other targets as well. */
export function readTarget<Name extends string>(
  args: readonly string[],
  options: readonly string[],
  targets: readonly Name[],
): CommandLine<Name> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries([...options, 'site'].map((option) => [option, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [called = '', ...rest] = parsed.positionals;
  const name = targets.find((known) => called === known || called === folderOf(known));
  if (name === undefined) {
    throw new UsageError(`Which remote? Known: ${targets.map(folderOf).join(', ')}.`);
  }
  return { name, rest, values: parsed.values };
}

const folderOf = (target: string): string => (target === 'host' ? target : `remote-${target}`);

/**
 * The site a command works on: `--site`, else `SITE_DIR`, else the folder `site` of the project. `s3://bucket/prefix` is a
 * bucket; the settings of the same names as the server's say where and with which key.
 */
export function openSite(values: CommandLine['values']): SiteStore {
  const site = values['site'] ?? process.env['SITE_DIR'] ?? ownSiteDir;
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(site) ?? [];
  return bucket === undefined ? localSite(resolve(root, site)) : s3Site(s3ClientFrom(process.env), bucket, prefix);
}

/** Runs a command: a usage mistake ends with 2, a refusal or failure with 1, each with one line and no stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
