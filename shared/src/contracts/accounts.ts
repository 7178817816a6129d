import * as z from 'zod/mini';

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
const password = z.string().check(
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

export const signUpRequest = z.object({ username: fullName, email: trimmedEmail, password });
export const loginRequest = z.object({ email: trimmedEmail, password: z.string().check(z.minLength(1)) });
export const forgotPasswordRequest = z.object({ email: trimmedEmail });
export const resetPasswordRequest = z.object({ token: z.string().check(z.minLength(1)), new_password: password });

/** `success` is always true on 2xx; the browser still reads it, because the brief does. */
export const successResponse = z.object({ success: z.boolean(), message: z.optional(z.string()) });
export const meResponse = z.object({ email: z.string() });
export const verifyEmailResponse = z.object({ detail: z.string() });
/** Without `redirect_url` the provider is not configured on this server. */
export const providerLoginResponse = z.object({ redirect_url: z.optional(z.string()) });

export type SignUpRequest = z.infer<typeof signUpRequest>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;
export type VerifyEmailResponse = z.infer<typeof verifyEmailResponse>;
