import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loginEndpoint, signUpEndpoint, verifyEmailEndpoint } from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { tokenOf, waitForMail } from '../../testing/test-mailbox.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
});
afterAll(async () => server.stop());

const signUp = async (body: unknown) => openBrowser(server.app).post(signUpEndpoint.path, body);
const logIn = async (body: unknown) => openBrowser(server.app).post(loginEndpoint.path, body);
const verify = async (token: string) => openBrowser(server.app).post(`${verifyEmailEndpoint.path}?token=${token}`);

describe('sign-up', () => {
  it('answers the same whether the address is new, unverified or has an account', async () => {
    const known = await signUpAndVerify(server);
    const fresh = aPerson();
    const answers = [await signUp(fresh), await signUp(fresh), await signUp(known)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
  });

  it('tells only the owner of the mailbox that there is an account, and changes nothing', async () => {
    const person = await signUpAndVerify(server);
    await signUp({ ...person, email: person.email.toUpperCase(), password: 'password of a stranger' });
    const mail = await waitForMail(server.config, person.email, 2);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.text).not.toContain('token=');
    await logInAs(server, person);
  });

  it('does not let a login with the password just typed tell whether there was an account', async () => {
    const known = await signUpAndVerify(server);
    const fresh = aPerson();
    const guess = 'password of a stranger';
    await signUp({ ...known, password: guess });
    await signUp({ ...fresh, password: guess });
    const answers = [await logIn({ ...known, password: guess }), await logIn({ ...fresh, password: guess })];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'email_not_verified'],
      [403, 'email_not_verified'],
    ]);
  });

  it('mails a new link to an unverified address, and both links work', async () => {
    const person = aPerson();
    await signUp(person);
    await signUp(person);
    const [first, second] = [
      await waitForMail(server.config, person.email),
      await waitForMail(server.config, person.email, 2),
    ];
    expect(tokenOf(first)).not.toBe(tokenOf(second));
    expect((await verify(tokenOf(second))).statusCode).toBe(200);
    expect((await verify(tokenOf(first))).statusCode).toBe(200);
    await logInAs(server, person);
  });

  it('gives the account the password of the sign-up whose link was opened, not of a stranger who signed up too', async () => {
    const person = aPerson();
    await signUp({ ...person, password: 'password of a stranger' });
    await waitForMail(server.config, person.email);
    await signUp(person);
    await verify(tokenOf(await waitForMail(server.config, person.email, 2)));
    await logInAs(server, person);
    expect((await logIn({ ...person, password: 'password of a stranger' })).statusCode).not.toBe(200);
  });

  it('does not change an account when the link of an older sign-up is opened late', async () => {
    const person = aPerson();
    await signUp({ ...person, password: 'password of a stranger' });
    const strangers = tokenOf(await waitForMail(server.config, person.email));
    await signUp(person);
    await verify(tokenOf(await waitForMail(server.config, person.email, 2)));
    expect((await verify(strangers)).statusCode).toBe(200);
    expect((await logIn({ ...person, password: 'password of a stranger' })).statusCode).toBe(401);
    await logInAs(server, person);
  });

  it('puts nothing that the stranger typed into the mail', async () => {
    const person = aPerson({ username: 'Win a prize at https://evil.example.com' });
    await signUp(person);
    const mail = await waitForMail(server.config, person.email);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('evil');
  });

  it('keeps the name as typed, but for what could break something', async () => {
    const person = aPerson({ username: '  Þóra\u0000\r\nBcc: eve@example.com  ' });
    expect((await signUp(person)).statusCode).toBe(200);
    const mail = await waitForMail(server.config, person.email);
    expect([mail.to, mail.bcc]).toEqual([[{ address: person.email, name: '' }], undefined]);
    const { rows } = await server.platform.db.$client.query('select full_name from sign_ups where email = $1', [
      person.email,
    ]);
    expect(rows).toEqual([{ full_name: 'Þóra Bcc: eve@example.com' }]);
  });

  it('refuses a password that is tried first, with a sentence for the person', async () => {
    const response = await signUp(aPerson({ password: 'iloveyou' }));
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        code: 'password_too_common',
        message: 'This password is too common. Choose another.',
        requestId: expect.any(String),
      },
    ]);
  });

  it.each([
    ['no body', undefined],
    ['no fields', {}],
    ['a short name', aPerson({ username: ' a ' })],
    ['a name of control characters', aPerson({ username: '\u0000\u0001\u0002' })],
    ['a name that nobody sees', aPerson({ username: '\u200B\u200D\u2060' })],
    ['a short password', aPerson({ password: '12345' })],
    ['a password of 300 characters', aPerson({ password: 'x'.repeat(300) })],
    ['an address without a domain', aPerson({ email: 'ada' })],
    ['an address of 300 characters', aPerson({ email: `${'a'.repeat(290)}@example.com` })],
    ['a look-alike address', aPerson({ email: 'p\u0430ul@example.com' })],
    ['two recipients', aPerson({ email: 'ada@example.com,eve@example.com' })],
    ['lists for texts', { username: ['Ada'], email: ['a@example.com'], password: ['difference engine'] }],
    ['a list', []],
    ['broken JSON', '{"username":'],
    [
      'a prototype',
      '{"__proto__":{"isAdmin":true},"username":"Ada","email":"a@example.com","password":"difference engine"}',
    ],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}},"username":"Ada"}'],
  ])('refuses %s', async (_, body) => {
    const response = await signUp(body);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['code', 'message', 'requestId']]);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it('takes nothing but name, address and password from the body', async () => {
    const person = aPerson();
    await signUp({
      ...person,
      id: '00000000-0000-4000-8000-000000000000',
      verifiedAt: '2020-01-01',
      isEmailVerified: true,
    });
    expect((await logIn(person)).statusCode).toBe(403);
  });

  it('counts characters, not bytes or halves of them', async () => {
    expect((await signUp(aPerson({ password: '🂡🂢🂣🂤🂥' }))).statusCode).toBe(400);
    expect((await signUp(aPerson({ password: '🂡🂢🂣🂤🂥🂦' }))).statusCode).toBe(200);
  });
});
