import { remoteRoutes, routeAccess, type RemoteName, type RouteAccess } from '@app/shared/federation';

/** A page of a remote, and who may see it. */
export interface RemotePage {
  readonly owner: RemoteName;
  readonly access: RouteAccess;
}

/** What an address leads to. */
export type Page = 'landing' | RemotePage | 'unknown';

const pagesOf = <Name extends RemoteName>(owner: Name): [string, RemotePage][] =>
  remoteRoutes[owner].map((path) => [path, { owner, access: routeAccess[path] }]);

const pages = new Map([...pagesOf('auth'), ...pagesOf('dashboard')]);

/** An address with its closing slashes taken away: both forms are the same page. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

export function pageOf(pathname: string): Page {
  const path = canonicalPath(pathname);
  return path === '/' ? 'landing' : (pages.get(path) ?? 'unknown');
}
