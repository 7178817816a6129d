export { CheckEmailPage } from '../features/check-email/index.ts';
export { ForgotPasswordPage } from '../features/forgot-password/index.ts';
export { ResetPasswordPage } from '../features/reset-password/index.ts';
export { SignUpPage } from '../features/sign-up/index.ts';
export { VerifyEmailPage } from '../features/verify-email/index.ts';
