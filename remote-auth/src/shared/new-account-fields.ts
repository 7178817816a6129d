import { accountLimits } from '@app/shared/contracts';
import { signUpMessages } from '@app/shared/messages';
import * as z from 'zod/mini';
import { characters, longEnough, shortEnough, trimmedText } from './account-fields.ts';

export const fullNameField = z.pipe(
  trimmedText,
  z.string().check(
    z.minLength(1, { error: signUpMessages.fullNameRequired, abort: true }),
    z.refine((name) => characters(name) >= accountLimits.fullNameMin, { error: signUpMessages.fullNameTooShort }),
    z.maxLength(accountLimits.fullNameMax, signUpMessages.fullNameTooLong),
  ),
);

/** A password to replace another: an empty one is only too short. */
export const newPasswordField = z.string().check(longEnough, shortEnough);
