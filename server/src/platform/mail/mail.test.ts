import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { readConfig, type Config } from '../../config/env.ts';
import { createMailDelivery, mailboxDir, type DeliverMail } from './index.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Bestätigen Sie Ihre Adresse',
  text: 'Hallo Ada,\n\nöffnen Sie http://127.0.0.1/verify-email?token=abc=def\n',
  html: '<p>Hallo Ada</p>',
};

describe('createMailDelivery without a mail server', () => {
  let config: Config;
  beforeAll(async () => {
    config = readConfig({ DATA_DIR: await mkdtemp(path.join(os.tmpdir(), 'dc-mail-')) });
  });
  afterAll(async () => rm(config.DATA_DIR, { recursive: true, force: true }));

  it('puts mails into the local mailbox, readable and in order of arrival', async () => {
    const deliver = createMailDelivery(config);
    await deliver(mail);
    await deliver({ ...mail, subject: 'Second' });
    const names = (await readdir(mailboxDir(config))).toSorted((a, b) => a.localeCompare(b));
    const stored = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(mailboxDir(config), name)))),
    );
    expect(stored.map(({ subject }) => subject)).toEqual([mail.subject, 'Second']);
    expect(stored[0]?.text?.trim()).toBe(mail.text.trim());
  });
});

describe('createMailDelivery with a mail server', () => {
  const received: string[] = [];
  let isDown = true;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const message: string[] = [];
      stream.on('data', (chunk: Buffer) => message.push(chunk.toString()));
      stream.on('end', () => {
        if (!isDown) received.push(message.join(''));
        done(isDown ? Object.assign(new Error('come back later'), { responseCode: 451 }) : null);
      });
    },
  });
  let deliver: DeliverMail;

  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const address = smtp.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    deliver = createMailDelivery(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  });
  afterAll(async () => new Promise<void>((resolve) => smtp.close(() => resolve())));

  it('fails while the server refuses, so that the job tries again, and delivers afterwards', async () => {
    await expect(deliver(mail)).rejects.toThrow('come back later');
    isDown = false;
    await deliver(mail);
    const arrived = await PostalMime.parse(received[0] ?? '');
    expect(arrived).toMatchObject({ subject: mail.subject, from: { address: 'no-reply@localhost' } });
    expect(arrived.text?.trim()).toBe(mail.text.trim());
  });
});
