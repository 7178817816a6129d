import type { Mail } from '../../platform/mail/index.ts';
import { layOutMail } from './mail-layout.ts';

/*
 * Every email about an account. None repeats what the person who caused it has typed, such as a name: the email may reach
 * someone else, and would carry a stranger's words under our sender.
 */

export function verificationMail(to: string, publicUrl: string, token: string): Mail {
  return layOutMail(to, {
    subject: 'Verify your email address',
    paragraphs: ['You (or someone else) signed up with this email address. Verify it to start comparing documents.'],
    button: { label: 'Verify email address', url: `${publicUrl}/verify-email?token=${token}` },
    notes: [
      'The link is valid for 24 hours.',
      'If you did not sign up, ignore this email. No account is created until the link is opened.',
    ],
  });
}

export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return layOutMail(to, {
    subject: 'You already have an account',
    paragraphs: [
      'You (or someone else) tried to sign up with this email address. An account already exists, and nothing has been changed.',
      'Log in with your existing password. If you have forgotten it, request a reset link on the login page.',
    ],
    button: { label: 'Log in', url: `${publicUrl}/login` },
    notes: ['If it was not you, no action is needed.'],
  });
}

export function resetMail(to: string, publicUrl: string, token: string): Mail {
  return layOutMail(to, {
    subject: 'Reset your password',
    paragraphs: ['You (or someone else) asked to reset your password. Follow the link to choose a new one.'],
    button: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
    notes: [
      'The link is valid for 30 minutes and can be used once.',
      'If it was not you, ignore this email. Your password stays the same.',
    ],
  });
}

export function unfinishedSignUpMail(to: string, publicUrl: string): Mail {
  return layOutMail(to, {
    subject: 'Finish signing up first',
    paragraphs: [
      'You (or someone else) asked to reset your password. There is no account with this email address yet, because the sign-up was never completed.',
      'Open the link in the verification email, or sign up again with a new password.',
    ],
    button: { label: 'Sign up again', url: `${publicUrl}/signup` },
    notes: ['If it was not you, no action is needed.'],
  });
}

export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return layOutMail(to, {
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed, and all devices were logged out.'],
    button: { label: 'Log in', url: `${publicUrl}/login` },
    notes: [
      'If it was not you, someone may have access to your email. Secure your mailbox, then reset your password immediately.',
    ],
  });
}

export function providerLinkedMail(
  to: string,
  publicUrl: string,
  { providerName, isPasswordDropped }: { readonly providerName: string; readonly isPasswordDropped: boolean },
): Mail {
  const dropped =
    'The password set at sign-up no longer works, and all other devices were logged out, because we cannot be sure that you ' +
    'set it. If you want a password, request a reset link on the login page.';
  return layOutMail(to, {
    subject: `You can now log in with ${providerName}`,
    paragraphs: [
      `Your account has been connected to a ${providerName} account with the same verified email address.`,
      ...(isPasswordDropped ? [dropped] : []),
    ],
    button: { label: 'Log in', url: `${publicUrl}/login` },
    notes: [`If it was not you, secure your ${providerName} account, and reset your password here.`],
  });
}
