import type { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUpEndpoint, verifyEmailEndpoint } from '@app/shared/contracts';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { aPerson, logInAs } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { tokenOf } from '../../testing/test-mailbox.ts';

interface TestMailServer {
  readonly url: string;
  readonly mails: Email[];
  readonly recipients: string[];
  /** Answers with which the server puts off the next mails. */
  refusals: number;
  stop(): Promise<void>;
}

async function startMailServer(): Promise<TestMailServer> {
  const state = { url: '', mails: [] as Email[], recipients: [] as string[], refusals: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onMailFrom(_address, _session, done) {
      if (state.refusals === 0) return done();
      state.refusals -= 1;
      return done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
    },
    onRcptTo({ address }, _session, done) {
      state.recipients.push(address);
      done();
    },
    onData: (stream, _session, done) => void receive(stream, done),
  });
  const receive = async (stream: Readable, done: () => void): Promise<void> => {
    state.mails.push(await PostalMime.parse(await arrayBuffer(stream)));
    done();
  };
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: async () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  });
}

let mailServer: TestMailServer;
let server: TestApp;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestApp({
    withWorker: true,
    settings: { SMTP_URL: mailServer.url, MAIL_FROM: 'Discrepancy Checker <no-reply@check.example.com>' },
  });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

async function mailTo(email: string): Promise<Email> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(20)) {
    const mail = mailServer.mails.find(({ to }) => to?.some(({ address }) => address === email));
    if (mail) return mail;
  }
  throw new Error(`No mail to ${email}.`);
}

describe('mailAccount', () => {
  it('mails by SMTP what a mail program can read, and the link in it works', async () => {
    const person = aPerson();
    const browser = openBrowser(server.app);
    await browser.post(signUpEndpoint.path, person);
    const mail = await mailTo(person.email);
    expect(mail.from).toEqual({ name: 'Discrepancy Checker', address: 'no-reply@check.example.com' });
    expect(mail.subject).toBe('Verify your email address');
    expect(mail.html).toContain(`/verify-email?token=${tokenOf(mail)}`);
    await browser.post(`${verifyEmailEndpoint.path}?token=${tokenOf(mail)}`);
    await logInAs(server, person);
  });

  it('accepts the sign-up while the mail server is away and mails when it is back', async () => {
    mailServer.refusals = 1;
    const person = aPerson();
    const browser = openBrowser(server.app);
    expect((await browser.post(signUpEndpoint.path, person)).statusCode).toBe(200);
    const mail = await mailTo(person.email);
    expect(mailServer.refusals).toBe(0);
    expect((await browser.post(`${verifyEmailEndpoint.path}?token=${tokenOf(mail)}`)).statusCode).toBe(200);
  });

  it('keeps tokens out of the queue and the database', async () => {
    const person = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, person);
    const token = tokenOf(await mailTo(person.email));
    const { rows } = await server.platform.db.$client.query<{ stored: string }>(
      `select (select json_agg(job) from queue.job)::text || (select json_agg(mailed_links) from mailed_links)::text as stored`,
    );
    expect(rows[0]?.stored).toContain('mail-account');
    expect(rows[0]?.stored).not.toContain(token);
  });
});
