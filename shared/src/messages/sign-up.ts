/** Every text of the sign-up page. Those the product brief quotes are exact. */
export const signUpMessages = {
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
