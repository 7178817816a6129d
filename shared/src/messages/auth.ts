import { accountLimits } from '../contracts/index.ts';

/**
 * All text of the login page and of what the account forms share. Text quoted in the product brief is exact, capitals and dots included.
 */
export const authMessages = {
  fields: {
    email: 'Email Address',
    password: 'Password',
  },
  validation: {
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    forgotEmailInvalid: 'Enter a valid email address',
    passwordRequired: 'Password is required',
    passwordTooShort: 'Password must be at least 6 characters',
    passwordTooLong: `Password must be at most ${accountLimits.passwordMax} characters`,
  },
  login: {
    title: 'Log in',
    lead: 'Compare PDFs and find where they disagree.',
    orWithEmail: 'Or login with email',
    forgotLink: 'Forgot password?',
    submit: 'Login',
    busy: 'Logging in...',
    succeeded: 'Login successful',
    failed: 'Login failed',
    failedNext: 'Check your connection and try again.',
    unverifiedMark: 'Email not verified',
    unverified: 'Email not verified. Check your inbox.',
    notKept: 'Your login could not be saved. Allow cookies for this site, then log in again.',
    /** Why a user who was logged in sees the login page. */
    partings: {
      elsewhere: 'You logged out in another tab.',
      ended: 'Your session has expired. Log in to continue.',
      everywhere: 'You have been logged out everywhere.',
      deleted: 'Your account and everything in it has been deleted.',
    },
    noAccount: 'New to Discrepancy Checker?',
    signUpLink: 'Sign Up',
  },
  providers: {
    loginWithGoogle: 'Login with Google',
    loginWithMicrosoft: 'Login with Microsoft',
    google: 'Google',
    microsoft: 'Microsoft',
    noRedirectUrl: 'No redirect URL provided',
    googleFailed: 'Google login failed',
    microsoftFailed: 'Microsoft login failed',
    /** Why the buttons of these providers look as they do. */
    notSetUpHere: (providers: readonly string[]) =>
      `${providers.join(' and ')} ${providers.length === 1 ? 'is' : 'are'} not set up here. Use your email address.`,
  },
} as const;
