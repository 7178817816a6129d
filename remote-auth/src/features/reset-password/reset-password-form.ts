import { authMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { passwordField } from '../../shared/account-fields.ts';

const { validation } = authMessages;

export const resetPasswordForm = z
  .object({
    new_password: passwordField({ required: validation.passwordTooShort }),
    confirm_password: z.string(),
  })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      error: validation.passwordsDiffer,
      path: ['confirm_password'],
      // Also when the new password is too short: both faults are told at once.
      when: () => true,
    }),
  );

export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;
