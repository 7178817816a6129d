import { randomUUID } from 'node:crypto';
import { loginEndpoint, signUpEndpoint, verifyEmailEndpoint } from '@app/shared/contracts';
import { openBrowser, type TestBrowser } from './test-browser.ts';
import type { TestApp } from './start-test-app.ts';
import { tokenOf, waitForMail } from './test-mailbox.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export function aPerson(overrides: Partial<Person> = {}): Person {
  return {
    username: 'Ada Lovelace',
    email: `ada-${randomUUID().slice(0, 8)}@example.com`,
    password: 'difference engine',
    ...overrides,
  };
}

/** Somebody with a verified account; needs a server with a worker. */
export async function signUpAndVerify(server: TestApp, person = aPerson()): Promise<Person> {
  const browser = openBrowser(server.app);
  await browser.post(signUpEndpoint.path, person);
  const token = tokenOf(await waitForMail(server.config, person.email));
  await browser.post(`${verifyEmailEndpoint.path}?token=${token}`);
  return person;
}

/** A browser in which that person has just logged in. */
export async function logInAs(server: TestApp, { email, password }: Person): Promise<TestBrowser> {
  const browser = openBrowser(server.app);
  const response = await browser.post(loginEndpoint.path, { email, password });
  if (response.statusCode !== 200) throw new Error(`Login failed: ${response.body}`);
  return browser;
}
