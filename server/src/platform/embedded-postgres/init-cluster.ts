import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chown, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { binaryPath } from './binaries.ts';
import type { Place } from './place-cluster.ts';
import { runTool } from './run-tool.ts';

export const superuser = 'discrepancy_checker';

export const clusterDir = ({ home }: Place): string => path.join(home, 'cluster');
const markerFile = ({ home }: Place): string => path.join(home, 'ready');
const passwordFile = ({ home }: Place): string => path.join(home, 'password');

/** Our settings, written anew at every start and included by the generated `postgresql.conf`. */
export const settingsFile = (place: Place): string => path.join(clusterDir(place), 'discrepancy-checker.conf');

/**
 * Creates the cluster unless it is complete. The marker is written last: without it the folder is what an interrupted
 * first start left behind and holds nothing of anybody.
 */
export async function initCluster(place: Place): Promise<void> {
  if (existsSync(markerFile(place))) return;
  await rm(clusterDir(place), { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  await writeOwned(place, passwordFile(place), password);
  await runTool(place, binaryPath(place.binaries, 'initdb'), [
    '--pgdata',
    clusterDir(place),
    '--username',
    superuser,
    '--auth',
    'scram-sha-256',
    '--pwfile',
    passwordFile(place),
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]);
  await appendFile(path.join(clusterDir(place), 'postgresql.conf'), "\ninclude_if_exists 'discrepancy-checker.conf'\n");
  await writeDurably(markerFile(place));
}

export async function readPassword(place: Place): Promise<string> {
  return (await readFile(passwordFile(place), 'utf8')).trim();
}

/** Writes a file that only we and the account of the database can read. */
export async function writeOwned({ account }: Place, file: string, content: string): Promise<void> {
  await writeFile(file, content, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}

async function writeDurably(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(`${new Date().toISOString()}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
