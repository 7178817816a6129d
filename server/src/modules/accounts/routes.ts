import {
  forgotPasswordEndpoint,
  loginEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '@app/shared/contracts';
import * as z from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { serve, type Http } from '../../platform/http/index.ts';
import { startSession } from '../sessions/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountHoldings } from './account-holdings.ts';
import { createAccounts } from './accounts.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { registerOwnAccountRoutes } from './own-account-routes.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

/** Whatever is no token (absent, twice) is answered like a link that does not work, with `detail`. */
const anyLink = { ...verifyEmailEndpoint, request: { query: z.object({ token: z.string().catch('') }) } } as const;

export function registerAccountRoutes(api: Http, platform: Platform, holdings: AccountHoldings): void {
  const accounts = createAccounts(platform, holdings);
  registerOwnAccountRoutes(api, accounts);

  serve(api, signUpEndpoint, {}, async (request) => {
    await signUp(accounts, request.body, request.ip);
    return { success: true, message: 'Link has been sent to your email' };
  });

  serve(api, anyLink, {}, async (request) => {
    await verifyEmail(accounts, request.query.token);
    return { detail: 'Email verified successfully.' };
  });

  serve(api, loginEndpoint, {}, async (request, reply) => {
    const grounds = await logIn(accounts, request.body, request.ip);
    if (!(await startSession(accounts, grounds, request, reply))) throw new AppError('credentials_wrong');
    return { success: true, message: 'Login successful' };
  });

  serve(api, forgotPasswordEndpoint, {}, async (request) => {
    await forgotPassword(accounts, request.body, request.ip);
    return { success: true, message: 'Reset link sent to your email' };
  });

  serve(api, resetPasswordEndpoint, {}, async (request) => {
    await resetPassword(accounts, request.body);
    return { success: true, message: 'You can now log in with your new password' };
  });
}
