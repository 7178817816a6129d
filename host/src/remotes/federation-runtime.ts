import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { spokenContracts } from '@app/shared/federation';
import { createIntegrityPlugin } from './integrity-plugin.ts';
import { dropPreloads, forgetPreloads, preloadRelease } from './preload-release.ts';
import type { FederationPort } from './race-releases.ts';

/** The name a release is registered under: two releases of one remote are two remotes to the runtime. */
function registeredName(name: string, version: string): string {
  return `${name}_${version.replace(/\W/g, '_')}`;
}

/** The federation runtime that the build put into this page. */
export function createFederationRuntime(): FederationPort {
  const integrity = createIntegrityPlugin();
  registerPlugins([integrity.plugin]);
  return {
    offer: () => ({ contracts: spokenContracts, provides: sharedVersions() }),
    load: async (name, version, release, fresh) => {
      integrity.guard(release);
      if (fresh) {
        await forgetPreloads(release);
      } else {
        preloadRelease(release);
      }
      const registered = registeredName(name, version);
      registerRemotes([{ name: registered, entry: release.entry }], { force: fresh });
      const run = await loadRemote<() => unknown>(`${registered}/remote`, { loadFactory: false, from: 'runtime' });
      if (run === null) {
        throw new Error(`${registered} holds no ./remote`);
      }
      return run;
    },
    abandon: dropPreloads,
  };
}

/** What this page shares, as the runtime knows it. */
function sharedVersions(): Record<string, string> {
  const shared = getInstance()?.options.shared ?? {};
  return Object.fromEntries(
    Object.entries(shared).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first.version]])),
  );
}

/** One version of a shared module that somebody brought into the page. */
export interface SharedModule {
  readonly name: string;
  readonly version: string;
  /** Who brought it. */
  readonly from: string;
  /** Who uses it; nobody yet when empty. */
  readonly usedBy: readonly string[];
}

/** Who won each shared module, as the runtime tells it. */
export function listSharedModules(): readonly SharedModule[] {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, useIn }]) => ({
      name,
      version,
      from,
      usedBy: [...new Set(useIn)],
    })),
  );
}
