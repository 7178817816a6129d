import { authMessages, newPasswordMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { newPasswordField } from '../../shared/new-account-fields.ts';

const { validation } = authMessages;

/** The current password is only asked for: which rules it was chosen by is long past. */
const presentPassword = z.string().check(z.minLength(1, validation.passwordRequired));

export const changePasswordForm = z
  .object({ current_password: presentPassword, new_password: newPasswordField, confirm_password: z.string() })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      error: newPasswordMessages.differ,
      path: ['confirm_password'],
    }),
  );

export type ChangePasswordForm = z.infer<typeof changePasswordForm>;
