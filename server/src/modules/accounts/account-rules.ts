/** Lifetimes and limits of accounts. Documented for people in docs/security.md; a change there belongs here. */
export const accountRules = {
  /** From the delivery of the mail, so that a slow mail server shortens nobody's link. */
  verificationLinkSeconds: 24 * 60 * 60,
  resetLinkSeconds: 30 * 60,
  emailChangeLinkSeconds: 24 * 60 * 60,
  /** A sign-up that nobody verified is forgotten. Longer than mail is retried plus the life of its link. */
  signUpSeconds: 72 * 60 * 60,
  /** A new address that nobody confirmed is forgotten. As long, for the same reason. */
  emailChangeSeconds: 72 * 60 * 60,
} as const;

const tenMinutes = 10 * 60;

/**
 * Tries per network (IPv4 address, IPv6 /64), and per network and account. None counts by account alone: whoever knows
 * an address could then lock its owner out.
 */
export const throttleRules = {
  /** Failed ones only; a success gives its try back. */
  login: { name: 'login', perNetwork: 100, perAccount: 10, seconds: tenMinutes },
  signUp: { name: 'sign-up', perNetwork: 100, perAccount: 5, seconds: tenMinutes },
  forgotPassword: { name: 'forgot', perNetwork: 60, perAccount: 5, seconds: tenMinutes },
  /** Of the password by somebody who is logged in. Failed ones only. */
  proof: { name: 'proof', perNetwork: 100, perAccount: 10, seconds: tenMinutes },
  /** Each is a mail to an address that somebody else may have. */
  changeEmail: { name: 'change-email', perNetwork: 60, perAccount: 5, seconds: tenMinutes },
  resend: { name: 'resend', perNetwork: 20, perAccount: 1, seconds: 60 },
} as const;

/**
 * Mails of one kind to one address that anybody can cause, whatever networks they are asked for from. More would only
 * bury the first ones, whose links still work: a reset link lives longer than these seconds.
 */
export const mailRule = { perAddress: 3, seconds: tenMinutes } as const;

export interface ThrottleRule {
  readonly name: string;
  readonly perNetwork: number;
  readonly perAccount: number;
  readonly seconds: number;
}
