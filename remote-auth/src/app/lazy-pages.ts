import { lazy } from 'react';

// Pages that the login page does not carry. The names of the chunks lead the server to what a route needs at once.

export const AccountPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-account" */ '../features/account/index.ts')).AccountPage,
}));

export const CheckEmailPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-check-email" */ '../features/check-email/index.ts')).CheckEmailPage,
}));

export const HelpPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-help" */ '../features/help/index.ts')).HelpPage,
}));

export const ResetPasswordPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-reset-password" */ '../features/reset-password/index.ts'))
    .ResetPasswordPage,
}));

export const VerifyEmailPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-verify-email" */ '../features/verify-email/index.ts'))
    .VerifyEmailPage,
}));
