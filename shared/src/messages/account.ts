import { counted } from './counted.ts';

interface Held {
  readonly comparisons: number;
  readonly documents: number;
}

const comparisons = (count: number): string => counted(count, 'comparison', 'comparisons');
const files = (count: number): string => counted(count, 'file', 'files');

/** Every text of the page about one's own account. */
export const accountMessages = {
  title: 'Account',
  back: 'Comparisons',
  loading: 'Loading your account...',
  failed: 'Your account could not be loaded.',
  failedNext: 'Nothing is lost. Check your connection and try again.',
  tryAgain: 'Try Again',
  offline: 'You are offline. What you change here needs a connection.',
  notDone: 'That did not work.',
  notDoneNext: 'Check your connection and try again.',
  email: {
    title: 'Email Address',
    lead: 'Where links and notices go. You log in with it.',
    verified: 'Verified',
    unverified: 'Not verified',
  },
  password: {
    title: 'Password',
    lead: 'Changing it logs out every other browser.',
    none: 'You log in with Google or Microsoft. This account has no password.',
    current: 'Current password',
    submit: 'Change password',
    busy: 'Saving...',
    succeeded: 'Your password is changed. Every other browser is logged out.',
  },
  sessions: {
    title: 'Where you are logged in',
    lead: 'If you do not know one of them, log out everywhere and change the password.',
    current: 'This one',
    hereNow: 'Here, now',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    someBrowser: 'A browser',
    unknown: 'Unknown browser',
    usedToday: (time: string) => `Last used today ${time}`,
    usedYesterday: (time: string) => `Last used yesterday ${time}`,
    usedOn: (day: string) => `Last used ${day}`,
    logOut: 'Log out',
    logOutOf: (device: string) => `Log out ${device}`,
    loggedOut: (device: string) => `${device} is logged out.`,
    everywhere: 'Log out everywhere',
  },
  deletion: {
    title: 'Delete the account',
    lead: (held: Held) =>
      held.comparisons + held.documents === 0
        ? 'Your account is deleted at once. This cannot be undone.'
        : `Your account, ${comparisons(held.comparisons)}, ${files(held.documents)}, pages, reports and decisions are deleted at once. This cannot be undone.`,
    open: 'Delete account',
    ask: 'Delete your account?',
    goes: (held: Held) =>
      held.comparisons + held.documents === 0
        ? 'Deleted at once, for good: the account. It holds no comparisons and no files.'
        : `Deleted at once, for good: the account, ${comparisons(held.comparisons)}, and ${files(held.documents)} with their pages, reports and decisions.`,
    otherAddress: 'Type the email address of this account.',
    keep: 'Keep my account',
    submit: 'Delete account',
    busy: 'Deleting...',
  },
} as const;
