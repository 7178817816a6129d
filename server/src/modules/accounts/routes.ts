import {
  apiPaths,
  forgotPasswordRequest,
  loginRequest,
  resetPasswordRequest,
  signUpRequest,
  successResponse,
  verifyEmailResponse,
} from '@app/shared/contracts';
import * as z from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Http } from '../../platform/http/index.ts';
import { startSession } from '../sessions/index.ts';
import type { Accounts } from './accounts.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

const success = { response: { 200: successResponse } };

/** Whatever is no token (absent, twice) is answered like a link that does not work, with `detail`. */
const verifyQuery = z.object({ token: z.string().catch('') });

export function registerAccountRoutes(api: Http, accounts: Accounts): void {
  api.post(apiPaths.signUp, { schema: { body: signUpRequest, ...success } }, async (request) => {
    await signUp(accounts, request.body, request.ip);
    return { success: true, message: 'Link has been sent to your email' };
  });

  api.post(
    apiPaths.verifyEmail,
    { schema: { querystring: verifyQuery, response: { 200: verifyEmailResponse } } },
    async (request) => {
      await verifyEmail(accounts, request.query.token);
      return { detail: 'Email verified successfully.' };
    },
  );

  api.post(apiPaths.login, { schema: { body: loginRequest, ...success } }, async (request, reply) => {
    const grounds = await logIn(accounts, request.body, request.ip);
    if (!(await startSession(accounts, grounds, request, reply))) throw new AppError('credentials_wrong');
    return { success: true, message: 'Login successful' };
  });

  api.post(apiPaths.forgotPassword, { schema: { body: forgotPasswordRequest, ...success } }, async (request) => {
    await forgotPassword(accounts, request.body, request.ip);
    return { success: true, message: 'Reset link sent to your email' };
  });

  api.post(apiPaths.resetPassword, { schema: { body: resetPasswordRequest, ...success } }, async (request) => {
    await resetPassword(accounts, request.body);
    return { success: true, message: 'You can now log in with your new password' };
  });
}
