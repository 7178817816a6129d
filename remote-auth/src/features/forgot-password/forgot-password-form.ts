import { authMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { emailField } from '../../shared/account-fields.ts';

const { forgotEmailInvalid } = authMessages.validation;

export const forgotPasswordForm = z.object({
  email: emailField({ required: forgotEmailInvalid, invalid: forgotEmailInvalid }),
});
