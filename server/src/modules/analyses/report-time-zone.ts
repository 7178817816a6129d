const fallback = 'UTC';
/** A place or `UTC`; an offset is no zone, since it does not know of summer time. */
const looksLikeZone = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/;

/** The IANA time zone the browser sent, or UTC when it sent none that this machine knows. Reports tell their times by it. */
export function reportTimeZone(sent: string | undefined): string {
  if (sent === undefined || !looksLikeZone.test(sent)) return fallback;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    // A range error: the name is of no known zone.
    return fallback;
  }
}
