import { describe, expect, it } from '@jest/globals';
import type { Mail } from '../../platform/mail/index.ts';
import {
  alreadyRegisteredMail,
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailTakenMail,
  passwordChangedMail,
  providerLinkedMail,
  resetMail,
  unfinishedSignUpMail,
  verificationMail,
} from './account-mails.ts';

const publicUrl = 'https://check.example.com';
const to = 'ada@example.com';
const token = 'T'.repeat(43);

const mails: Readonly<Record<string, readonly [Mail, string]>> = {
  verification: [verificationMail(to, publicUrl, token), `${publicUrl}/verify-email?token=${token}`],
  reset: [resetMail(to, publicUrl, token), `${publicUrl}/reset-password?token=${token}`],
  'already registered': [alreadyRegisteredMail(to, publicUrl), `${publicUrl}/login`],
  'unfinished sign-up': [unfinishedSignUpMail(to, publicUrl), `${publicUrl}/signup`],
  'password changed': [passwordChangedMail(to, publicUrl), `${publicUrl}/login`],
  'new address': [confirmEmailMail(to, publicUrl, token), `${publicUrl}/account?token=${token}`],
  'new address has an account': [emailTakenMail(to, publicUrl), `${publicUrl}/login`],
  'new address asked for': [emailChangeAskedMail(to, publicUrl), `${publicUrl}/account`],
  'address changed': [emailChangedMail(to, publicUrl), `${publicUrl}/login`],
  'provider linked': [
    providerLinkedMail(to, publicUrl, { providerName: 'Google', isPasswordDropped: false }),
    `${publicUrl}/login`,
  ],
  'provider linked, password dropped': [
    providerLinkedMail(to, publicUrl, { providerName: 'Google', isPasswordDropped: true }),
    `${publicUrl}/login`,
  ],
};

const textOfHtml = (html: string): string =>
  html
    .replace(/<(title|style)[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe.each(Object.entries(mails))('the mail "%s"', (_, [mail, link]) => {
  it('has its link in the text, in the button and written out', () => {
    expect(mail.text).toContain(`:\n${link}\n`);
    expect(mail.html.split(`href="${link}"`)).toHaveLength(3);
    expect(textOfHtml(mail.html)).toContain(link);
  });

  it('says the same in text and HTML', () => {
    const paragraphs = mail.text.split('\n\n').filter((part) => !part.includes('http') && !part.startsWith('--'));
    expect(paragraphs.length).toBeGreaterThan(1);
    for (const paragraph of paragraphs) expect(textOfHtml(mail.html)).toContain(paragraph);
  });

  it('says what to do when it was somebody else', () => {
    expect(mail.text).toMatch(/If (it was not you|you did not)/);
  });

  it('loads nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import/i);
  });

  it('goes to one address and fits a phone', () => {
    expect(mail.to).toBe(to);
    expect(mail.html).toContain('name="viewport"');
    expect(mail.html).toContain('max-width:520px');
  });
});
