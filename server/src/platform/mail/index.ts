export { createMailDelivery, type DeliverMail, type Mail } from './deliver-mail.ts';
export { mailboxDir } from './mailbox-dir.ts';
