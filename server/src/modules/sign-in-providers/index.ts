import type { Http } from '../../platform/http/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { registerSignInRoutes } from './routes.ts';
import { createSignIn } from './sign-in.ts';
import { sweepSignInAttempts } from './sweep-sign-in-attempts.job.ts';

/** Sign-in with Google and Microsoft: OpenID Connect, authorization code with PKCE. */
export function createSignInProvidersModule(platform: Platform): Module {
  return {
    routes: (api: Http) => registerSignInRoutes(api, createSignIn(platform)),
    jobs: [sweepSignInAttempts(platform)],
  };
}
