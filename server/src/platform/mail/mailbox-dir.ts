import path from 'node:path';
import type { Config } from '../../config/env.ts';

/** Where emails are kept while there is no mail server. */
export const mailboxDir = (config: Config): string => path.join(config.DATA_DIR, 'mailbox');
