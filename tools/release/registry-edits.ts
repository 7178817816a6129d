import {
  reachableVersions,
  type RegisteredRemote,
  type Registry,
  type RemoteRelease,
} from '@app/shared/federation/server';

export type Edit = (registry: Registry) => Registry;

function change(registry: Registry, name: string, edit: (remote: RegisteredRemote) => RegisteredRemote): Registry {
  const remote = registry.remotes[name];
  if (remote === undefined) {
    throw new Error(
      `No release of "${name}" is registered. Known: ${Object.keys(registry.remotes).join(', ') || 'none'}.`,
    );
  }
  return { ...registry, remotes: { ...registry.remotes, [name]: edit(remote) } };
}

function mustKnow(name: string, remote: RegisteredRemote, version: string): void {
  if (!Object.hasOwn(remote.releases, version)) {
    const known = Object.keys(remote.releases).join(', ');
    throw new Error(`${name} ${version} is not registered. Known versions: ${known}.`);
  }
}

/** Lists a release without making it live. The first release of a remote is live at once: there is no other. */
export function addRelease(name: string, version: string, release: RemoteRelease): Edit {
  return (registry) => {
    const remote = registry.remotes[name] ?? {
      active: version,
      previous: null,
      canary: null,
      blocked: [],
      releases: {},
    };
    const releases = { ...remote.releases, [version]: release };
    return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, releases } } };
  };
}

/** Makes a version the one that everybody gets. What was live becomes the one to fall back to. */
export function activate(name: string, version: string): Edit {
  return (registry) =>
    change(registry, name, (remote) => {
      mustKnow(name, remote, version);
      return {
        ...remote,
        active: version,
        previous: remote.active === version ? (remote.previous ?? null) : remote.active,
        canary: null,
        blocked: remote.blocked.filter((blocked) => blocked !== version),
      };
    });
}

/** Remembers which version the sources that the site was last built from, or released from, have become. */
export function noteBuild(name: string, version: string): Edit {
  return (registry) => change(registry, name, (remote) => ({ ...remote, built: version }));
}

/** Gives a version to a share of the visitors. */
export function setCanary(name: string, version: string, percent: number): Edit {
  return (registry) =>
    change(registry, name, (remote) => {
      mustKnow(name, remote, version);
      if (remote.active === version) {
        throw new Error(`${name} ${version} is live for everybody already.`);
      }
      return {
        ...remote,
        canary: { version, percent },
        blocked: remote.blocked.filter((blocked) => blocked !== version),
      };
    });
}

/**
 * Takes back the newest step: a running canary ends; without one the previous version is live again. The version taken
 * back is blocked, so that no open page falls back to it.
 */
export function rollBack(name: string): Edit {
  return (registry) =>
    change(registry, name, (remote) => {
      const { canary, active, previous } = remote;
      if (canary !== null && canary !== undefined) {
        return { ...remote, canary: null, blocked: block(remote, canary.version) };
      }
      if (previous === null || previous === undefined) {
        const others = Object.keys(remote.releases).filter((version) => version !== active);
        const hint = others.length === 0 ? '' : ` Promote one of these: ${others.join(', ')}.`;
        throw new Error(`${name} has no previous version to go back to.${hint}`);
      }
      return { ...remote, active: previous, previous: null, blocked: block(remote, active) };
    });
}

function block(remote: RegisteredRemote, version: string): string[] {
  return [...new Set([...remote.blocked, version])];
}

/** Takes versions off the list, but never one that a page may come to load. */
export function dropReleases(name: string, versions: readonly string[]): Edit {
  return (registry) =>
    change(registry, name, (remote) => {
      const reachable = reachableVersions(remote);
      const isKept = (version: string): boolean => reachable.has(version) || !versions.includes(version);
      return {
        ...remote,
        blocked: remote.blocked.filter(isKept),
        releases: Object.fromEntries(Object.entries(remote.releases).filter(([version]) => isKept(version))),
      };
    });
}

/** Lets developers load remotes from an origin in a tab of their own, or takes that back. */
export function allowOverrides(origin: string, isAllowed: boolean): Edit {
  return (registry) => {
    const others = (registry.overrideOrigins ?? []).filter((known) => known !== origin);
    return { ...registry, overrideOrigins: isAllowed ? [...others, origin] : others };
  };
}
