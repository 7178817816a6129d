import type { Config } from './env.ts';

/** Whole addresses: `127.0.0.1.evil.example` is a name that anybody can let lead anywhere. */
const loopback = /^((::ffff:)?127(\.\d{1,3}){3}|::1|localhost)$/;

export const isLoopback = (address: string): boolean => loopback.test(address.replaceAll(/^\[|\]$/g, ''));

/** Whoever reads these mails can take over accounts: only one machine on its own, seen from that machine, has the page. */
export function hasMailbox(config: Config): boolean {
  return config.SMTP_URL === undefined && config.databaseIsEmbedded && isLoopback(config.HOST);
}
