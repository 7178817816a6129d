import { googleLoginEndpoint, microsoftLoginEndpoint, type SignInErrorCode } from '@app/shared/contracts';
import * as z from 'zod';
import { serve, type Http } from '../../platform/http/index.ts';
import { startSession } from '../sessions/index.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { googleProvider, microsoftProvider, type Provider } from './provider.ts';
import { callbackPath, type SignIn } from './sign-in.ts';
import { startSignIn } from './start-sign-in.ts';

const failed: SignInErrorCode = 'sign_in_failed';

/** Anything that is not one text each counts as absent; the check of the state refuses it. */
const callbackQuery = z.object({ state: z.string().catch(''), error: z.string().optional().catch(undefined) });

export function registerSignInRoutes(api: Http, signIn: SignIn): void {
  registerProvider(api, signIn, googleLoginEndpoint, googleProvider(signIn.config));
  registerProvider(api, signIn, microsoftLoginEndpoint, microsoftProvider(signIn.config));
}

type StartEndpoint = typeof googleLoginEndpoint | typeof microsoftLoginEndpoint;

function registerProvider(api: Http, signIn: SignIn, start: StartEndpoint, provider: Provider | null): void {
  serve(api, start, {}, async (request, reply) => {
    // Not configured: the page says so when the address is missing.
    return provider ? { redirect_url: await startSignIn(signIn, provider, request, reply) } : {};
  });
  if (!provider) return;
  api.get(callbackPath(provider), { schema: { querystring: callbackQuery } }, async (request, reply) => {
    const { state, error } = request.query;
    const account = await finishSignIn(signIn, provider, request, { state, error });
    // Both targets are fixed paths of this service: nothing in the request decides where the browser goes.
    if ('refusal' in account) return reply.redirect(`/login?error=${account.refusal}`, 303);
    const hasStarted = await startSession(signIn, account, request, reply);
    return reply.redirect(hasStarted ? '/dashboard' : `/login?error=${failed}`, 303);
  });
}
