import type { Executor } from '../db/index.ts';
import type { Queue } from '../queue/index.ts';
import { deliverMailJob, type Mail } from './mail.ts';

export interface Mailer {
  /** Stores the mail for delivery. With `tx` it is sent if and only if the transaction commits. */
  sendMail(mail: Mail, options?: { readonly tx?: Executor }): Promise<void>;
}

export function createMailer(queue: Queue): Mailer {
  return {
    async sendMail(mail, { tx } = {}) {
      await queue.enqueue(deliverMailJob, mail, tx === undefined ? {} : { tx });
    },
  };
}
