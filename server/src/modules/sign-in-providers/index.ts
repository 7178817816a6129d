import type { Module, Platform } from '../../platform/platform.ts';
import { sweepSignInAttempts } from './sweep-sign-in-attempts.job.ts';

/** Sign-in with Google and Microsoft: OpenID Connect, authorization code with PKCE. */
export function createSignInProvidersModule(platform: Platform): Module {
  return {
    routes: async (api) => (await import('./routes.ts')).registerSignInRoutes(api, platform),
    jobs: [sweepSignInAttempts(platform)],
  };
}
