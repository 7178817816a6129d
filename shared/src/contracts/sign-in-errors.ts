/**
 * Why a sign-in with Google or Microsoft came back without success. The server redirects to `/login?error=<code>`; the
 * page shows the sentence.
 */
export const signInErrors = {
  sign_in_cancelled: 'Sign-in was cancelled.',
  sign_in_expired: 'Sign-in took too long or was started in another browser. Please try again.',
  sign_in_failed: 'Sign-in failed. Please try again.',
  sign_in_unavailable: 'The sign-in service could not be reached. Please try again later.',
  sign_in_email_missing: 'This account has no email address that can be used here.',
  sign_in_email_unverified:
    'The email address of this account is not verified. Verify it with the provider and try again.',
  sign_in_account_disabled: 'This account cannot be used.',
} as const satisfies Record<string, string>;

export type SignInErrorCode = keyof typeof signInErrors;

export function isSignInErrorCode(value: string): value is SignInErrorCode {
  return Object.hasOwn(signInErrors, value);
}
