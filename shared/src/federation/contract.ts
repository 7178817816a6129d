/**
 * The contract between host and remotes. It grows only with an incompatible change: something removed from
 * `HostServices`, a new duty for remotes, another way to mount. Additions that old remotes can ignore keep the number.
 */
export const contractNumber = 1;

/** The contracts a host of this build can mount. During a change of contract a host speaks both the old and the new one. */
export const spokenContracts: readonly number[] = [contractNumber];

export const remoteNames = ['auth', 'dashboard'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** Which remote owns which route of the product. */
export const remoteRoutes = {
  auth: ['/login', '/signup', '/check-email', '/verify-email', '/forgot-password', '/reset-password'],
  dashboard: ['/dashboard'],
} as const satisfies Record<RemoteName, readonly string[]>;
