import {
  accountEndpoint,
  changeNameEndpoint,
  changePasswordEndpoint,
  deleteAccountEndpoint,
  resendVerificationEndpoint,
} from '@app/shared/contracts';
import { currentUser, requireUser, serve, type Http } from '../../platform/http/index.ts';
import { sessionCookie } from '../sessions/index.ts';
import type { Accounts } from './accounts.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
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
