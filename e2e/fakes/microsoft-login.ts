import type { BrowserContext, Route } from '@playwright/test';
import { answerAcrossOrigins } from './cross-origin.ts';

/** Tenants: an organisation, or the one that stands for personal accounts. */
const tenants = {
  organisation: '72f988bf-86f1-41af-91ab-2d7cd011db47',
  personal: '9188040d-6c67-4c5b-b112-36a304b66dad',
} as const;

export interface FakeMicrosoftLogin {
  readonly account?: keyof typeof tenants;
  /** The person says no. */
  readonly refuses?: boolean;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signIn(route: Route, nonces: Map<string, string>, refuses: boolean): Promise<void> {
  const asked = new URL(route.request().url()).searchParams;
  const code = `code-${nonces.size + 1}`;
  nonces.set(code, asked.get('nonce') ?? '');
  const answer = new URLSearchParams({ state: asked.get('state') ?? '' });
  if (refuses) answer.set('error', 'access_denied');
  else {
    answer.set('code', code);
    answer.set('client_info', encode({ uid: 'dana', utid: 'northgate' }));
  }
  const target = JSON.stringify(`${asked.get('redirect_uri')}#${answer}`);
  return route.fulfill({ contentType: 'text/html', body: `<script>location.replace(${target})</script>` });
}

function tokens(asked: URLSearchParams, nonce: string, tenant: string): object {
  const claims = {
    aud: asked.get('client_id'),
    iss: `https://login.microsoftonline.com/${tenant}/v2.0`,
    exp: Math.floor(Date.now() / 1000) + 3600,
    iat: Math.floor(Date.now() / 1000),
    sub: 'dana',
    oid: 'dana',
    tid: tenant,
    nonce,
    preferred_username: 'dana@northgate.example',
    ver: '2.0',
  };
  return {
    token_type: 'Bearer',
    scope: asked.get('scope'),
    expires_in: 3600,
    access_token: `token for ${asked.get('scope')?.split(' ')[0]}`,
    refresh_token: 'refresh',
    id_token: `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}.signature`,
    client_info: encode({ uid: 'dana', utid: 'northgate' }),
  };
}

/** Puts Microsoft's sign-in behind a fake that comes back to the redirect address with an answer, in its own window. */
export async function fakeMicrosoftLogin(context: BrowserContext, login: FakeMicrosoftLogin = {}): Promise<void> {
  const { account = 'organisation', refuses = false } = login;
  const nonces = new Map<string, string>();
  await context.route('https://login.microsoftonline.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/authorize')) await signIn(route, nonces, refuses);
    else if (pathname.endsWith('/token')) {
      const asked = new URLSearchParams(route.request().postData() ?? '');
      const body = tokens(asked, nonces.get(asked.get('code') ?? '') ?? '', tenants[account]);
      await answerAcrossOrigins(route, { contentType: 'application/json', body: JSON.stringify(body) });
    } else await answerAcrossOrigins(route, { status: 404, contentType: 'application/json', body: '{}' });
  });
}
