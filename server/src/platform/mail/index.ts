export { deliverMailHandler, mailboxDir } from './deliver-mail.job.ts';
export { type Mail } from './mail.ts';
export { createMailer, type Mailer } from './send-mail.ts';
