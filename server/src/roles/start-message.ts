import type { Config } from '../config/env.ts';
import { hasMailbox } from '../config/has-mailbox.ts';

/** What a person reads when everything runs. Programs look for the first line. */
export function startMessage(config: Config, port: number): string {
  const url = config.publicUrlIsExplicit ? config.PUBLIC_URL : config.PUBLIC_URL.replace(/:\d+$/, `:${port}`);
  const mailbox = hasMailbox(config) ? [`Mail that it sends is shown at ${url}/mailbox`] : [];
  return [`Discrepancy Checker is ready: ${url}`, ...mailbox, 'Ctrl-C stops it.', ''].join('\n');
}
