import { counted } from './counted.ts';

interface Held {
  readonly comparisons: number;
  readonly documents: number;
}

const comparisons = (count: number): string => counted(count, 'comparison', 'comparisons');
const files = (count: number): string => counted(count, 'file', 'files');

/** All text of the account page. */
export const accountMessages = {
  title: 'Account',
  back: 'Comparisons',
  loading: 'Loading your account...',
  failed: 'Your account could not be loaded.',
  failedNext: 'Nothing has been lost. Check your connection and try again.',
  tryAgain: 'Try Again',
  offline: 'You are offline. Changes on this page need a connection.',
  notDone: 'The change could not be saved.',
  notDoneNext: 'Check your connection and try again.',
  name: {
    title: 'Full Name',
    lead: 'The name you gave when you signed up.',
    submit: 'Save name',
    busy: 'Saving...',
    succeeded: 'Name saved.',
  },
  email: {
    title: 'Email Address',
    lead: 'Used to log in and for notifications.',
    verified: 'Verified',
    unverified: 'Not verified',
    change: 'Change email address',
    noPassword: 'To change it, first set a password: log out and choose "Forgot password?".',
    newAddress: 'New Email Address',
    dialogLead: (current: string) =>
      `We will send a link to the new address. Until you open it, keep logging in with ${current}. Opening it logs you out of all other browsers and removes any connection to Google or Microsoft.`,
    same: 'This is already your email address.',
    keep: 'Keep address',
    submit: 'Send link',
    busy: 'Sending...',
    sent: 'Link sent. Open it to change your email address.',
    pending: (wanted: string) => `Open the link we sent to ${wanted} to complete the change. It is valid for 24 hours.`,
    cancel: 'Cancel change',
    cancelling: 'Cancelling...',
    cancelled: 'Change cancelled. Your email address stays the same.',
    confirming: 'Changing your email address...',
    confirmed: 'Email address changed. All other browsers have been logged out.',
    notConfirmed: 'Your email address has not been changed.',
    notConfirmedNext: 'Check your connection and try again.',
  },
  password: {
    title: 'Password',
    lead: 'Changing it logs you out of all other browsers.',
    none: 'You log in with Google or Microsoft. This account has no password.',
    current: 'Current password',
    submit: 'Change password',
    busy: 'Saving...',
    succeeded: 'Password changed. All other browsers have been logged out.',
  },
  sessions: {
    title: 'Where you are logged in',
    lead: "Don't recognise one? Log out everywhere and change your password.",
    current: 'This device',
    hereNow: 'Active now',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    someBrowser: 'A browser',
    unknown: 'Unknown browser',
    usedToday: (time: string) => `Last used today at ${time}`,
    usedYesterday: (time: string) => `Last used yesterday at ${time}`,
    usedOn: (day: string) => `Last used on ${day}`,
    logins: (count: number, used: string) => (count === 1 ? used : `${count} logins · ${used}`),
    logOut: 'Log out',
    logOutOf: (device: string) => `Log out ${device}`,
    loggedOut: (device: string) => `${device} has been logged out.`,
    everywhere: 'Log out everywhere',
  },
  deletion: {
    title: 'Delete account',
    lead: (held: Held) =>
      held.comparisons + held.documents === 0
        ? 'This permanently deletes your account.'
        : `This permanently deletes your account, ${comparisons(held.comparisons)} and ${files(held.documents)}, with all pages, reports and decisions.`,
    open: 'Delete account',
    ask: 'Delete your account?',
    goes: (held: Held) =>
      held.comparisons + held.documents === 0
        ? 'This permanently deletes your account. It contains no comparisons and no files.'
        : `This permanently deletes your account, ${comparisons(held.comparisons)} and ${files(held.documents)}, with all pages, reports and decisions. This cannot be undone.`,
    otherAddress: 'Enter the email address of this account.',
    keep: 'Keep my account',
    submit: 'Delete account',
    busy: 'Deleting...',
  },
} as const;
