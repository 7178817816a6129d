import { accountLimits } from '../contracts/index.ts';

/** Texts of every form that asks for a new password. Those the product brief quotes are exact. */
export const newPasswordMessages = {
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  hint: `At least ${accountLimits.passwordMin} characters; longer is better.`,
  shortHint: `At least ${accountLimits.passwordMin} characters.`,
  differ: 'Passwords do not match',
} as const;
