/**
 * The contract between host and remotes. It grows only with an incompatible change: something removed from
 * `HostServices`, a new duty for remotes, another way to mount. Additions that old remotes can ignore keep the number.
 */
export const contractNumber = 1;

/** The contracts a host of this build can mount. During a change of contract a host speaks both the old and the new one. */
export const spokenContracts: readonly number[] = [contractNumber];

export const remoteNames = ['auth', 'dashboard', 'review'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** Which remote owns which route of the product. A part that begins with a colon stands for whatever is there. */
export const remoteRoutes = {
  auth: [
    '/login',
    '/signup',
    '/check-email',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/account',
    '/help',
  ],
  dashboard: ['/dashboard'],
  review: ['/review/:analysisId'],
} as const satisfies Record<RemoteName, readonly string[]>;

/** Those that read the result of a comparison: a release of them must know the version that the server answers with. */
export const resultReaders: readonly RemoteName[] = ['dashboard', 'review'];

export type RemoteRoute = (typeof remoteRoutes)[RemoteName][number];

/** Who may see a page: only who is not logged in, only who is, or everybody. */
export type RouteAccess = 'visitors' | 'logged-in' | 'everybody';

/** The one table of who may see what. The host guards by it; a remote has no say. */
export const routeAccess: Readonly<Record<RemoteRoute, RouteAccess>> = {
  '/login': 'visitors',
  '/signup': 'visitors',
  '/check-email': 'visitors',
  '/verify-email': 'visitors',
  '/forgot-password': 'visitors',
  '/reset-password': 'visitors',
  '/account': 'logged-in',
  '/help': 'everybody',
  '/dashboard': 'logged-in',
  '/review/:analysisId': 'logged-in',
};
