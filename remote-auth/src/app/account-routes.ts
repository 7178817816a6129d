import { remoteRoutes } from '@app/shared/federation';

export type AccountRoute = (typeof remoteRoutes.auth)[number];

/** Whether this remote renders the path. */
export function isAccountRoute(path: string): path is AccountRoute {
  return remoteRoutes.auth.some((route) => route === path);
}
