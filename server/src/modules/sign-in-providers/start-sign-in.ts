import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { AppError } from '../../platform/errors/app-error.ts';
import { createSecretToken, hashSecretToken } from '../sessions/index.ts';
import type { Provider } from './provider.ts';
import { insertAttempt } from './sign-in-attempt-repository.ts';
import { attemptSeconds, callbackUrl, type SignIn } from './sign-in.ts';

/** Answers where the browser goes. Its secrets stay here; the browser gets a cookie that it must bring back. */
export async function startSignIn(
  signIn: SignIn,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const configuration = await signIn.connect(provider).catch((cause: unknown) => {
    throw new AppError('unavailable', {
      message: `${provider.name} cannot be reached right now. Please try again.`,
      cause,
    });
  });
  const state = createSecretToken();
  const nonce = randomNonce();
  const codeVerifier = randomPKCECodeVerifier();
  const browserHash = bindBrowser(signIn, request, reply);
  const key = { stateHash: state.hash, browserHash, provider: provider.id };
  await insertAttempt(signIn.db, { ...key, nonce, codeVerifier }, attemptSeconds);
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(signIn, provider),
    scope: 'openid email profile',
    state: state.token,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href;
}

/** A second tab keeps the cookie of the first, so that both attempts can be finished. */
function bindBrowser({ browserCookie }: SignIn, request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[browserCookie.name];
  const knownHash = hashSecretToken(known);
  const browser =
    known !== undefined && knownHash !== undefined ? { token: known, hash: knownHash } : createSecretToken();
  void reply.setCookie(browserCookie.name, browser.token, { ...browserCookie.options, maxAge: attemptSeconds });
  return browser.hash;
}
