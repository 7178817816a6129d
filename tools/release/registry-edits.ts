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

/** Makes a version the one that everybody gets. What was live becomes the one to fall back to, before what was so far. */
export function activate(name: string, version: string): Edit {
  return (registry) =>
    change(registry, name, (remote) => {
      mustKnow(name, remote, version);
      const before = [...new Set([remote.active, ...wayBack(remote)])].filter((other) => other !== version);
      return {
        ...remote,
        active: version,
        ...toWayBack(before),
        canary: null,
        blocked: remote.blocked.filter((blocked) => blocked !== version),
      };
    });
}

/** What was live before the live version, is still there and was not taken back, the newest first. */
function wayBack({ active, previous, earlier = [], blocked, releases }: RegisteredRemote): readonly string[] {
  const versions = previous === null || previous === undefined ? earlier : [previous, ...earlier];
  return versions.filter(
    (version) => version !== active && !blocked.includes(version) && Object.hasOwn(releases, version),
  );
}

function toWayBack([previous, ...earlier]: readonly string[]): Pick<RegisteredRemote, 'previous' | 'earlier'> {
  return { previous: previous ?? null, earlier };
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
 * Takes back the newest step: a running canary ends; without one the newest version is live again that was live before and was
 * not taken back. The version taken back is blocked, so that no open page falls back to it.
 */
export function rollBack(name: string): Edit {
  return (registry) =>
    change(registry, name, (remote) => {
      const { canary, active, blocked, releases } = remote;
      if (canary !== null && canary !== undefined) {
        return block(remote, canary.version);
      }
      const [next, ...rest] = wayBack(remote);
      if (next === undefined) {
        const others = Object.keys(releases).filter((version) => version !== active && !blocked.includes(version));
        const hint = others.length === 0 ? '' : ` Promote one of these: ${others.join(', ')}.`;
        throw new Error(`${name} has no version to go back to.${hint}`);
      }
      return block({ ...remote, active: next, ...toWayBack(rest) }, active);
    });
}

/** No page falls back to a blocked version, and no roll-back leads to it. */
function block(remote: RegisteredRemote, version: string): RegisteredRemote {
  const blocked = [...new Set([...remote.blocked, version])];
  return { ...remote, ...toWayBack(wayBack({ ...remote, blocked })), canary: null, blocked };
}

/** Takes versions off the list, but never one that a page may come to load. */
export function dropReleases(name: string, versions: readonly string[]): Edit {
  return (registry) =>
    change(registry, name, (remote) => {
      const reachable = reachableVersions(remote);
      const isKept = (version: string): boolean => reachable.has(version) || !versions.includes(version);
      return {
        ...remote,
        ...(remote.earlier === undefined ? {} : { earlier: remote.earlier.filter(isKept) }),
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
