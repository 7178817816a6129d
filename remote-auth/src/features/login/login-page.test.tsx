import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { googleLoginEndpoint, loginEndpoint } from '@app/shared/contracts';
import type { RemoteProps } from '@app/shared/federation';
import { Navigate } from '@app/shared/router';
import { useSession } from '@app/shared/session';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { AccountPages } from '../../app/account-pages.tsx';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { loadPages } from '../../testing/load-pages.tsx';
import { openPage } from '../../testing/open-page.tsx';

const email = 'dana+pdf@northgate.example';
const password = 'silver-harbour-41';

async function logIn({ user, getByLabelText, getByRole }: RenderedWithHost) {
  await user.clear(getByLabelText('Email Address'));
  await user.type(getByLabelText('Email Address'), email);
  await user.type(getByLabelText('Password'), password);
  await user.click(getByRole('button', { name: 'Login' }));
}

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('LoginPage', () => {
  it('has the provider buttons, the divider, the fields and the links in this order', () => {
    const { container } = openPage('/login');
    const order = Array.from(container.querySelectorAll('h1, label, button, a, p'), (element) => element.textContent);
    expect(order.filter((text) => text !== '')).toEqual([
      'Log in',
      'Compare PDFs and find where they disagree.',
      'Login with Google',
      'Login with Microsoft',
      'Or login with email',
      'Email Address',
      'Password',
      'Forgot password?',
      'Login',
      'New to Discrepancy Checker? Sign Up',
      'Sign Up',
    ]);
  });

  it('links to the forgotten password and to sign-up', () => {
    const { getByRole } = openPage('/login');
    expect(getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  it('pairs the address with the password for password managers', () => {
    const { getByLabelText } = openPage('/login');
    expect(getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'username');
    expect(getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('names the faults of an empty form, goes to the first and calls nobody', async () => {
    const page = openPage('/login');
    await page.user.click(page.getByRole('button', { name: 'Login' }));
    expect(page.getByLabelText('Email Address')).toHaveFocus();
    expect(page.getByLabelText('Email Address')).toHaveAccessibleDescription('Email is required');
    expect(page.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(page.getByText('Please correct 2 fields')).toBeVisible();
    expect(page.http.calls).toEqual([]);
  });

  it('names the rule that each value breaks', async () => {
    const page = openPage('/login');
    await page.user.type(page.getByLabelText('Email Address'), 'dana');
    await page.user.type(page.getByLabelText('Password'), '12345{Enter}');
    expect(page.getByLabelText('Email Address')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(page.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(page.http.calls).toEqual([]);
  });

  it('shows and hides the password', async () => {
    const page = openPage('/login');
    await page.user.click(page.getByRole('button', { name: 'Show password' }));
    expect(page.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await page.user.click(page.getByRole('button', { name: 'Show password' }));
    expect(page.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('marks the person as logged in with the address of the me call, says so and goes to the dashboard', async () => {
    const page = openPage('/login', { userAfterLogin: 'dana@northgate.example' });
    page.http.answer(loginEndpoint, { success: true });
    await logIn(page);
    await waitFor(() => expect(page.location()).toBe('/dashboard'));
    await waitFor(() => expect(page.host.session.getState().user).toEqual({ email: 'dana@northgate.example' }));
    expect(page.http.calls.map(({ path, body }) => [path, body])).toEqual([['/auth/login', { email, password }]]);
    expect(page.host.session.getState().isAuthenticated).toBe(true);
    expect(page.notify.toasts).toEqual([{ kind: 'success', text: 'Login successful' }]);
  });

  it('marks the person as logged in at once, before the me call', async () => {
    const page = openPage('/login', { userAfterLogin: email });
    page.http.answer(loginEndpoint, { success: true });
    const states: unknown[] = [];
    page.host.session.subscribe(({ isAuthenticated, loading, user }) =>
      states.push({ isAuthenticated, loading, user }),
    );
    await logIn(page);
    await waitFor(() => expect(page.location()).toBe('/dashboard'));
    expect(states[0]).toEqual({ isAuthenticated: true, loading: false, user: { email } });
  });

  it('makes one call when it is submitted twice before it can look busy', async () => {
    const page = openPage('/login');
    page.http.answer(loginEndpoint, () => new Promise(() => {}));
    await page.user.type(page.getByLabelText('Email Address'), email);
    await page.user.type(page.getByLabelText('Password'), password);
    const form = page.getByLabelText('Password').closest('form');
    if (form === null) throw new Error('The field stands in no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await page.findByRole('button', { name: 'Logging in...' });
    expect(page.http.calls).toHaveLength(1);
  });

  it('leaves the way to the guard of the host, which knows the page that was asked for', async () => {
    const GuardedPages = ({ host }: RemoteProps) =>
      useSession(host.session, ({ isAuthenticated }) => isAuthenticated) ? (
        <Navigate to="/dashboard?folder=a" replace />
      ) : (
        <AccountPages host={host} />
      );
    const page = openPage('/login', { userAfterLogin: email, page: GuardedPages });
    page.http.answer(loginEndpoint, { success: true });
    await logIn(page);
    await waitFor(() => expect(page.host.session.getState()).toMatchObject({ isAuthenticated: true, loading: false }));
    await waitFor(() => expect(page.location()).toBe('/dashboard?folder=a'));
  });

  it('says when the browser did not keep the login', async () => {
    const page = openPage('/login');
    page.http.answer(loginEndpoint, { success: true });
    await logIn(page);
    const text = 'Your login could not be saved. Allow cookies for this site, then log in again.';
    expect(await page.findByText(text)).toBeVisible();
    expect(page.getByRole('alert')).toHaveTextContent(text);
    expect(page.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
    expect(page.host.session.getState().isAuthenticated).toBe(false);
    expect(page.location()).toBe('/login');
  });

  it('fills in the remembered address and forgets it once it has served', async () => {
    window.localStorage.setItem('verify_email', email);
    const page = openPage('/login', { userAfterLogin: email });
    page.http.answer(loginEndpoint, { success: true });
    expect(page.getByLabelText('Email Address')).toHaveValue(email);
    await logIn(page);
    await waitFor(() => expect(page.location()).toBe('/dashboard'));
    expect(window.localStorage.getItem('verify_email')).toBeNull();
  });

  it('sends an unverified address to the inbox page and stores it in both places', async () => {
    const page = openPage('/login');
    const serverMessage = 'Sorry: email not verified yet.';
    page.http.answer(loginEndpoint, anApiError({ status: 403, serverMessage }));
    await logIn(page);
    await waitFor(() => expect(page.location()).toBe('/check-email'));
    expect(page.notify.toasts).toEqual([{ kind: 'warning', text: 'Email not verified. Check your inbox.' }]);
    expect(window.localStorage.getItem('verify_email')).toBe(email);
    expect(document.cookie).toBe('verify_email=dana%2Bpdf%40northgate.example');
    expect(page.host.session.getState().isAuthenticated).toBe(false);
    expect(page.getByRole('link', { name: 'Sign up again to get a new one' })).toHaveAttribute('href', '/signup');
  });

  it('knows an unverified address by the code of the error, whatever the words are', async () => {
    const page = openPage('/login');
    const serverMessage = 'Confirm your address first.';
    page.http.answer(loginEndpoint, anApiError({ status: 403, code: 'email_not_verified', serverMessage }));
    await logIn(page);
    await waitFor(() => expect(page.location()).toBe('/check-email'));
  });

  it.each([
    ['a 403 of another kind', anApiError({ status: 403, serverMessage: 'Account closed' }), 'Account closed'],
    [
      'the words with another status',
      anApiError({ status: 401, serverMessage: 'Email not verified' }),
      'Email not verified',
    ],
    [
      'wrong credentials',
      anApiError({ status: 401, serverMessage: 'The password is wrong.' }),
      'The password is wrong.',
    ],
    ['no message', anApiError({ status: 500 }), 'Login failed'],
    ['no answer', anApiError({ status: 0, code: 'network' }), 'Login failed'],
  ])('tells once, beside the form, of %s', async (_case, error, text) => {
    const page = openPage('/login');
    page.http.answer(loginEndpoint, error);
    await logIn(page);
    expect(await page.findByRole('alert')).toHaveTextContent(text);
    expect(page.getAllByText(text)).toHaveLength(1);
    expect(page.notify.toasts).toEqual([]);
    expect(page.location()).toBe('/login');
    expect(window.localStorage.getItem('verify_email')).toBeNull();
    expect(page.http.calls).toHaveLength(1);
  });

  it.each([
    [{ success: false, message: 'Not today' }, 'Not today'],
    [{ success: false }, 'Login failed'],
  ])('takes %j for a failure', async (answer, text) => {
    const page = openPage('/login', { userAfterLogin: email });
    page.http.answer(loginEndpoint, answer);
    await logIn(page);
    expect(await page.findByText(text)).toBeVisible();
    expect(page.location()).toBe('/login');
    expect(page.host.session.getState().isAuthenticated).toBe(false);
  });

  it('is busy while the call runs, makes one call, and is free again after a failure', async () => {
    const answer = Promise.withResolvers<{ success: true }>();
    const page = openPage('/login', { userAfterLogin: email });
    page.http.answer(loginEndpoint, () => answer.promise);
    await logIn(page);
    const button = page.getByRole('button', { name: 'Logging in...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await page.user.dblClick(button);
    await page.user.type(page.getByLabelText('Password'), '{Enter}');
    expect(page.http.calls).toHaveLength(1);
    answer.reject(anApiError({ status: 500 }));
    expect(await page.findByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
    page.http.answer(loginEndpoint, { success: true });
    await page.user.click(page.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(page.location()).toBe('/dashboard'));
  });

  it('shows one problem at a time: that of the way tried last', async () => {
    const page = openPage('/login');
    page.http.answer(loginEndpoint, anApiError({ status: 401, serverMessage: 'The password is wrong.' }));
    page.http.answer(googleLoginEndpoint, {});
    await logIn(page);
    await page.findByText('The password is wrong.');
    await page.user.click(page.getByRole('button', { name: 'Login with Google' }));
    expect(await page.findByText('No redirect URL provided')).toBeVisible();
    expect(page.getAllByRole('alert')).toHaveLength(1);
    await logIn(page);
    expect(await page.findByText('The password is wrong.')).toBeVisible();
    expect(page.getAllByRole('alert')).toHaveLength(1);
  });

  it('says what to do where the server did not', async () => {
    const page = openPage('/login');
    page.http.answer(loginEndpoint, anApiError({ status: 500 }));
    await logIn(page);
    expect(await page.findByRole('alert')).toHaveTextContent('Login failedCheck your connection and try again.');
  });

  it.each([
    ['elsewhere', 'You logged out in another tab.'],
    ['ended', 'Your session has expired. Log in to continue.'],
    ['everywhere', 'You have been logged out everywhere.'],
    ['deleted', 'Your account and everything in it has been deleted.'],
  ] as const)('says why one is here who was logged in: %s', (parting, text) => {
    const page = openPage('/login', { prepare: ({ host }) => host.session.getState().leave(parting) });
    expect(page.getByRole('status')).toHaveTextContent(text);
  });

  it.each([null, 'here'] as const)('says nothing after %s: one knows', (parting) => {
    const page = openPage('/login', { prepare: ({ host }) => host.session.setState({ parting }) });
    expect(page.queryByRole('status')).toBeNull();
  });

  it('takes the sentence about the last try away when it tries again', async () => {
    const page = openPage('/login');
    page.http.answer(loginEndpoint, anApiError({ status: 500 }));
    await logIn(page);
    await page.findByText('Login failed');
    page.http.answer(loginEndpoint, () => new Promise(() => {}));
    await page.user.click(page.getByRole('button', { name: 'Login' }));
    expect(page.queryByText('Login failed')).toBeNull();
  });

  it('leaves a trace of an error that is no failed call', async () => {
    const traced = jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = openPage('/login');
    page.http.answer(loginEndpoint, () => Promise.reject(new TypeError('a defect')));
    await logIn(page);
    expect(await page.findByText('Login failed')).toBeVisible();
    expect(traced).toHaveBeenCalledWith('The form could not be sent', new TypeError('a defect'));
  });
});
