import type { SignInErrorCode } from '@app/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { authorizationCodeGrant, fetchUserInfo, type Configuration, type IDToken } from 'openid-client';
import { openAccount, type OpenedAccount } from '../accounts/index.ts';
import { hashSecretToken } from '../sessions/index.ts';
import type { Provider } from './provider.ts';
import { takeAttempt, type AttemptSecrets } from './sign-in-attempt-repository.ts';
import { callbackUrl, type SignIn } from './sign-in.ts';

export interface CallbackQuery {
  readonly state: string;
  readonly error: string | undefined;
}

/** Checks what the browser brought back and opens the account. Refusals are values: they become a redirect. */
export async function finishSignIn(
  signIn: SignIn,
  provider: Provider,
  request: FastifyRequest,
  { state, error }: CallbackQuery,
): Promise<OpenedAccount> {
  const stateHash = hashSecretToken(state);
  const browserHash = hashSecretToken(request.cookies[signIn.browserCookie.name]);
  if (stateHash === undefined || browserHash === undefined) return { refusal: 'sign_in_expired' };
  const secrets = await takeAttempt(signIn.db, { stateHash, browserHash, provider: provider.id });
  if (!secrets) return { refusal: 'sign_in_expired' };
  if (error === 'access_denied') return { refusal: 'sign_in_cancelled' };
  const claims = await exchangeCode(signIn, provider, request, { ...secrets, state });
  if (typeof claims === 'string') return { refusal: claims };
  const identity = provider.identify(claims);
  if (!identity) return { refusal: 'sign_in_failed' };
  const current = await request.server.authenticator.authenticate(request);
  return openAccount(signIn, { identity, currentUserId: current?.userId });
}

/** Trades the code for an ID token and checks issuer (also against mix-up), audience, signature, times and nonce. */
async function exchangeCode(
  signIn: SignIn,
  provider: Provider,
  request: FastifyRequest,
  { nonce, codeVerifier, state }: AttemptSecrets & { readonly state: string },
): Promise<IDToken | SignInErrorCode> {
  const currentUrl = new URL(callbackUrl(signIn, provider));
  currentUrl.search = new URL(request.url, signIn.config.PUBLIC_URL).search;
  try {
    const configuration = await signIn.connect(provider);
    const tokens = await authorizationCodeGrant(configuration, currentUrl, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    return claims ? await completeClaims(configuration, claims, tokens.access_token) : 'sign_in_failed';
  } catch (error) {
    const refusal = isUnreachable(error) ? 'sign_in_unavailable' : 'sign_in_failed';
    // The causes of these errors hold whole responses with tokens, so only their names go to the log.
    request.log.warn({ provider: provider.id, refusal, reason: describe(error) }, 'a sign-in was refused');
    return refusal;
  }
}

/** OpenID Connect Core 5.4: claims asked for by scope may come from the UserInfo endpoint only. The ID token wins. */
async function completeClaims(configuration: Configuration, claims: IDToken, accessToken: string): Promise<IDToken> {
  const { userinfo_endpoint: endpoint } = configuration.serverMetadata();
  if (claims['email'] !== undefined || endpoint === undefined) return claims;
  return { ...(await fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isServerError = error.cause instanceof Response && error.cause.status >= 500;
  return isServerError || error.message === 'fetch failed' || codeOf(error) === 'OAUTH_TIMEOUT';
}

function describe(error: unknown): string {
  return error instanceof Error ? `${codeOf(error) ?? error.name}: ${error.message}` : 'unknown';
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
