import type { remoteRoutes } from '@app/shared/federation';

/** What visitors call each page. Begins the sentence that stands in its place when it cannot be loaded; part of every release. */
export const pageNames: Readonly<Record<(typeof remoteRoutes.auth)[number], string>> = {
  '/login': 'The login page',
  '/signup': 'The sign-up page',
  '/check-email': 'The page about your e-mail',
  '/verify-email': 'The page that confirms your e-mail',
  '/forgot-password': 'The page for a forgotten password',
  '/reset-password': 'The page for a new password',
  '/account': 'The account page',
  '/help': 'The help page',
};
