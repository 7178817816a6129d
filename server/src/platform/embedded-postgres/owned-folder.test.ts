import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StartProblem } from '../errors/start-problem.ts';
import { chooseAccount, type Account } from './account.ts';
import { giveCopy, makeOwned, makeOwnedAmongOthers } from './owned-folder.ts';

const isRoot = process.getuid?.() === 0;
/** Any account that is neither root nor that of the database. */
const stranger = 1;

describe('as any account', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'dc-owned-'));
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  it('makes a folder that nobody else can enter, among others too', async () => {
    for (const [name, make] of Object.entries({ makeOwned, makeOwnedAmongOthers })) {
      const made = path.join(folder, name);
      for (let start = 0; start < 2; start += 1) await make(made, null);
      expect((await stat(made)).mode & 0o777).toBe(0o700);
    }
  });

  it('refuses a link among others', async () => {
    const planted = path.join(folder, 'planted');
    await symlink(folder, planted);
    await expect(makeOwnedAmongOthers(planted, null)).rejects.toThrow(
      `${planted}, where the database listens, belongs to another user`,
    );
  });
});

// PostgreSQL has an account of its own only where root starts it; elsewhere there is nothing to give away.
(isRoot ? describe : describe.skip)('as root', () => {
  let folder: string;
  let victim: string;
  let account: Account;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'dc-owned-'));
    victim = path.join(folder, 'victim');
    await mkdir(victim);
    await chmod(victim, 0o755);
    const chosen = await chooseAccount();
    if (chosen === null) throw new Error('no account');
    account = chosen;
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  const ownerAndMode = async (place: string): Promise<number[]> => {
    const { uid, mode } = await stat(place);
    return [uid, mode & 0o777];
  };

  it.each([
    ['in a folder of our own', makeOwned],
    ['among others', makeOwnedAmongOthers],
  ])('does not touch what a link leads to, %s', async (_case, make) => {
    const planted = path.join(folder, 'planted');
    await symlink(victim, planted);
    await expect(make(planted, account)).rejects.toBeInstanceOf(StartProblem);
    expect(await ownerAndMode(victim)).toEqual([0, 0o755]);
  });

  it('takes a link to a folder that belongs to the account: it may be on another disk', async () => {
    await chown(victim, account.uid, account.gid);
    await symlink(victim, path.join(folder, 'elsewhere'));
    await makeOwned(path.join(folder, 'elsewhere'), account);
    expect(await ownerAndMode(victim)).toEqual([account.uid, 0o755]);
  });

  it('refuses a folder of somebody else among others', async () => {
    await chown(victim, stranger, stranger);
    await expect(makeOwnedAmongOthers(victim, account)).rejects.toThrow('belongs to another user');
    expect(await ownerAndMode(victim)).toEqual([stranger, 0o755]);
  });

  it('gives a copy with all that is in it, and follows no link out of it', async () => {
    const copy = path.join(folder, 'copy');
    await mkdir(path.join(copy, 'base/1'), { recursive: true });
    await writeFile(path.join(copy, 'base/1/table'), '');
    await symlink(victim, path.join(copy, 'link'));
    await giveCopy(copy, account);
    for (const part of ['', 'base', 'base/1', 'base/1/table'])
      expect((await stat(path.join(copy, part))).uid).toBe(account.uid);
    expect(await ownerAndMode(victim)).toEqual([0, 0o755]);
  });
});
