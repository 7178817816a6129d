import { lazy } from 'react';

// Pages that the login page does not carry. The name of a chunk lists the routes it is for, and so leads the server to
// what a route needs at once. They come in two: every chunk more would cost the login page two hashes.

const importBarPages = () => import(/* webpackChunkName: "page-account~help" */ './bar-pages.ts');

export const AccountPage = lazy(async () => ({ default: (await importBarPages()).AccountPage }));
export const HelpPage = lazy(async () => ({ default: (await importBarPages()).HelpPage }));

const importJoiningPages = () =>
  import(
    /* webpackChunkName: "page-signup~check-email~verify-email~forgot-password~reset-password" */ './joining-pages.ts'
  );

export const CheckEmailPage = lazy(async () => ({ default: (await importJoiningPages()).CheckEmailPage }));
export const ForgotPasswordPage = lazy(async () => ({ default: (await importJoiningPages()).ForgotPasswordPage }));
export const ResetPasswordPage = lazy(async () => ({ default: (await importJoiningPages()).ResetPasswordPage }));
export const SignUpPage = lazy(async () => ({ default: (await importJoiningPages()).SignUpPage }));
export const VerifyEmailPage = lazy(async () => ({ default: (await importJoiningPages()).VerifyEmailPage }));
