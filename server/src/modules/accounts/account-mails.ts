import { mailMessages } from '@app/shared/messages/mails';
import type { Mail } from '../../platform/mail/index.ts';
import { layOutMail } from './mail-layout.ts';

/*
 * Every email about an account. None repeats what the person who caused it has typed, such as a name: the email may reach
 * someone else, and would carry a stranger's words under our sender.
 */

export const verificationMail = (to: string, publicUrl: string, token: string): Mail =>
  layOutMail(to, mailMessages.verification, `${publicUrl}/verify-email?token=${token}`);

export const alreadyRegisteredMail = (to: string, publicUrl: string): Mail =>
  layOutMail(to, mailMessages.alreadyRegistered, `${publicUrl}/login`);

export const resetMail = (to: string, publicUrl: string, token: string): Mail =>
  layOutMail(to, mailMessages.reset, `${publicUrl}/reset-password?token=${token}`);

export const unfinishedSignUpMail = (to: string, publicUrl: string): Mail =>
  layOutMail(to, mailMessages.unfinishedSignUp, `${publicUrl}/signup`);

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  layOutMail(to, mailMessages.passwordChanged, `${publicUrl}/login`);

/** Opens on the account page, which wants a login first: the link alone changes nothing, whoever reads the mail. */
export const confirmEmailMail = (to: string, publicUrl: string, token: string): Mail =>
  layOutMail(to, mailMessages.confirmEmail, `${publicUrl}/account?token=${token}`);

export const emailTakenMail = (to: string, publicUrl: string): Mail =>
  layOutMail(to, mailMessages.emailTaken, `${publicUrl}/login`);

export const emailChangeAskedMail = (to: string, publicUrl: string): Mail =>
  layOutMail(to, mailMessages.emailChangeAsked, `${publicUrl}/account`);

export const emailChangedMail = (to: string, publicUrl: string): Mail =>
  layOutMail(to, mailMessages.emailChanged, `${publicUrl}/login`);

export const providerLinkedMail = (
  to: string,
  publicUrl: string,
  { providerName, isPasswordDropped }: { readonly providerName: string; readonly isPasswordDropped: boolean },
): Mail => layOutMail(to, mailMessages.providerLinked(providerName, isPasswordDropped), `${publicUrl}/login`);
