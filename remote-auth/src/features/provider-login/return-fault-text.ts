import { isSignInErrorCode, signInErrors } from '@app/shared/contracts';

/** The sentence for a code of `/login?error=`. Anyone can write an address, so the code itself is never shown. */
export function returnFaultText(code: string): string {
  return signInErrors[isSignInErrorCode(code) ? code : 'sign_in_failed'];
}
