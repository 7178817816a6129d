import { accountLimits } from '../contracts/index.ts';

/**
 * Every text of the login, and of what the forms of accounts share. Those the product brief quotes are exact, capitals and dots included.
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
    notKept: 'The login could not be kept. Allow cookies for this site, then log in again.',
    /** Why one is here who was logged in a moment ago. */
    partings: {
      elsewhere: 'You logged out in another tab.',
      ended: 'Your login has ended. Log in to go on.',
      everywhere: 'You are logged out everywhere.',
      deleted: 'Your account is deleted, with everything in it.',
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
  },
} as const;
