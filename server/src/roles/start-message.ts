import type { Config } from '../config/env.ts';
import { mailboxDir } from '../platform/mail/index.ts';
import { unsetFeatures } from '../config/unset-features.ts';
import { hasMailbox } from '../config/has-mailbox.ts';

/** Printed when everything runs. Programs look for the first line. */
export function startMessage(config: Config, port: number): string {
  const url = config.publicUrlIsExplicit ? config.PUBLIC_URL : config.PUBLIC_URL.replace(/:\d+$/, `:${port}`);
  return [
    `Discrepancy Checker is ready: ${url}`,
    ...whereMailIs(config, url),
    ...whatIsOff(config),
    'Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

function whereMailIs(config: Config, url: string): string[] {
  if (hasMailbox(config)) return [`Emails it sends appear at ${url}/mailbox`];
  if (config.SMTP_URL !== undefined) return [];
  return [`Emails are kept in ${mailboxDir(config)} until SMTP_URL is set.`];
}

function whatIsOff(config: Config): string[] {
  const off = unsetFeatures(config).map(({ name, settings }) => `${name} (${settings.join(', ')})`);
  return off.length === 0 ? [] : [`Not configured: ${off.join(', ')}.`];
}
