import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../errors/start-problem.ts';

/** An account of this machine other than root, which PostgreSQL refuses to run as. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const preferred = ['postgres', 'nobody'];

/** Who PostgreSQL must run as; null means as ourselves. */
export async function chooseAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of preferred) {
    const row = rows.find(([rowName]) => rowName === name);
    if (row) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new StartProblem(
    `PostgreSQL does not run as root and none of the accounts ${preferred.join(', ')} exists. ` +
      'Start it as another user, or set DATABASE_URL.',
  );
}

/** True when the account may enter every folder on the way to `target`, itself included. */
export async function canReach(account: Account, target: string): Promise<boolean> {
  const parts = path.resolve(target).split(path.sep).slice(1);
  const folders = parts.map((_, index) => path.sep + parts.slice(0, index + 1).join(path.sep));
  for (const folder of folders) {
    const found = await stat(folder);
    const executeBit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001;
    if ((found.mode & executeBit) === 0) return false;
  }
  return true;
}
