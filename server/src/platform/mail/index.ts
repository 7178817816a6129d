export { createMailDelivery, mailboxDir, type DeliverMail, type Mail } from './deliver-mail.ts';
