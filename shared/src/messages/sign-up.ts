import { accountLimits } from '../contracts/index.ts';

/** All text of the sign-up page. Text quoted in the product brief is exact. */
export const signUpMessages = {
  fullName: 'Full Name',
  fullNameRequired: 'Full Name is required',
  fullNameTooShort: 'Full Name must be at least 2 characters',
  fullNameTooLong: `Full Name must be at most ${accountLimits.fullNameMax} characters`,
  title: 'Create your account',
  submit: 'Sign Up',
  pending: 'Signing up...',
  succeeded: 'Link has been sent to your email',
  failed: 'Signup failed',
  failedNext: 'Check your connection and try again.',
  orContinueWith: 'Or continue with',
  haveAccount: 'Already have an account?',
  loginLink: 'Login',
} as const;
