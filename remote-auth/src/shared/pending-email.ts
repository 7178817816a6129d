import * as z from 'zod/mini';

/** Name of the local storage entry and of the cookie; the value is the bare address in both. */
const key = 'verify_email';
const cookieLifeSeconds = 86_400;

// What another page or an extension left there is not trusted to be an address.
const storedEmail = z.email();

/** Remembers the address a link was sent to, for the check-email page and to fill it in on the next form. */
export function rememberEmail(email: string): void {
  try {
    window.localStorage.setItem(key, email);
  } catch {
    // Storage is blocked or full: the cookie is the other place the page looks in.
    rememberEmailInCookie(email);
  }
}

/** Remembers the address that login reported as not verified. */
export function rememberEmailInCookie(email: string): void {
  writeCookie(encodeURIComponent(email), cookieLifeSeconds);
}

/** The remembered address: local storage first, then the cookie. */
export function readPendingEmail(): string | undefined {
  return asEmail(readLocalStorage()) ?? asEmail(readCookie());
}

/** Forgets the address once it has served, so that the next person at this browser does not see it. */
export function forgetPendingEmail(): void {
  try {
    window.localStorage.removeItem(key);
  } catch (error) {
    console.warn('The remembered address could not be removed', error);
  }
  writeCookie('', 0);
}

function asEmail(value: string | undefined): string | undefined {
  const parsed = storedEmail.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

function readLocalStorage(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.warn('Local storage cannot be read', error);
    return undefined;
  }
}

function readCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${key}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(key.length + 1));
  } catch {
    // Not written by us: a lone percent sign cannot be decoded and is no address either.
    return undefined;
  }
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`;
}
