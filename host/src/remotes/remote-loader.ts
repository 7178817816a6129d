import { chooseVersions, type Registry, type RemoteName } from '@app/shared/federation';
import type { FailurePhase } from '@app/shared/contracts';
import type { FailedReleases } from './failed-releases.ts';
import { createRace, type LoadedRemote, type RaceParts } from './race-releases.ts';
import { newReference, reasonOf, RemoteUnavailableError, type FailedTry } from './remote-errors.ts';

export interface LoaderParts extends RaceParts {
  readonly registry: Registry;
  readonly visitorId: string | undefined;
  readonly failed: FailedReleases;
  readonly report: (remote: RemoteName, failed: FailedTry, reference: string) => void;
}

export interface RemoteLoader {
  /** The remote's best release that works; a load under way is shared. Rejects with `RemoteUnavailableError` when none does. */
  load(name: RemoteName): Promise<LoadedRemote>;
  /** The release in use, when nothing speaks against showing it again at once. */
  working(name: RemoteName): LoadedRemote | undefined;
  /** Says that a loaded release broke in use. It is passed over from now on. Returns the visitor's reference. */
  markBroken(loaded: Pick<LoadedRemote, 'name' | 'version'>, phase: FailurePhase, error: unknown): string;
  /** Says that a loaded release threw where it broke nothing. It stays. */
  noteLate(loaded: Pick<LoadedRemote, 'name' | 'version'>, error: unknown): void;
  /** Whether another release is left that has not failed in this tab. */
  hasAnother(name: RemoteName): boolean;
  /** Gives all releases of a remote another chance. */
  forgive(name: RemoteName): void;
  /** What has been loaded in this page, the newest load of each remote. */
  inUse(): readonly LoadedRemote[];
}

/** Loads remotes: gate, time limit, one repetition, releases from before. */
export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const { registry, visitorId, failed, report } = parts;
  const race = createRace(parts);
  const inUse = new Map<RemoteName, LoadedRemote>();
  const working = new Map<RemoteName, LoadedRemote>();
  const underWay = new Map<RemoteName, Promise<LoadedRemote>>();

  const versionsOf = (name: RemoteName): readonly string[] => {
    const remote = registry.remotes[name];
    return remote === undefined ? [] : chooseVersions(name, remote, visitorId);
  };
  const notFailed = (name: RemoteName): readonly string[] =>
    versionsOf(name).filter((version) => !failed.has(name, version));

  const loadOnce = async (name: RemoteName): Promise<LoadedRemote> => {
    const here = working.get(name);
    if (here !== undefined) return here;
    const reference = newReference(name, versionsOf(name)[0] ?? 'none');
    const tries: FailedTry[] = [];
    const note = (outcome: FailedTry): void => {
      tries.push(outcome);
      failed.add(name, outcome.version, outcome.phase === 'shape');
      report(name, outcome, reference);
    };
    const candidates = notFailed(name).flatMap((version) => {
      const release = registry.remotes[name]?.releases[version];
      return release === undefined ? [] : [{ name, version, release }];
    });
    const winner = await race(candidates, note);
    if (winner === null) {
      throw new RemoteUnavailableError(name, reference, tries);
    }
    inUse.set(name, winner);
    working.set(name, winner);
    return winner;
  };

  return {
    hasAnother: (name) => notFailed(name).length > 0,
    working: (name) => working.get(name),
    forgive: (name) => {
      failed.forget(name);
      working.delete(name);
    },
    inUse: () => [...inUse.values()],
    markBroken: ({ name, version }, phase, error) => {
      const reference = newReference(name, version);
      failed.add(name, version, phase === 'render');
      working.delete(name);
      report(name, { version, phase, reason: reasonOf(error) }, reference);
      return reference;
    },
    noteLate: ({ name, version }, error) =>
      report(name, { version, phase: 'later', reason: reasonOf(error) }, newReference(name, version)),
    load: (name) => {
      const started = underWay.get(name) ?? loadOnce(name).finally(() => underWay.delete(name));
      underWay.set(name, started);
      return started;
    },
  };
}
