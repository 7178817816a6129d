import { constants } from 'node:fs';
import { lchown, lstat, mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code.ts';
import { StartProblem } from '../errors/start-problem.ts';
import type { Account } from './account.ts';

/** Makes a folder of our own that belongs to the account, and that nobody else can enter. A link is never given away. */
export async function makeOwned(folder: string, account: Account | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account === null) return;
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW).catch(
    nullForLink,
  );
  if (handle === null) return refuseForeignTarget(folder, account);
  try {
    await handle.chown(account.uid, account.gid);
    await handle.chmod(0o700);
  } finally {
    await handle.close();
  }
}

/** The same in a folder where everybody may write: what somebody else has put there is refused. */
export async function makeOwnedAmongOthers(folder: string, account: Account | null): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const isOurs = found.isDirectory() && [process.getuid?.(), account?.uid].includes(found.uid);
  if (!isOurs)
    throw new StartProblem(
      `${folder}, where the database listens, belongs to another user. ` +
        'Remove it, or set DATA_DIR to a shorter path.',
    );
  await makeOwned(folder, account);
}

/**
 * Gives the account what a copy made by root (`cp -r`) does not leave to it. A folder goes after what is in it: until
 * then nobody else can reach that, and a start that was cut off begins again.
 */
export async function giveCopy(place: string, account: Account | null): Promise<void> {
  if (account !== null && (await lstat(place)).uid !== account.uid) await giveAll(place, account);
}

async function giveAll(place: string, account: Account): Promise<void> {
  if ((await lstat(place)).isDirectory())
    for (const name of await readdir(place)) await giveAll(path.join(place, name), account);
  await lchown(place, account.uid, account.gid);
}

/** An operator may keep the folder on another disk; whose it is is then left to him. */
async function refuseForeignTarget(folder: string, account: Account): Promise<void> {
  if ((await stat(folder)).uid === account.uid) return;
  throw new StartProblem(
    `${folder} is a link, and its target does not belong to the account ${account.name}. ` +
      'Change the owner of the target (chown), or remove the link.',
  );
}

function nullForLink(error: unknown): null {
  if (['ELOOP', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
  throw error;
}
