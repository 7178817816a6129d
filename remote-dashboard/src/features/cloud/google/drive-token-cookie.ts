const tokenName = 'gdrive_token';
const expiresName = 'gdrive_token_expires';
const dayMs = 24 * 60 * 60 * 1000;
const defaultLifeSeconds = 3600;
/** A token about to end would end during the download. */
const marginMs = 60_000;

/** The cookie jar of the page: reads all, writes one. */
export interface CookieJar {
  cookie: string;
}

/** Only pages below this path get the token; no call of the API carries it. */
const attributes = 'Path=/dashboard; Secure; SameSite=Strict';

function read(jar: CookieJar, name: string): string | null {
  const entry = jar.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
}

/** Keeps the access token of Google Drive over a reload, as the brief names its cookies. */
export function createDriveTokenCookie(jar: CookieJar, now: () => number) {
  const write = (name: string, value: string, maxAgeMs: number) => {
    jar.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}; Max-Age=${Math.round(maxAgeMs / 1000)}`;
  };
  return {
    /** The token, if it lasts for another minute. */
    read: (): string | null => {
      const token = read(jar, tokenName);
      const expires = Number(read(jar, expiresName));
      return token !== null && token !== '' && expires > now() + marginMs ? token : null;
    },
    write: (token: string, lifeSeconds: number | undefined) => {
      const life = lifeSeconds !== undefined && lifeSeconds > 0 ? lifeSeconds : defaultLifeSeconds;
      write(tokenName, token, dayMs);
      write(expiresName, String(now() + life * 1000), dayMs);
    },
    clear: () => {
      write(tokenName, '', 0);
      write(expiresName, '', 0);
    },
  };
}
