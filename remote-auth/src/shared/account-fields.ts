import { accountLimits } from '@app/shared/contracts';
import { authMessages } from '@app/shared/messages';
import * as z from 'zod/mini';

const { validation } = authMessages;

/** Characters as a person counts them and as the server does: an emoji is one, not two. */
export const characters = (text: string): number => Array.from(text).length;

export const trimmedText = z.pipe(
  z.string(),
  z.transform((text) => text.trim()),
);

/** An address, trimmed. Where the form has one text for both faults, pass it twice. */
export const emailField = (texts: { required: string; invalid: string }) =>
  z.pipe(
    trimmedText,
    z
      .string()
      .check(
        z.minLength(1, { error: texts.required, abort: true }),
        z.maxLength(accountLimits.emailMax, { error: texts.invalid, abort: true }),
        z.email(texts.invalid),
      ),
  );

export const longEnough = z.refine<string>((password) => characters(password) >= accountLimits.passwordMin, {
  error: validation.passwordTooShort,
});
export const shortEnough = z.maxLength(accountLimits.passwordMax, validation.passwordTooLong);

/** A password exactly as typed: spaces count, nothing is trimmed. */
export const passwordField = z
  .string()
  .check(z.minLength(1, { error: validation.passwordRequired, abort: true }), longEnough, shortEnough);
