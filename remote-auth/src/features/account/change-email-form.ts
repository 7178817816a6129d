import { accountMessages, authMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { emailField } from '../../shared/account-fields.ts';

const { validation } = authMessages;

/** The password is only asked for: which rules it was chosen by is long past. */
export const changeEmailForm = (current: string) =>
  z.object({
    email: emailField({ required: validation.emailRequired, invalid: validation.emailInvalid }).check(
      z.refine((email) => email.toLowerCase() !== current.toLowerCase(), accountMessages.email.same),
    ),
    password: z.string().check(z.minLength(1, validation.passwordRequired)),
  });

export type ChangeEmailForm = z.infer<ReturnType<typeof changeEmailForm>>;
