import type { Mail } from '../../platform/mail/index.ts';
import { layOutMail } from './mail-layout.ts';

/*
 * Every mail this service sends about an account. None repeats anything that the person who caused it had typed (a name,
 * say): it may go to somebody else, and would carry a stranger's words under our sender.
 */

export function verificationMail(to: string, publicUrl: string, token: string): Mail {
  return layOutMail(to, {
    subject: 'Verify your email address',
    paragraphs: ['Somebody, probably you, signed up with this email address. Verify it to start comparing documents.'],
    button: { label: 'Verify email address', url: `${publicUrl}/verify-email?token=${token}` },
    notes: [
      'The link works for 24 hours.',
      'If you did not sign up, do not open the link and delete this mail: without it there is no account.',
    ],
  });
}

export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return layOutMail(to, {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this email address. It already has an account, and nothing was changed.',
      'Log in with the password you have. If you forgot it, ask for a reset link on the login page.',
    ],
    button: { label: 'Log in', url: `${publicUrl}/login` },
    notes: ['If it was not you, there is nothing to do.'],
  });
}

export function resetMail(to: string, publicUrl: string, token: string): Mail {
  return layOutMail(to, {
    subject: 'Reset your password',
    paragraphs: ['Somebody, probably you, asked for a new password. Choose it on the page that this link opens.'],
    button: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
    notes: [
      'The link works once, for 30 minutes.',
      'If it was not you, delete this mail: your password stays as it is.',
    ],
  });
}

export function unfinishedSignUpMail(to: string, publicUrl: string): Mail {
  return layOutMail(to, {
    subject: 'Finish signing up first',
    paragraphs: [
      'Somebody, probably you, asked for a new password. There is no account with this email address yet, because the sign-up was never finished.',
      'Open the link in the verification mail, or sign up again with the password you like.',
    ],
    button: { label: 'Sign up again', url: `${publicUrl}/signup` },
    notes: ['If it was not you, there is nothing to do.'],
  });
}

export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return layOutMail(to, {
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed, and every device was logged out.'],
    button: { label: 'Log in', url: `${publicUrl}/login` },
    notes: ['If it was not you, somebody can read your mail: secure your mailbox, then reset the password at once.'],
  });
}

export function providerLinkedMail(
  to: string,
  publicUrl: string,
  { providerName, isPasswordDropped }: { readonly providerName: string; readonly isPasswordDropped: boolean },
): Mail {
  const dropped =
    'The password that was chosen when the account was made no longer works, and every other device was logged out: ' +
    'nothing shows that it was you who chose it. If you want a password, ask for a reset link on the login page.';
  return layOutMail(to, {
    subject: `You can now log in with ${providerName}`,
    paragraphs: [
      `Your account was connected to a ${providerName} account with the same, verified email address.`,
      ...(isPasswordDropped ? [dropped] : []),
    ],
    button: { label: 'Log in', url: `${publicUrl}/login` },
    notes: [`If it was not you, secure your ${providerName} account, and reset your password here.`],
  });
}
