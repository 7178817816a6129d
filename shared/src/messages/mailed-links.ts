import { accountLimits } from '../contracts/index.ts';
import { counted } from './counted.ts';

/** Every text of the pages around mailed links, by page. Those the product brief quotes are exact. */
export const mailedLinkMessages = {
  checkEmail: {
    title: 'Check your inbox',
    sentTo: {
      verification: 'We sent a link to',
      unverified: 'Your account waits for the link we sent to',
      reset: 'If there is an account for it, we sent a link to',
    },
    unknownAddress: 'your email address',
    next: 'Open the mail and follow the link to go on.',
    goToLogin: 'Go to Login',
    resend: 'Resend',
    resending: 'Sending...',
    sentAgain: (seconds: number) =>
      seconds === 0 ? 'Sent again.' : `Sent again. You can ask once more in ${counted(seconds, 'second', 'seconds')}.`,
    resendFailed: 'The link could not be sent. Check your connection and try again.',
    nothingThere: 'Nothing there?',
    patience: 'Mail can take a few minutes. Look in the spam folder too.',
    wrongAddress: 'Wrong address?',
    useAnother: 'Use another address',
    lostLink: 'Link lost or too old?',
    signUpAgain: 'Sign up again for a new one',
  },
  verifyEmail: {
    verifying: 'Verifying...',
    patience: 'This takes a second or two.',
    verified: 'Verified!',
    succeeded: 'Email verified successfully.',
    goToLogin: 'Go to Login',
    failedTitle: 'Verification Failed',
    failed: 'Verification failed or link expired.',
    missingNext: 'Open the link in the mail once more, or register again for a new one.',
    failedNext: 'Register again to get a new link.',
    passingNext: 'The link may still work. Try again in a moment.',
    registerAgain: 'Register Again',
    tryAgain: 'Try again',
  },
  forgotPassword: {
    backToLogin: 'Back to login',
    title: 'Forgot password?',
    lead: 'Enter your email address. We send you a link to set a new password.',
    submit: 'Send Reset Link',
    busy: 'Sending...',
    succeeded: 'Reset link sent to your email',
    failed: 'Something went wrong',
    failedNext: 'Check your connection and try again.',
  },
  resetPassword: {
    title: 'Set a new password',
    lead: `Use at least ${accountLimits.passwordMin} characters. Longer is safer.`,
    submit: 'Reset password',
    busy: 'Saving...',
    succeeded: 'You can now log in with your new password',
    failed: 'Failed to reset password',
    notChanged: 'Your password is not changed yet. Try again in a moment.',
    linkUseless: 'Your password is not changed. It takes a new link.',
    requestNewLink: 'Request a new link',
  },
} as const;
