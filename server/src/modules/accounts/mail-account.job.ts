import type { Executor } from '../../platform/db/index.ts';
import { createMailDelivery, type Mail } from '../../platform/mail/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { createSecretToken } from '../sessions/index.ts';
import { mailAccountJob, type AccountMail } from './account-mail-job.ts';
import {
  alreadyRegisteredMail,
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailTakenMail,
  passwordChangedMail,
  providerLinkedMail,
  resetMail,
  unfinishedSignUpMail,
  verificationMail,
} from './account-mails.ts';
import { accountRules } from './account-rules.ts';
import { findPendingEmailChange } from './email-change-repository.ts';
import { createFloodGate } from './mail-flood-gate.ts';
import { insertLink } from './mailed-link-repository.ts';
import { findPendingSignUp, findSignUp, type SignUpRow } from './sign-up-repository.ts';
import { findAddressOwner, findUser, isEmailVerified } from './user-repository.ts';

export function mailAccount(platform: Platform): JobHandler {
  const { db, config } = platform;
  const deliver = createMailDelivery(config);
  const mayGoOut = createFloodGate(platform);
  return handleJob(mailAccountJob, async (request, { attempt }) => {
    // A mail that is tried again has been counted.
    if (attempt === 1 && !(await mayGoOut(request))) return;
    const mail = await composeMail(db, config.PUBLIC_URL, request);
    if (mail) await deliver(mail);
  });
}

async function composeMail(db: Executor, publicUrl: string, request: AccountMail): Promise<Mail | null> {
  switch (request.kind) {
    case 'sign-up':
      return composeSignUpMail(db, publicUrl, request.signUpId);
    case 'resend-verification': {
      const pending = await findPendingSignUp(db, request.email);
      const isWaiting = pending !== undefined && !(await isEmailVerified(db, request.email));
      return isWaiting ? composeVerification(db, publicUrl, pending) : null;
    }
    case 'forgot-password':
      return composeForgotMail(db, publicUrl, request.email);
    case 'password-changed': {
      const user = await findUser(db, request.userId);
      return user ? passwordChangedMail(user.email, publicUrl) : null;
    }
    case 'change-email':
      return composeChangeMail(db, publicUrl, request.changeId);
    case 'email-change-asked':
      return emailChangeAskedMail(request.to, publicUrl);
    case 'email-changed':
      return emailChangedMail(request.to, publicUrl);
    case 'provider-linked': {
      const user = await findUser(db, request.userId);
      return user ? providerLinkedMail(user.email, publicUrl, request) : null;
    }
  }
}

async function composeSignUpMail(db: Executor, publicUrl: string, signUpId: string): Promise<Mail | null> {
  const signUp = await findSignUp(db, signUpId);
  if (!signUp) return null;
  if (await isEmailVerified(db, signUp.email)) return alreadyRegisteredMail(signUp.email, publicUrl);
  return composeVerification(db, publicUrl, signUp);
}

/** A further link of the same sign-up; the ones before it work on. */
async function composeVerification(
  db: Executor,
  publicUrl: string,
  { id: signUpId, email }: Pick<SignUpRow, 'id' | 'email'>,
): Promise<Mail> {
  const { token, hash } = createSecretToken();
  const lifetimeSeconds = accountRules.verificationLinkSeconds;
  await insertLink(db, { tokenHash: hash, owner: { signUpId }, lifetimeSeconds });
  return verificationMail(email, publicUrl, token);
}

async function composeForgotMail(db: Executor, publicUrl: string, email: string): Promise<Mail | null> {
  const user = await findAddressOwner(db, email);
  if (!user) {
    const isPending = (await findPendingSignUp(db, email)) !== undefined;
    return isPending ? unfinishedSignUpMail(email, publicUrl) : null;
  }
  if (user.isDisabled) return null;
  const { token, hash } = createSecretToken();
  const lifetimeSeconds = accountRules.resetLinkSeconds;
  await insertLink(db, { tokenHash: hash, owner: { userId: user.id }, lifetimeSeconds });
  return resetMail(user.email, publicUrl, token);
}

/** Who owns the address already is told so, and the person who asked for it sees no difference. */
async function composeChangeMail(db: Executor, publicUrl: string, changeId: string): Promise<Mail | null> {
  const change = await findPendingEmailChange(db, changeId);
  if (!change) return null;
  if (await isEmailVerified(db, change.email)) return emailTakenMail(change.email, publicUrl);
  const { token, hash } = createSecretToken();
  const lifetimeSeconds = accountRules.emailChangeLinkSeconds;
  await insertLink(db, { tokenHash: hash, owner: { emailChangeId: changeId }, lifetimeSeconds });
  return confirmEmailMail(change.email, publicUrl, token);
}
