import { checkCompatibility, chooseVersions, parseRemoteModule } from '@app/shared/federation';
import type { HostOffer, Registry, RemoteModule, RemoteName, RemoteRelease } from '@app/shared/federation';
import type { FailurePhase } from '@app/shared/contracts';
import type { FailedReleases } from './failed-releases.ts';
import { overrideVersion } from './overrides.ts';
import { LoadTimeoutError, newReference, reasonOf, RemoteUnavailableError, type FailedTry } from './remote-errors.ts';
import { settleWithin } from './settle-within.ts';

/** How long one release may take to arrive before the next one is tried. */
export const loadLimitMs = 8_000;
/** The pause before the second try lies between these, so that a herd of pages does not come back at once. */
const retryPauseMs = { min: 100, max: 500 } as const;

export interface LoadedRemote {
  readonly name: RemoteName;
  readonly version: string;
  readonly release: RemoteRelease;
  readonly module: RemoteModule;
}

/** What the loader asks of the federation runtime. */
export interface FederationPort {
  offer(): HostOffer;
  /** Loads `./remote` of a release. `fresh`: from the network, whatever an earlier try left behind. */
  load(name: RemoteName, version: string, release: RemoteRelease, fresh: boolean): Promise<unknown>;
}

export interface LoaderParts {
  readonly registry: Registry;
  readonly visitorId: string | undefined;
  readonly federation: FederationPort;
  readonly failed: FailedReleases;
  readonly report: (remote: RemoteName, failed: FailedTry, reference: string) => void;
  readonly pause: (ms: number) => Promise<void>;
}

export interface RemoteLoader {
  /** The remote's best release that works. Rejects with `RemoteUnavailableError` when none does. */
  load(name: RemoteName): Promise<LoadedRemote>;
  /** Says that a loaded release broke in use. It is passed over from now on. Returns the visitor's reference. */
  markBroken(loaded: Pick<LoadedRemote, 'name' | 'version'>, phase: FailurePhase, error: unknown): string;
  /** Whether another release is left that has not failed in this tab. */
  hasAnother(name: RemoteName): boolean;
  /** Gives all releases of a remote another chance. */
  forgive(name: RemoteName): void;
  /** What has been loaded in this page, the newest load of each remote. */
  inUse(): readonly LoadedRemote[];
}

/** Loads remotes: gate, time limit, one repetition, previous release. */
export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const { registry, visitorId, failed, report } = parts;
  const asked = new Set<string>();
  const inUse = new Map<RemoteName, LoadedRemote>();

  const versionsOf = (name: RemoteName): readonly string[] => {
    const remote = registry.remotes[name];
    return remote === undefined ? [] : chooseVersions(name, remote, visitorId);
  };
  const notFailed = (name: RemoteName): readonly string[] =>
    versionsOf(name).filter((version) => !failed.has(name, version));

  return {
    hasAnother: (name) => notFailed(name).length > 0,
    forgive: (name) => failed.forget(name),
    inUse: () => [...inUse.values()],
    markBroken: ({ name, version }, phase, error) => {
      const reference = newReference(name, version);
      failed.add(name, version, phase === 'render');
      report(name, { version, phase, reason: reasonOf(error) }, reference);
      return reference;
    },
    load: async (name) => {
      const tries: FailedTry[] = [];
      const reference = newReference(name, versionsOf(name)[0] ?? 'none');
      for (const version of notFailed(name)) {
        const release = registry.remotes[name]?.releases[version];
        if (release === undefined) {
          continue;
        }
        const outcome = await tryRelease(parts, asked, { name, version, release });
        if (!('phase' in outcome)) {
          inUse.set(name, outcome);
          return outcome;
        }
        tries.push(outcome);
        failed.add(name, version, outcome.phase === 'shape');
        report(name, outcome, reference);
      }
      throw new RemoteUnavailableError(name, reference, tries);
    },
  };
}

interface Candidate {
  readonly name: RemoteName;
  readonly version: string;
  readonly release: RemoteRelease;
}

async function tryRelease(
  parts: LoaderParts,
  asked: Set<string>,
  candidate: Candidate,
): Promise<LoadedRemote | FailedTry> {
  const { name, version, release } = candidate;
  const reasons = version === overrideVersion ? [] : checkCompatibility(parts.federation.offer(), release);
  if (reasons.length > 0) {
    return { version, phase: 'gate', reason: reasons.join('; ') };
  }
  let exposed: unknown;
  try {
    exposed = await loadTwice(parts, asked, candidate);
  } catch (error) {
    return { version, phase: error instanceof LoadTimeoutError ? 'timeout' : 'load', reason: reasonOf(error) };
  }
  try {
    return { name, version, release, module: parseRemoteModule(exposed, release) };
  } catch (error) {
    return { version, phase: 'shape', reason: reasonOf(error) };
  }
}

/** Repeats a load that failed at once; one that ran into the limit is not repeated: the visitor has waited enough. */
async function loadTwice(
  parts: LoaderParts,
  asked: Set<string>,
  { name, version, release }: Candidate,
): Promise<unknown> {
  const key = `${name}@${version}`;
  const loadOnce = (): Promise<unknown> => {
    const fresh = asked.has(key);
    asked.add(key);
    return parts.federation.load(name, version, release, fresh);
  };
  const started = Date.now();
  try {
    return await settleWithin(loadLimitMs, loadOnce());
  } catch (error) {
    const left = loadLimitMs - (Date.now() - started);
    if (error instanceof LoadTimeoutError || left <= retryPauseMs.max) {
      throw error;
    }
    await parts.pause(retryPauseMs.min + Math.random() * (retryPauseMs.max - retryPauseMs.min));
    return settleWithin(left, loadOnce());
  }
}
