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

export const trimmedEmail = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim()),
  ),
  z.email().check(z.maxLength(accountLimits.emailMax)),
);

export const loginRequest = z.object({ email: trimmedEmail, password: z.string().check(z.minLength(1)) });

/** Without `redirect_url` the provider is not configured on this server, and `message` says so to people. */
const providerLoginResponse = z.object({ redirect_url: z.optional(z.string()), message: z.optional(z.string()) });

export const loginEndpoint = {
  method: 'POST',
  path: '/auth/login',
  request: { body: loginRequest },
  answer: successResponse,
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

export type LoginRequest = z.infer<typeof loginRequest>;
