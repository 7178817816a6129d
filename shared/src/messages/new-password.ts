import { accountLimits } from '../contracts/index.ts';

/** Texts of every form that asks for a new password. Those the product brief quotes are exact. */
export const newPasswordMessages = {
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  hint: `At least ${accountLimits.passwordMin} characters. Longer is safer.`,
  shortHint: `At least ${accountLimits.passwordMin} characters.`,
  differ: 'Passwords do not match',
} as const;
