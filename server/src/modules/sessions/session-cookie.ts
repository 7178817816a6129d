export interface CookiePolicy {
  readonly name: string;
  readonly options: {
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly path: '/';
    readonly secure: boolean;
  };
}

/**
 * Attributes of every cookie this server sets. `__Host-` keeps neighbours on the same domain from setting it and
 * requires https; on plain http (loopback) browsers refuse the prefix, so the bare name is used. Lax and not Strict:
 * the return from a sign-in provider is a cross-site navigation.
 */
export function cookiePolicy(name: string, publicUrl: string): CookiePolicy {
  const secure = new URL(publicUrl).protocol === 'https:';
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}

export const sessionCookie = (publicUrl: string): CookiePolicy => cookiePolicy('sid', publicUrl);
