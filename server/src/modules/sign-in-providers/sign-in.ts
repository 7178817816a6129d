import type { Platform } from '../../platform/platform.ts';
import { cookiePolicy, type CookiePolicy } from '../sessions/index.ts';
import { createConnectProvider, type ConnectProvider } from './provider-connection.ts';
import type { Provider } from './provider.ts';

/** What starting and finishing a sign-in work with. */
export interface SignIn extends Platform {
  readonly connect: ConnectProvider;
  /** Ties an attempt to the browser that started it. */
  readonly browserCookie: CookiePolicy;
}

/** Time to type a password and answer a second factor at the provider. */
export const attemptSeconds = 10 * 60;

export function createSignIn(platform: Platform): SignIn {
  return {
    ...platform,
    connect: createConnectProvider(),
    browserCookie: cookiePolicy('sign-in', platform.config.PUBLIC_URL),
  };
}

/** Where the provider sends the browser back to; registered there by the administrator. */
export function callbackPath(provider: Provider): string {
  return `/auth/callback/${provider.id}`;
}

export function callbackUrl({ config }: SignIn, provider: Provider): string {
  return `${config.PUBLIC_URL}/api${callbackPath(provider)}`;
}
