import * as z from 'zod/mini';

/** Where Microsoft sends the sign-in window of OneDrive back to. The trailing slash is part of what is registered. */
export const microsoftReturnPath = '/dashboard/';

/** Which library waits for the answer: OneDrive's own script (version 7.2) or the sign-in library of the picker 8. */
export type MicrosoftReturn = 'sdk' | 'msal';

interface ReturnPlace {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The sign-in library marks its requests in `state`: base64 of JSON, then perhaps `|` and more. */
const msalState = z.object({ id: z.string(), meta: z.object({ interactionType: z.string() }) });

function isMsalState(state: string | null): boolean {
  try {
    return msalState.safeParse(JSON.parse(atob((state ?? '').split('|')[0] ?? ''))).success;
  } catch {
    // Not base64 or not JSON: somebody else's state.
    return false;
  }
}

/**
 * Whether a page is such a window that has come back with an answer. Then only what hands the answer to the waiting page
 * may run in it.
 */
export function microsoftReturnOf(place: ReturnPlace, hasOpener: boolean): MicrosoftReturn | null {
  if (place.pathname !== microsoftReturnPath) return null;
  const answer = new URLSearchParams(place.hash.replace(/^#/, ''));
  if (isMsalState(answer.get('state'))) return 'msal';
  const isAnswered = new URLSearchParams(place.search).has('oauth') || place.hash !== '';
  return hasOpener && isAnswered ? 'sdk' : null;
}
