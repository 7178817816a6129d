import { authMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { emailField, passwordField } from '../../shared/account-fields.ts';

const { validation } = authMessages;

export const loginForm = z.object({
  email: emailField({ required: validation.emailRequired, invalid: validation.emailInvalid }),
  password: passwordField,
});
