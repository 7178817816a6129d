import type { RemoteProps } from '@app/shared/federation';
import { lazy, type ComponentType } from 'react';

// Pages that the login page does not carry. The name of a chunk lists the routes it is for, and so leads the server to
// what a route needs at once. They come in two: every chunk more would cost the login page two hashes.

type Page = ComponentType<RemoteProps>;

const pageOf = <Name extends string>(load: () => Promise<Readonly<Record<Name, Page>>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const barPages = () => import(/* webpackChunkName: "page-account~help" */ './bar-pages.ts');

export const AccountPage = pageOf(barPages, 'AccountPage');
export const HelpPage = pageOf(barPages, 'HelpPage');

const joiningPages = () =>
  import(
    /* webpackChunkName: "page-signup~check-email~verify-email~forgot-password~reset-password" */ './joining-pages.tsx'
  );

export const CheckEmailPage = pageOf(joiningPages, 'CheckEmailPage');
export const ForgotPasswordPage = pageOf(joiningPages, 'ForgotPasswordPage');
export const ResetPasswordPage = pageOf(joiningPages, 'ResetPasswordPage');
export const SignUp = pageOf(joiningPages, 'SignUp');
export const VerifyEmailPage = pageOf(joiningPages, 'VerifyEmailPage');
