import type { Registry } from '@app/shared/federation';
import { createFailedReleases } from './failed-releases.ts';
import { createFederationRuntime } from './federation-runtime.ts';
import { applyOverrides, readOverrides } from './overrides.ts';
import { readInlinedRegistry } from './read-registry.ts';
import { createRemoteLoader, type RemoteLoader } from './remote-loader.ts';
import { reportFailure } from './report-failure.ts';
import { readVisitorId } from './visitor-id.ts';
import { watchLateErrors } from './watch-late-errors.ts';

export interface PageRemotes {
  readonly loader: RemoteLoader;
  /** The registry this tab started with. It stays with it until it is reloaded, so that releases never mix. */
  readonly registry: Registry;
  readonly visitorId: string;
}

/** Sets up the loading of remotes for a page. */
export function createPageRemotes(apiBase: string): PageRemotes {
  const registry = applyOverrides(readInlinedRegistry(document), readOverrides(sessionStorage));
  const visitorId = readVisitorId(document);
  const loader = createRemoteLoader({
    registry,
    visitorId,
    federation: createFederationRuntime(),
    failed: createFailedReleases(sessionStorage),
    report: (remote, { version, phase, reason }, reference) => {
      console.warn(`Release ${version} of "${remote}" failed (${phase}): ${reason} [${reference}]`);
      reportFailure(apiBase, { remote, version, phase, message: reason, reference, revision: registry.revision });
    },
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  watchLateErrors(window, loader);
  return { loader, registry, visitorId };
}

let ofThisPage: PageRemotes | undefined;

/** The one set of remotes of this page. */
export function pageRemotes(apiBase: string): PageRemotes {
  ofThisPage ??= createPageRemotes(apiBase);
  return ofThisPage;
}
