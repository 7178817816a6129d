import {
  remoteNames,
  remoteRoutes,
  routeAccess,
  routeOf,
  type RemoteName,
  type RemoteRoute,
  type RouteAccess,
} from '@app/shared/federation';

/** A page of a remote, and who may see it. */
export interface RemotePage {
  readonly owner: RemoteName;
  readonly access: RouteAccess;
}

/** What an address leads to. */
export type Page = 'landing' | RemotePage | 'unknown';

/** An address with its closing slashes taken away: both forms are the same page. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

export function pageOf(pathname: string): Page {
  const path = canonicalPath(pathname);
  if (path === '/') return 'landing';
  for (const owner of remoteNames) {
    const route = routeOf<RemoteRoute>(remoteRoutes[owner], path);
    if (route !== undefined) return { owner, access: routeAccess[route] };
  }
  return 'unknown';
}
