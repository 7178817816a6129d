import { satisfiesRange } from './satisfies-range.ts';

/** What a host offers to remotes. */
export interface HostOffer {
  /** The contracts it can mount. */
  readonly contracts: readonly number[];
  /** Versions of the modules it shares, by name. */
  readonly provides: Readonly<Record<string, string>>;
}

/** What a release asks for, as its record and its registry entry say. */
export interface ReleaseDemand {
  readonly contract: number;
  readonly shared: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Files whose hash must be known before a release may be loaded. */
export const guardedFiles = ['mf-manifest.json', 'remoteEntry.js'] as const;

/** Modules that must not exist twice in a page; their subpaths (`react/jsx-runtime`) belong to them. */
const singletons = ['react', 'react-dom', '@app/shared/router'];

/**
 * Says why a release cannot run in a host; an empty list means that it can. The same function decides in a remote's
 * tests, at release and in the browser, so that all three say the same in the same words.
 */
export function checkCompatibility(host: HostOffer, release: ReleaseDemand): readonly string[] {
  return [...checkContract(host, release), ...checkShared(host, release), ...checkIntegrity(release)];
}

function checkContract(host: HostOffer, release: ReleaseDemand): string[] {
  return host.contracts.includes(release.contract)
    ? []
    : [`contract: the release is built for ${release.contract}, the host speaks ${host.contracts.join(', ')}`];
}

function checkShared(host: HostOffer, release: ReleaseDemand): string[] {
  return Object.entries(release.shared).flatMap(([name, range]) => {
    const owner = singletons.find((singleton) => name === singleton || name.startsWith(`${singleton}/`));
    const provided = host.provides[name] ?? (owner === undefined ? undefined : host.provides[owner]);
    if (provided === undefined) {
      return [`shared ${name}: the release asks for ${range}, the host does not share it`];
    }
    return satisfiesRange(provided, range)
      ? []
      : [`shared ${name}: the release asks for ${range}, the host has ${provided}`];
  });
}

function checkIntegrity(release: ReleaseDemand): string[] {
  return guardedFiles
    .filter((file) => !/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(release.integrity[file] ?? ''))
    .map((file) => `integrity ${file}: the release names no valid hash`);
}
