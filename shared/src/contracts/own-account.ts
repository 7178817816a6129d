import * as z from 'zod/mini';
import { trimmedEmail } from './accounts.ts';
import { accountPassword, forgotPasswordRequest, fullName } from './joining.ts';
import type { Endpoint } from './endpoint.ts';
import { successResponse } from './success-response.ts';

/** The account of the person who asks. */
export const accountEndpoint = {
  method: 'GET',
  path: '/account',
  request: {},
  answer: z.object({
    email: z.string(),
    /** The full name that was given at sign-up, or changed since. */
    name: z.optional(z.string()),
    verified: z.boolean(),
    /** A new address that was asked for and whose link has not been opened. */
    pendingEmail: z.optional(z.string()),
    /** False where one logs in by Google or Microsoft only. */
    hasPassword: z.boolean(),
    /** What is deleted with the account. */
    holds: z.object({ comparisons: z.number(), documents: z.number() }),
  }),
} as const satisfies Endpoint;

export const changeNameEndpoint = {
  method: 'POST',
  path: '/account/name',
  request: { body: z.object({ username: fullName }) },
  answer: successResponse,
} as const satisfies Endpoint;

/** Ends all other sessions. 403 `password_wrong` when `current_password` is not the password. */
export const changePasswordEndpoint = {
  method: 'POST',
  path: '/account/password',
  request: {
    body: z.object({ current_password: z.string().check(z.minLength(1)), new_password: accountPassword }),
  },
  answer: successResponse,
} as const satisfies Endpoint;

/**
 * Mails a link to the new address, and answers alike whether or not it has an account. 403 `password_wrong` when `password`
 * is not the password; an account without one keeps its address.
 */
export const changeEmailEndpoint = {
  method: 'POST',
  path: '/account/email',
  request: { body: z.object({ email: trimmedEmail, password: z.string().check(z.minLength(1)) }) },
  answer: successResponse,
} as const satisfies Endpoint;

/** Makes the address that the mailed link went to the address of the account. Ends all other sessions. */
export const confirmEmailEndpoint = {
  method: 'POST',
  path: '/account/email/confirm',
  request: { body: z.object({ token: z.string().check(z.minLength(1)) }) },
  answer: successResponse,
} as const satisfies Endpoint;

/** The address stays as it is: the mailed link does nothing from now on. */
export const cancelEmailChangeEndpoint = {
  method: 'DELETE',
  path: '/account/email',
  request: {},
  answer: null,
} as const satisfies Endpoint;

/** One login: a browser in which this person is logged in. */
export const loginSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** `Firefox`, as it names itself; empty where it does not. */
  browser: z.string(),
  /** `Windows`; empty where it is not told. */
  system: z.string(),
  /** ISO 8601 in UTC. */
  lastUsedAt: z.string(),
});

export const loginSessionsEndpoint = {
  method: 'GET',
  path: '/account/sessions',
  request: {},
  answer: z.object({ sessions: z.array(loginSession) }),
} as const satisfies Endpoint;

export const endLoginSessionEndpoint = {
  method: 'DELETE',
  path: '/account/sessions/:id',
  request: { params: z.object({ id: z.uuid() }) },
  answer: null,
} as const satisfies Endpoint;

/** All of them, the one that asks too. */
export const endLoginSessionsEndpoint = {
  method: 'DELETE',
  path: '/account/sessions',
  request: {},
  answer: null,
} as const satisfies Endpoint;

/** The account and everything in it. Where it has no password, its e-mail address is typed instead. */
export const deleteAccountEndpoint = {
  method: 'DELETE',
  path: '/account',
  request: { body: z.object({ password: z.string().check(z.minLength(1)) }) },
  answer: null,
} as const satisfies Endpoint;

/** Answers alike whether or not somebody waits for such a link; throttled. */
export const resendVerificationEndpoint = {
  method: 'POST',
  path: '/auth/resend-verification',
  request: { body: forgotPasswordRequest },
  answer: successResponse,
} as const satisfies Endpoint;

export type OwnAccount = z.infer<typeof accountEndpoint.answer>;
export type LoginSession = z.infer<typeof loginSession>;
