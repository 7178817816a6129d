/**
 * What a login has checked: the stored hash that the password was compared with, or the identity that a provider
 * vouched for. Checking takes time; the session starts only where this still stands then.
 */
export type LoginGrounds = { readonly userId: string } & (
  | { readonly passwordHash: string }
  | { readonly identity: { readonly issuer: string; readonly subject: string } }
);
