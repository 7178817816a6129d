import { googleLoginEndpoint, microsoftLoginEndpoint, type SignInErrorCode } from '@app/shared/contracts';
import * as z from 'zod';
import { unsetFeatures } from '../../config/unset-features.ts';
import { serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { startSession } from '../sessions/index.ts';
import { googleProvider, microsoftProvider, type Provider } from './provider.ts';
import { callbackPath, createSignIn, type SignIn } from './sign-in.ts';

const failed: SignInErrorCode = 'sign_in_failed';

/** Anything that is not one text each counts as absent; the check of the state refuses it. */
const callbackQuery = z.object({ state: z.string().catch(''), error: z.string().optional().catch(undefined) });

export function registerSignInRoutes(api: Http, platform: Platform): void {
  const signIn = createSignIn(platform);
  registerProvider(api, signIn, googleLoginEndpoint, googleProvider(signIn.config), 'Login with Google');
  registerProvider(api, signIn, microsoftLoginEndpoint, microsoftProvider(signIn.config), 'Login with Microsoft');
}

type StartEndpoint = typeof googleLoginEndpoint | typeof microsoftLoginEndpoint;

function registerProvider(
  api: Http,
  signIn: SignIn,
  start: StartEndpoint,
  provider: Provider | null,
  feature: string,
): void {
  serve(api, start, {}, async (request, reply) => {
    if (provider) {
      const { startSignIn } = await import('./start-sign-in.ts');
      return { redirect_url: await startSignIn(signIn, provider, request, reply) };
    }
    const settings = unsetFeatures(signIn.config).find(({ name }) => name === feature)?.settings;
    request.log.warn({ feature, settings }, 'a sign-in was requested that is not configured');
    return { message: `${feature} is not set up here.` };
  });
  if (!provider) return;
  api.get(callbackPath(provider), { schema: { querystring: callbackQuery } }, async (request, reply) => {
    const { state, error } = request.query;
    const { finishSignIn } = await import('./finish-sign-in.ts');
    const account = await finishSignIn(signIn, provider, request, { state, error });
    // Both targets are fixed paths of this service: nothing in the request decides where the browser goes.
    if ('refusal' in account) return reply.redirect(`/login?error=${account.refusal}`, 303);
    const hasStarted = await startSession(signIn, account, request, reply);
    return reply.redirect(hasStarted ? '/dashboard' : `/login?error=${failed}`, 303);
  });
}
