import { remoteRoutes, type RemoteName } from '@app/shared/federation';

/** Which part of the product an address belongs to. */
export type Page = 'landing' | RemoteName | 'unknown';

const owners = new Map<string, RemoteName>([
  ...remoteRoutes.auth.map((path) => [path, 'auth'] as const),
  ...remoteRoutes.dashboard.map((path) => [path, 'dashboard'] as const),
]);

/** An address with its closing slashes taken away: both forms are the same page. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

export function pageOf(pathname: string): Page {
  const path = canonicalPath(pathname);
  return path === '/' ? 'landing' : (owners.get(path) ?? 'unknown');
}
