import type { RemoteProps } from '@app/shared/federation';
import { ProviderLogin } from '../features/provider-login/index.ts';
import { SignUpPage } from '../features/sign-up/index.ts';

export { CheckEmailPage } from '../features/check-email/index.ts';
export { ForgotPasswordPage } from '../features/forgot-password/index.ts';
export { ResetPasswordPage } from '../features/reset-password/index.ts';
export { VerifyEmailPage } from '../features/verify-email/index.ts';

export function SignUp({ host }: RemoteProps) {
  return <SignUpPage host={host} providers={<ProviderLogin host={host} page="signUp" />} />;
}
