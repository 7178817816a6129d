import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { Config } from '../config/env.ts';
import { mailboxDir } from '../platform/mail/index.ts';

/** A mail is never changed, and parsing them all with every look would take most of the time of the tests that wait for one. */
const parsed = new Map<string, Promise<Email>>();

function parseOnce(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? readFile(file, 'utf8').then((text) => PostalMime.parse(text));
  parsed.set(file, mail);
  return mail;
}

/** Mails of the local mailbox to this address, oldest first. */
export async function readMails(config: Config, to: string): Promise<Email[]> {
  const folder = mailboxDir(config);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).toSorted();
  const mails = await Promise.all(files.map(async (name) => parseOnce(path.join(folder, name))));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

/** Waits until the worker has delivered the given number of mails to this address and answers the last one. */
export async function waitForMail(config: Config, to: string, count = 1): Promise<Email> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await wait(20)) {
    const mails = await readMails(config, to);
    const mail = mails.at(count - 1);
    if (mail) return mail;
  }
  throw new Error(`Mail ${count} to ${to} did not come.`);
}

/** The token in the one link of a mail that has one. */
export function tokenOf(mail: Email): string {
  const token = /\?token=([A-Za-z0-9_-]+)/.exec(mail.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link in the mail "${mail.subject}".`);
  return token;
}
