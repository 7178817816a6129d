import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Account, canReach, chooseAccount } from './account.ts';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';
import { giveCopy, makeOwned, makeOwnedAmongOthers } from './owned-folder.ts';
import { StartProblem } from '../errors/start-problem.ts';

/** Where everything of one embedded database is. */
export interface Place {
  readonly binaries: Binaries;
  readonly account: Account | null;
  /** Folder of ours: cluster, password, log, marker. */
  readonly home: string;
  /** Folder of the Unix socket; null where there are no such sockets (Windows). */
  readonly socketDir: string | null;
}

/** Where root keeps the database when its account cannot enter the data directory (a project below /root). */
const systemFolder = '/var/lib/discrepancy-checker';
/** `sun_path` holds 108 bytes (104 on macOS), and PostgreSQL adds a name of its own. */
const socketDirLimitBytes = 80;

/** Decides once per data directory and remembers: a database that moves is a database that is lost. */
export async function placeCluster(dataDir: string): Promise<Place> {
  const account = await chooseAccount();
  await mkdir(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  const realDataDir = await realpath(dataDir);
  if (account) await letThrough(realDataDir);
  const home = await placeHome(realDataDir, account);
  await makeOwned(home, account);
  for (const name of await readdir(home)) await giveCopy(path.join(home, name), account);
  const packaged = await findBinaries();
  const canRun = account === null || (await canReach(account, path.join(packaged.root, 'bin')));
  return {
    account,
    home,
    binaries: canRun ? packaged : await copyBinaries(packaged, systemFolder),
    socketDir: await placeSocket(home, account),
  };
}

/** The data directory is ours: others may pass through it (not look into it), so that the database can be inside. */
async function letThrough(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  if (uid === process.getuid?.()) await chmod(dataDir, (mode & 0o7777) | 0o001);
}

async function placeHome(dataDir: string, account: Account | null): Promise<string> {
  const inside = path.join(dataDir, 'postgres');
  const pointer = path.join(dataDir, 'postgres.location');
  if (existsSync(pointer)) return followPointer(pointer);
  if (account === null || existsSync(inside) || (await canReach(account, dataDir))) return inside;
  const outside = path.join(systemFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  await mkdir(outside, { recursive: true, mode: 0o755 });
  await writeFile(pointer, `${outside}\n`);
  return outside;
}

async function followPointer(pointer: string): Promise<string> {
  const home = (await readFile(pointer, 'utf8')).trim();
  if (path.isAbsolute(home) && existsSync(home)) return home;
  throw new StartProblem(
    `The database of this data directory is kept in ${home}, which no longer exists. ` +
      `Restore it, or delete ${pointer} to start with an empty database.`,
  );
}

async function placeSocket(home: string, account: Account | null): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const inside = path.join(home, 'run');
  const isShort = Buffer.byteLength(inside) <= socketDirLimitBytes;
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const outside = path.join(os.tmpdir(), `discrepancy-checker-${name}`);
  await (isShort ? makeOwned(inside, account) : makeOwnedAmongOthers(outside, account));
  return isShort ? inside : outside;
}
