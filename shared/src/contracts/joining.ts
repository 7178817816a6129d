import * as z from 'zod/mini';
import { accountLimits, trimmedEmail } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { successResponse } from './success-response.ts';

// What opens an account and what its mailed links do. In a file of its own, because the login page needs none of it.

const codePoints = (text: string): number => Array.from(text).length;

export const accountPassword = z.string().check(
  z.refine((value) => codePoints(value) >= accountLimits.passwordMin),
  z.maxLength(accountLimits.passwordMax),
);
export const fullName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim()),
  ),
  z.string().check(
    z.refine((value) => codePoints(value) >= accountLimits.fullNameMin),
    z.maxLength(accountLimits.fullNameMax),
  ),
);

export const signUpRequest = z.object({ username: fullName, email: trimmedEmail, password: accountPassword });
export const forgotPasswordRequest = z.object({ email: trimmedEmail });
export const resetPasswordRequest = z.object({
  token: z.string().check(z.minLength(1)),
  new_password: accountPassword,
});

/** Of these 2xx says that it was done; what else the answer says is optional to read. */
const doneResponse = z.partial(successResponse);

export const signUpEndpoint = {
  method: 'POST',
  path: '/auth/signup',
  request: { body: signUpRequest },
  answer: doneResponse,
} as const satisfies Endpoint;

export const verifyEmailEndpoint = {
  method: 'POST',
  path: '/auth/verify-email',
  request: { query: z.object({ token: z.string() }) },
  answer: z.object({ detail: z.optional(z.string()) }),
} as const satisfies Endpoint;

export const forgotPasswordEndpoint = {
  method: 'POST',
  path: '/auth/forgot-password',
  request: { body: forgotPasswordRequest },
  answer: doneResponse,
} as const satisfies Endpoint;

export const resetPasswordEndpoint = {
  method: 'POST',
  path: '/auth/reset-password',
  request: { body: resetPasswordRequest },
  answer: doneResponse,
} as const satisfies Endpoint;

export type SignUpRequest = z.infer<typeof signUpRequest>;
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;
