import { newPasswordMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { newPasswordField } from '../../shared/new-account-fields.ts';

export const resetPasswordForm = z
  .object({
    new_password: newPasswordField,
    confirm_password: z.string(),
  })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      error: newPasswordMessages.differ,
      path: ['confirm_password'],
    }),
  );

export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;
