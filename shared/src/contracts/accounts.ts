import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { successResponse } from './success-response.ts';

/** Limits that the forms and the server share. Characters are Unicode code points after trimming (passwords: as typed). */
export const accountLimits = {
  fullNameMin: 2,
  fullNameMax: 200,
  /** RFC 5321: the longest address that can be delivered to. */
  emailMax: 254,
  passwordMin: 6,
  passwordMax: 256,
} as const;

const codePoints = (text: string): number => Array.from(text).length;

const email = z.email().check(z.maxLength(accountLimits.emailMax));
export const accountPassword = z.string().check(
  z.refine((value) => codePoints(value) >= accountLimits.passwordMin),
  z.maxLength(accountLimits.passwordMax),
);
const trimmedEmail = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim()),
  ),
  email,
);
const fullName = z.pipe(
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
export const loginRequest = z.object({ email: trimmedEmail, password: z.string().check(z.minLength(1)) });
export const forgotPasswordRequest = z.object({ email: trimmedEmail });
export const resetPasswordRequest = z.object({
  token: z.string().check(z.minLength(1)),
  new_password: accountPassword,
});

/** Of these 2xx says that it was done; what else the answer says is optional to read. */
const doneResponse = z.partial(successResponse);
/** Without `redirect_url` the provider is not configured on this server. */
const providerLoginResponse = z.object({ redirect_url: z.optional(z.string()) });

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

export const loginEndpoint = {
  method: 'POST',
  path: '/auth/login',
  request: { body: loginRequest },
  answer: successResponse,
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

export const googleLoginEndpoint = {
  method: 'POST',
  path: '/auth/google-login',
  request: {},
  answer: providerLoginResponse,
} as const satisfies Endpoint;

export const microsoftLoginEndpoint = {
  method: 'POST',
  path: '/auth/microsoft-login',
  request: {},
  answer: providerLoginResponse,
} as const satisfies Endpoint;

export type SignUpRequest = z.infer<typeof signUpRequest>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;
