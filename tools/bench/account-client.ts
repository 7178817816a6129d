import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loginEndpoint, signUpEndpoint, verifyEmailEndpoint } from '@app/shared/contracts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

let calls = 0;

/** Each call comes from a network of its own, as far as the server can tell, so that no throttle answers. */
export async function post(origin: string, route: string, body?: object, cookie?: string): Promise<Response> {
  calls += 1;
  const network = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  return fetch(`${origin}/api${route}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': network,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Signs up and opens the mailed link. */
export async function createAccount(origin: string, dataDir: string, credentials: Credentials): Promise<void> {
  await post(origin, signUpEndpoint.path, { username: 'Ada Lovelace', ...credentials });
  const token = await mailedToken(path.join(dataDir, 'mailbox'), credentials.email);
  await post(origin, `${verifyEmailEndpoint.path}?token=${token}`);
}

/** Answers the session cookie. */
export async function logIn(origin: string, credentials: Credentials): Promise<string> {
  const login = await post(origin, loginEndpoint.path, credentials);
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`Login answered ${login.status}.`);
  return cookie;
}

async function mailedToken(mailbox: string, email: string): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    const names = await readdir(mailbox).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.eml') && !one.startsWith('.'))) {
      const mail = await readFile(path.join(mailbox, name), 'latin1');
      // Quoted-printable (RFC 2045, 6.7): soft line breaks and escaped equals signs.
      const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      const token = /token=([\w-]{43})/.exec(text)?.[1];
      if (token !== undefined && text.includes(email)) return token;
    }
  }
  throw new Error('The verification mail did not come.');
}
