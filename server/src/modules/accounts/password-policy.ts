import { AppError } from '../../platform/errors/app-error.ts';

/** The most used passwords of known leaks, most used first, lower case; part of the zxcvbn-ts library (MIT). */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Read with the first password that is chosen: 6 MB. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Words that somebody who attacks this service tries first. */
const contextWords = ['discrepancy', 'checker', 'discrepancychecker', 'discrepancy checker'];

export interface PasswordOwner {
  readonly email: string;
  readonly fullName?: string;
}

/**
 * Refuses a password that would be guessed among the first thousands of tries. No rules about kinds of characters: they
 * make passwords worse (NIST SP 800-63B 3.1.1.2).
 */
export async function checkPassword(password: string, owner: PasswordOwner): Promise<void> {
  const tried = password.trim().toLowerCase();
  commonPasswords ??= readCommonPasswords();
  if ((await commonPasswords).has(tried) || contextWords.includes(tried)) throw new AppError('password_too_common');
  if (isAboutOwner(tried, owner)) {
    throw new AppError('password_too_common', {
      message: 'This password is your name or email address. Choose another.',
    });
  }
}

function isAboutOwner(password: string, { email, fullName = '' }: PasswordOwner): boolean {
  const name = fullName.toLowerCase();
  return [email, email.split('@')[0], name, name.replace(/\s/g, '')].includes(password);
}
