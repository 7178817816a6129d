/** What an email about an account says, apart from its link. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the button. */
  readonly button: string;
  /** Small print below the button. */
  readonly notes: readonly string[];
}

/** All text of emails. */
export const mailMessages = {
  product: 'Discrepancy Checker',
  withoutButton: 'If the button does not work, open this address:',
  verification: {
    subject: 'Verify your email address',
    paragraphs: ['You (or someone else) signed up with this email address. Verify it to start comparing documents.'],
    button: 'Verify email address',
    notes: [
      'The link is valid for 24 hours.',
      'If you did not sign up, ignore this email. No account is created until the link is opened.',
    ],
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    paragraphs: [
      'You (or someone else) tried to sign up with this email address. An account already exists, and nothing has been changed.',
      'Log in with your existing password. If you have forgotten it, request a reset link on the login page.',
    ],
    button: 'Log in',
    notes: ['If it was not you, no action is needed.'],
  },
  reset: {
    subject: 'Reset your password',
    paragraphs: ['You (or someone else) asked to reset your password. Follow the link to choose a new one.'],
    button: 'Choose a new password',
    notes: [
      'The link is valid for 30 minutes and can be used once.',
      'If it was not you, ignore this email. Your password stays the same.',
    ],
  },
  unfinishedSignUp: {
    subject: 'Finish signing up first',
    paragraphs: [
      'You (or someone else) asked to reset your password. There is no account with this email address yet, because the sign-up was never completed.',
      'Open the link in the verification email, or sign up again with a new password.',
    ],
    button: 'Sign up again',
    notes: ['If it was not you, no action is needed.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: ['Your account password was changed, and you were logged out on all devices.'],
    button: 'Log in',
    notes: [
      'If it was not you, someone may have access to your email. Secure your mailbox, then reset your password immediately.',
    ],
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    paragraphs: [
      'You (or someone else) asked to use this email address for an existing account.',
      'Open the link. If you are asked to log in, use your current address and password. After that, log in with this address.',
    ],
    button: 'Confirm email address',
    notes: [
      'The link is valid for 24 hours. Until you open it, the account keeps its current address.',
      'If it was not you, ignore this email. The link has no effect without the password of that account.',
    ],
  },
  emailTaken: {
    subject: 'This email address is already in use',
    paragraphs: [
      'You (or someone else) asked to use this email address for another account. There is already an account with this address, and nothing has been changed.',
      'To use it for the other account, log in here first and either delete this account or change its email address.',
    ],
    button: 'Log in',
    notes: ['If it was not you, no action is needed.'],
  },
  emailChangeAsked: {
    subject: 'A new email address was requested for your account',
    paragraphs: [
      'You (or someone else who knows your password) asked to change the email address of your account. The change takes effect when the link sent to the new address is opened.',
    ],
    button: 'Go to your account',
    notes: ['If it was not you, change your password immediately. This also cancels the request.'],
  },
  emailChanged: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Your account now has a different email address. You can no longer log in with this one. All other devices were logged out, and connections to Google and Microsoft were removed.',
    ],
    button: 'Log in',
    notes: [
      'If it was not you, someone else knows your password. Contact the operator of this service to get your account back.',
    ],
  },
  providerLinked: (provider: string, isPasswordDropped: boolean) => ({
    subject: `You can now log in with ${provider}`,
    paragraphs: [
      `Your account has been connected to a ${provider} account with the same verified email address.`,
      ...(isPasswordDropped
        ? [
            'The password set at sign-up no longer works, and all other devices were logged out, because we cannot be sure that you set it. If you want a password, request a reset link on the login page.',
          ]
        : []),
    ],
    button: 'Log in',
    notes: [`If it was not you, secure your ${provider} account, and reset your password here.`],
  }),
} as const satisfies Readonly<Record<string, string | MailWords | ((...args: never) => MailWords)>>;
