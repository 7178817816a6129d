import { authMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { emailField, passwordField } from '../../shared/account-fields.ts';
import { fullNameField } from '../../shared/new-account-fields.ts';

const { validation } = authMessages;

export const signUpForm = z.object({
  username: fullNameField,
  email: emailField({ required: validation.emailRequired, invalid: validation.emailInvalid }),
  password: passwordField,
});
