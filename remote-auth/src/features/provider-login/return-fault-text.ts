import { authMessages } from '@app/shared/messages';

/** The sentence for a code of `/login?error=`; anyone can write into an address, so the code itself is never shown. */
export function returnFaultText(_code: string): string {
  return authMessages.providers.returnFaults.unknown;
}
