import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailAccountJob, type AccountMail } from './account-mail-job.ts';
import { findPendingEmailChange } from './email-change-repository.ts';
import { findPendingSignUp, findSignUp } from './sign-up-repository.ts';
import { createMailLimit } from './throttle.ts';

/**
 * Whether a mail goes out now. Nobody is kept from anything by those that do not: a link too many is left out, for the
 * ones before it work; a sign-up too many is put off, and of those that were only the newest is mailed. The mails
 * that only the owner can cause always go out.
 */
export function createFloodGate({ db, queue, logger }: Platform): (request: AccountMail) => Promise<boolean> {
  const limit = createMailLimit(db.$client);

  const putOff = async (signUpId: string, seconds: number): Promise<void> => {
    const later = { kind: 'sign-up', signUpId, isPutOff: true } as const;
    await queue.enqueue(mailAccountJob, later, { startAfterSeconds: Math.ceil(seconds) });
  };

  const maySignUpGoOut = async (signUpId: string, wasPutOff: boolean): Promise<boolean> => {
    const signUp = await findSignUp(db, signUpId);
    if (!signUp) return false;
    const isNewest = async (): Promise<boolean> => (await findPendingSignUp(db, signUp.email))?.id === signUpId;
    if (wasPutOff && !(await isNewest())) return false;
    const seconds = await limit.take('sign-up', signUp.email);
    if (seconds > 0 && (await isNewest())) await putOff(signUpId, seconds);
    return seconds === 0;
  };

  return async (request) => {
    if (request.kind === 'sign-up') return maySignUpGoOut(request.signUpId, request.isPutOff);
    const email = await addressOf(db, request);
    if (email === undefined) return true;
    const mayGoOut = (await limit.take(request.kind, email)) === 0;
    if (!mayGoOut) logger.info({ kind: request.kind }, 'a mail too many for one address was left out');
    return mayGoOut;
  };
}

/** Where a link goes that anybody may have sent there; undefined for all other mails. */
async function addressOf(db: Executor, request: AccountMail): Promise<string | undefined> {
  if (request.kind === 'change-email') return (await findPendingEmailChange(db, request.changeId))?.email;
  const isLink = request.kind === 'forgot-password' || request.kind === 'resend-verification';
  return isLink ? request.email : undefined;
}
