import type { Registry } from '@app/shared/federation/server';
import type { Module, Platform } from '../../platform/platform.ts';

/** Takes what pages report about releases of remotes that did not work for a real visitor. */
export function createRemotes(platform: Platform, readRegistry: () => Promise<Registry>): Module {
  return { routes: async (api) => (await import('./routes.ts')).registerRemoteRoutes(api, platform, readRegistry) };
}
