import type { RemoteProps } from '@app/shared/federation';
import { useLocation } from '@app/shared/router';
import type { ComponentType } from 'react';
import { LoginPage } from '../features/login/index.ts';
import { ProviderLogin } from '../features/provider-login/index.ts';
import { isAccountRoute, type AccountRoute } from './account-routes.ts';
import {
  AccountPage,
  CheckEmailPage,
  ForgotPasswordPage,
  HelpPage,
  ResetPasswordPage,
  SignUp,
  VerifyEmailPage,
} from './lazy-pages.ts';

function Login({ host }: RemoteProps) {
  return <LoginPage host={host} providers={<ProviderLogin host={host} page="login" />} />;
}

const pages: Readonly<Record<AccountRoute, ComponentType<RemoteProps>>> = {
  '/login': Login,
  '/signup': SignUp,
  '/check-email': CheckEmailPage,
  '/verify-email': VerifyEmailPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
  '/account': AccountPage,
  '/help': HelpPage,
};

/** The page of the current path. The paths are absolute, so it does not matter below which route the host mounts it. */
export function AccountPages({ host }: RemoteProps) {
  const { pathname } = useLocation();
  const route = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  if (!isAccountRoute(route)) return null;
  const Page = pages[route];
  return <Page host={host} />;
}
