import {
  accountEndpoint,
  cancelEmailChangeEndpoint,
  changeEmailEndpoint,
  changeNameEndpoint,
  changePasswordEndpoint,
  confirmEmailEndpoint,
  deleteAccountEndpoint,
  resendVerificationEndpoint,
} from '@app/shared/contracts';
import { currentUser, requireUser, serve, type Http } from '../../platform/http/index.ts';
import { sessionCookie } from '../sessions/index.ts';
import type { Accounts } from './accounts.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteEmailChanges } from './email-change-repository.ts';
import { getOwnAccount } from './get-own-account.ts';
import { setFullName } from './user-repository.ts';
import { resendVerification } from './resend-verification.ts';

const guarded = { preHandler: requireUser };

/** The account of the person who asks, and the link of one who waits for it. */
export function registerOwnAccountRoutes(api: Http, accounts: Accounts): void {
  const { name, options } = sessionCookie(accounts.config.PUBLIC_URL);

  serve(api, accountEndpoint, { ...guarded, summary: 'The own account and what it contains' }, (request) =>
    getOwnAccount(accounts, currentUser(request).userId),
  );

  serve(api, changeNameEndpoint, { ...guarded, summary: 'Changes the full name' }, async (request) => {
    await setFullName(accounts.db, currentUser(request).userId, request.body.username);
    return { success: true, message: 'Name changed.' };
  });

  const changes = 'Changes the password; all other sessions end';
  serve(api, changePasswordEndpoint, { ...guarded, summary: changes }, async (request) => {
    const { current_password: current, new_password: wanted } = request.body;
    await changePassword(accounts, currentUser(request), { current, wanted, clientAddress: request.ip });
    return { success: true, message: 'Password changed.' };
  });

  registerEmailRoutes(api, accounts);

  const deletes = 'Deletes the account and everything in it';
  serve(api, deleteAccountEndpoint, { ...guarded, summary: deletes }, async (request, reply) => {
    const { userId } = currentUser(request);
    await deleteAccount(accounts, { userId, clientAddress: request.ip, typed: request.body.password });
    return reply.clearCookie(name, options).code(204).send();
  });

  const resends = 'Sends the verification link again; the answer is the same whether or not the address is known';
  serve(api, resendVerificationEndpoint, { summary: resends }, async (request) => {
    await resendVerification(accounts, request.body, request.ip);
    return { success: true, message: 'Link has been sent to your email' };
  });
}

/** The way to another address, in two steps. */
function registerEmailRoutes(api: Http, accounts: Accounts): void {
  const asks = 'Mails a link to a new address; the answer is the same whether or not the address is known';
  serve(api, changeEmailEndpoint, { ...guarded, summary: asks }, async (request) => {
    const { email: wanted, password } = request.body;
    await changeEmail(accounts, currentUser(request), { wanted, password, clientAddress: request.ip });
    return { success: true, message: 'Link has been sent to the new address' };
  });

  const confirms = 'Changes the address to the one that the link was mailed to; all other sessions end';
  serve(api, confirmEmailEndpoint, { ...guarded, summary: confirms }, async (request) => {
    await confirmEmail(accounts, currentUser(request), request.body.token);
    return { success: true, message: 'Email address changed.' };
  });

  const cancels = 'Keeps the address: the mailed link is no longer valid';
  serve(api, cancelEmailChangeEndpoint, { ...guarded, summary: cancels }, async (request, reply) => {
    await deleteEmailChanges(accounts.db, currentUser(request).userId);
    return reply.code(204).send();
  });
}
