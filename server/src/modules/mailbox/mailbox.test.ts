import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/env.ts';
import { createMailDelivery, mailboxDir } from '../../platform/mail/index.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { hasMailbox } from '../../config/has-mailbox.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Confirm <b>your</b> address',
  text: 'Open\nhttp://127.0.0.1:3000/verify-email?token=abc&x=1 now',
  html: '<p>Open</p>',
};

describe('/mailbox', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ isEmbedded: true });
    const deliver = createMailDelivery(server.config);
    await deliver(mail);
    await deliver({ ...mail, subject: 'Newest', to: 'bob@example.com' });
    await writeFile(path.join(mailboxDir(server.config), '.2026-half-written.eml'), 'Subject: half');
  });
  afterAll(async () => server.stop());

  const get = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url: '/mailbox', remoteAddress, headers: { host: '127.0.0.1:3000', ...headers } });

  it('lists mails, newest first, with links to click and nothing that runs', async () => {
    const { body, headers } = await get();
    expect(body.indexOf('Newest')).toBeLessThan(body.indexOf('Confirm'));
    expect(body).toContain('Confirm &lt;b&gt;your&lt;/b&gt; address');
    expect(body).toContain('<a href="http://127.0.0.1:3000/verify-email?token=abc&amp;x=1">');
    expect(body).toContain('bob@example.com');
    expect(body).not.toContain('half');
    expect(body).toMatch(/To <bdi>ada@example\.com<\/bdi>, \d+ \w+ \d{4}(,| at) \d\d:\d\d:\d\d</);
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    const style = await server.app.inject({ url: '/mailbox/style.css', headers: { host: 'localhost' } });
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it.each([
    ['another machine', {}, '192.168.1.7'],
    ['a proxy on this machine', { 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1'],
    ['a page of another site whose name leads here', { host: 'evil.example:3000' }, '127.0.0.1'],
    ['a page whose name begins like this machine', { host: '127.0.0.1.evil.example:3000' }, '127.0.0.1'],
  ])('is not there for %s', async (_case, headers, address) => {
    expect((await get(headers, address)).statusCode).toBe(404);
  });

  it('is empty at first', async () => {
    const other = await startTestApp({ isEmbedded: true });
    const { body } = await other.app.inject({ url: '/mailbox', headers: { host: 'localhost' } });
    expect(body).toContain('No emails yet.');
    await other.stop();
  });
});

describe('hasMailbox', () => {
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ DATABASE_URL: 'postgres://db.example/x' }, false],
  ])('with %j is %s', (settings, expected) => {
    expect(hasMailbox(readConfig(settings))).toBe(expected);
  });
});
