import { counted } from './counted.ts';

/** All text of the shell: bar, guards, loading errors. */
export const shellMessages = {
  productName: 'Discrepancy Checker',
  logOut: 'Log out',
  login: 'Login',
  help: 'Help',
  serviceLinks: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    imprint: 'Imprint',
    contact: 'Contact',
  },
  /** The accessible name of the account link; on screen it is the address. */
  accountOf: (email: string) => `Account, ${email}`,
  skipToContent: 'Skip to content',
  toasts: 'Notifications',
  /** The hours are a setting of the service and may be fractional. */
  retention: (hours: number) => `Your files and the report are deleted after ${counted(hours, 'hour', 'hours')}.`,
  notFoundTitle: 'Page not found',
  notFoundAt: (path: string) => ({ before: 'There is nothing at ', path, after: '.' }),
  notFoundReason: 'The link may be outdated or mistyped.',
  goToDashboard: 'Go to the dashboard',
  goToLogin: 'Go to Login',
  partFailedTitle: 'This part could not be loaded',
  /** The subject of `partFailed` where a page has no name of its own. */
  thisPage: 'This page',
  partFailed: (page: string) =>
    `${page} could not be loaded. The rest still works and nothing has been lost. Try again, or come back in a few minutes.`,
  partBroke: (page: string) =>
    `${page} stopped working. The rest still works. Try again, or come back in a few minutes.`,
  brokenTitle: 'Something went wrong on this page',
  broken: 'The page stopped unexpectedly. Try again, or reload it.',
  notStartedTitle: 'The page could not start',
  notStarted: 'The service settings could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
} as const;
