import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';

export interface Forgery {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** How the token is signed. `stranger`: with a key that the issuer does not publish. */
  readonly signature?: 'right' | 'none' | 'stranger' | 'hmac-with-public-key';
}

export interface ForgingIssuer {
  readonly issuer: string;
  /** What the next ID token is like. */
  forgery: Forgery;
  /** Status of every answer. */
  status: number;
  /** PKCE verifiers that came in. */
  readonly verifiers: string[];
  stop(): Promise<void>;
}

const secondsNow = (): number => Math.floor(Date.now() / 1_000);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that says whatever a test wants, for the refusals that an honest one cannot cause. */
export async function startForgingIssuer(): Promise<ForgingIssuer> {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The issuer has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const state: ForgingIssuer = {
    issuer,
    forgery: {},
    status: 200,
    verifiers: [],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const idToken = (): string => {
    const { header = {}, claims = {}, signature = 'right' } = state.forgery;
    const times = { iat: secondsNow(), exp: secondsNow() + 300 };
    const body = { iss: issuer, sub: 'forged', aud: 'forged-client', ...times, ...claims };
    const input = `${encode({ alg: 'RS256', kid: 'k1', ...header })}.${encode(body)}`;
    return `${input}.${signatureOf(input, signature, { own: key.privateKey, stranger: stranger.privateKey, public: key.publicKey })}`;
  };

  server.on('request', (request, response) => {
    if (request.url === '/.well-known/openid-configuration') return sendJson(response, state.status, metadata(issuer));
    if (request.url === '/jwks') {
      const jwk = { ...key.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
      return sendJson(response, state.status, { keys: [jwk] });
    }
    return void arrayBuffer(request).then((body) => {
      state.verifiers.push(new URLSearchParams(Buffer.from(body).toString()).get('code_verifier') ?? '');
      const tokens = { access_token: 'a', token_type: 'Bearer', id_token: idToken() };
      sendJson(response, state.status, tokens);
    });
  });
  return state;
}

function metadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: true,
  };
}

interface Keys {
  readonly own: KeyObject;
  readonly stranger: KeyObject;
  readonly public: KeyObject;
}

function signatureOf(input: string, kind: NonNullable<Forgery['signature']>, keys: Keys): string {
  switch (kind) {
    case 'none':
      return '';
    case 'hmac-with-public-key':
      return createHmac('sha256', keys.public.export({ format: 'pem', type: 'spki' }))
        .update(input)
        .digest('base64url');
    case 'right':
    case 'stranger':
      return sign('sha256', Buffer.from(input), kind === 'right' ? keys.own : keys.stranger).toString('base64url');
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
