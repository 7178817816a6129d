import type { HostServices, RemoteProps } from '@app/shared/federation';
import { useLocation } from '@app/shared/router';
import type { ReactNode } from 'react';
import { ForgotPasswordPage } from '../features/forgot-password/index.ts';
import { LoginPage } from '../features/login/index.ts';
import { ProviderLogin } from '../features/provider-login/index.ts';
import { SignUpPage } from '../features/sign-up/index.ts';
import { AccountPage, CheckEmailPage, HelpPage, ResetPasswordPage, VerifyEmailPage } from './lazy-pages.ts';
import { isAccountRoute, type AccountRoute } from './account-routes.ts';

const pages: Readonly<Record<AccountRoute, (host: HostServices) => ReactNode>> = {
  '/login': (host) => <LoginPage host={host} providers={<ProviderLogin host={host} page="login" />} />,
  '/signup': (host) => <SignUpPage host={host} providers={<ProviderLogin host={host} page="signUp" />} />,
  '/check-email': () => <CheckEmailPage />,
  '/verify-email': (host) => <VerifyEmailPage host={host} />,
  '/forgot-password': (host) => <ForgotPasswordPage host={host} />,
  '/reset-password': (host) => <ResetPasswordPage host={host} />,
  '/account': (host) => <AccountPage host={host} />,
  '/help': (host) => <HelpPage host={host} />,
};

/** The page of the current path. The paths are absolute, so it does not matter below which route the host mounts it. */
export function AccountPages({ host }: RemoteProps) {
  const { pathname } = useLocation();
  const route = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  return isAccountRoute(route) ? pages[route](host) : null;
}
