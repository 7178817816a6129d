import { describe, expect, it } from '@jest/globals';
import { resetPasswordForm } from './reset-password-form.ts';

const faults = (new_password: string, confirm_password: string) =>
  resetPasswordForm
    .safeParse({ new_password, confirm_password })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('resetPasswordForm', () => {
  it('accepts two equal passwords of six characters', () => {
    expect(faults('harbor', 'harbor')).toEqual([]);
  });

  it.each(['', 'short'])('says that %j is too short', (password) => {
    expect(faults(password, password)).toEqual([['new_password', 'Password must be at least 6 characters']]);
  });

  it('says on the confirmation that the passwords differ', () => {
    expect(faults('silver-harbour', 'silver-harbor')).toEqual([['confirm_password', 'Passwords do not match']]);
  });

  it('takes case and spaces as a difference', () => {
    expect(faults('harbor', 'Harbor')).toHaveLength(1);
    expect(faults('harbor', 'harbor ')).toHaveLength(1);
  });

  it.each(['short', ''])('tells both faults of %j at once', (password) => {
    expect(faults(password, 'other').map(([field]) => field)).toEqual(['new_password', 'confirm_password']);
  });
});
