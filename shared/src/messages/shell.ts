import { counted } from './counted.ts';

/** Every text of the shell: bar, guards, errors of loading. */
export const shellMessages = {
  productName: 'Discrepancy Checker',
  logOut: 'Log out',
  login: 'Login',
  help: 'Help',
  /** The name of the link to the account, for readers; the address is what one sees of it. */
  accountOf: (email: string) => `Account, ${email}`,
  skipToContent: 'Skip to the content',
  toasts: 'Notifications',
  /** The hours are a setting of the service, not always whole. */
  retention: (hours: number) => `Your files and the report are deleted after ${counted(hours, 'hour', 'hours')}.`,
  notFoundTitle: 'Page not found',
  notFoundAt: (path: string) => ({ before: 'There is nothing at ', path, after: '.' }),
  notFoundReason: 'The link may be old or mistyped.',
  goToDashboard: 'Go to the dashboard',
  goToLogin: 'Go to Login',
  partFailedTitle: 'This part could not be loaded',
  /** `page` begins the sentence: the name that its owner gave it, or this one. */
  thisPage: 'This page',
  partFailed: (page: string) =>
    `${page} did not arrive. The rest still works and nothing you did is lost. Try again, or come back in a few minutes.`,
  partBroke: (page: string) =>
    `${page} stopped working. The rest still works. Try again, or come back in a few minutes.`,
  brokenTitle: 'Something went wrong on this page',
  broken: 'The page stopped unexpectedly. Try again, or reload it.',
  notStartedTitle: 'The page could not start',
  notStarted: 'The settings of this service did not arrive. Check your connection and try again.',
  tryAgain: 'Try again',
} as const;
