import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/env.ts';
import { mailboxDir } from './mailbox-dir.ts';

/** One mail to one person. `text` is the whole mail without pictures; `html` is the same, laid out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers now, or throws. Called from jobs, which try again: a request must not wait for a mail server. */
export type DeliverMail = (mail: Mail) => Promise<void>;

/** By SMTP when a server is set, else into the local mailbox. */
export function createMailDelivery(config: Config): DeliverMail {
  return config.SMTP_URL === undefined ? deliverToMailbox(config) : deliverBySmtp(config, config.SMTP_URL);
}

function deliverBySmtp(config: Config, url: string): DeliverMail {
  const options = {
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  };
  return async (mail) => {
    const { createTransport } = await mailer();
    await createTransport(options, { from: config.MAIL_FROM }).sendMail(mail);
  };
}

function deliverToMailbox(config: Config): DeliverMail {
  return async (mail) => {
    const { createTransport } = await mailer();
    const transport = createTransport({ streamTransport: true, buffer: true }, { from: config.MAIL_FROM });
    const { message } = await transport.sendMail({ ...mail, date: new Date() });
    await writeMail(mailboxDir(config), Buffer.isBuffer(message) ? message : Buffer.from(''));
  };
}

/** Loaded with the first mail: 11 MB. */
const mailer = () => import('nodemailer');

/** Named by time, so that the folder lists in order of arrival; renamed into place, so that nobody reads half a mail. */
async function writeMail(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const draft = path.join(folder, `.${name}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path.join(folder, name));
}
