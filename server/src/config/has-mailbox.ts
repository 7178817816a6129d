import type { Config } from './env.ts';

const loopback = /^(127\.|::1$|::ffff:127\.|localhost$)/;

export const isLoopback = (address: string): boolean => loopback.test(address.replaceAll(/^\[|\]$/g, ''));

/** Whoever reads these mails can take over accounts: only one machine on its own, seen from that machine, has the page. */
export function hasMailbox(config: Config): boolean {
  return config.SMTP_URL === undefined && config.databaseIsEmbedded && isLoopback(config.HOST);
}
