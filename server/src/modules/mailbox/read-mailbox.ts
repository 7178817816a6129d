import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../platform/errors/error-code.ts';

export interface MailboxEntry {
  readonly to: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly date: string;
  readonly text: string;
}

/** More than this nobody reads on one page. */
const shown = 100;

/** The newest mails, newest first. File names begin with the time of delivery. */
export async function readMailbox(folder: string): Promise<MailboxEntry[]> {
  const names = await readdir(folder).catch(emptyWhenMissing);
  const newest = names
    .filter((name) => /^[\w-]+\.eml$/.test(name))
    .toSorted()
    .toReversed()
    .slice(0, shown);
  return Promise.all(newest.map(async (name) => readMail(path.join(folder, name))));
}

async function readMail(file: string): Promise<MailboxEntry> {
  const { default: PostalMime } = await import('postal-mime');
  const { to = [], subject = '', date = '', text = '' } = await PostalMime.parse(await readFile(file));
  return { to: to.map(({ address = '' }) => address).join(', '), subject, date, text };
}

function emptyWhenMissing(error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
