import { lazy } from 'react';

// Pages that the login page does not carry. The name of a chunk lists the routes it is for, and so leads the server to
// what a route needs at once. Those of signing up and of mailed links are small, and who needs one often needs the next.

export const AccountPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-account" */ '../features/account/index.ts')).AccountPage,
}));

export const HelpPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-help" */ '../features/help/index.ts')).HelpPage,
}));

const importJoiningPages = () =>
  import(
    /* webpackChunkName: "page-signup~check-email~verify-email~forgot-password~reset-password" */ './joining-pages.ts'
  );

export const CheckEmailPage = lazy(async () => ({ default: (await importJoiningPages()).CheckEmailPage }));
export const ForgotPasswordPage = lazy(async () => ({ default: (await importJoiningPages()).ForgotPasswordPage }));
export const ResetPasswordPage = lazy(async () => ({ default: (await importJoiningPages()).ResetPasswordPage }));
export const VerifyEmailPage = lazy(async () => ({ default: (await importJoiningPages()).VerifyEmailPage }));
export const SignUpPage = lazy(async () => ({ default: (await importJoiningPages()).SignUpPage }));
