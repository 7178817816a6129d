import type { RemoteName, remoteRoutes } from '../federation/contract.ts';

/**
 * What visitors call each page of a remote. Begins the sentence that is shown in its place when it cannot be loaded; part of
 * every release.
 */
export const pageNames: {
  readonly [Remote in RemoteName]: Readonly<Record<(typeof remoteRoutes)[Remote][number], string>>;
} = {
  auth: {
    '/login': 'The login page',
    '/signup': 'The sign-up page',
    '/check-email': 'The inbox page',
    '/verify-email': 'The email verification page',
    '/forgot-password': 'The page for a forgotten password',
    '/reset-password': 'The page for a new password',
    '/account': 'The account page',
    '/help': 'The help page',
  },
  dashboard: {
    '/dashboard': 'The upload page',
  },
  review: {
    '/review/:analysisId': 'The review of the findings',
  },
};
