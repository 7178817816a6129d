import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { forgotPasswordEndpoint, resendVerificationEndpoint } from '@app/shared/contracts';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { act, fireEvent } from '@testing-library/react';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { loadPages } from '../../testing/load-pages.tsx';
import { openPage } from '../../testing/open-page.tsx';

const stored = 'dana@northgate.example';
const inCookie = 'eli@northgate.example';

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('CheckEmailPage', () => {
  it('has the title and leads to the login', async () => {
    const page = openPage('/check-email');
    expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
    await page.user.click(page.getByRole('button', { name: 'Go to Login' }));
    expect(page.location()).toBe('/login');
  });

  it('leads to another address', () => {
    const { getByRole } = openPage('/check-email');
    expect(getByRole('link', { name: 'Use another address' })).toHaveAttribute('href', '/signup');
  });

  it('offers a new link only to who could not log in for lack of it', () => {
    expect(openPage('/check-email').queryByRole('link', { name: 'Sign up again to get a new one' })).toBeNull();
  });

  it.each([
    ['nothing', undefined, undefined, 'your email address'],
    ['local storage', stored, undefined, stored],
    ['the cookie', undefined, inCookie, inCookie],
    ['both', stored, inCookie, stored],
    ['no address', '<b>x</b>', undefined, 'your email address'],
  ])('shows the address stored in %s', (_where, local, cookie, shown) => {
    if (local !== undefined) window.localStorage.setItem('verify_email', local);
    if (cookie !== undefined) document.cookie = `verify_email=${encodeURIComponent(cookie)}; Path=/`;
    const { getByText } = openPage('/check-email');
    expect(getByText(shown).tagName).toBe('STRONG');
    expect(getByText(shown).parentElement).toHaveTextContent(`We sent a link to ${shown}`);
  });
});

describe('CheckEmailPage: Resend', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.localStorage.setItem('verify_email', stored);
  });
  afterEach(() => void jest.useRealTimers());

  async function resend({ getByRole }: RenderedWithHost): Promise<void> {
    fireEvent.click(getByRole('button', { name: 'Resend' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
  }

  it('has the link sent again, and counts down to when one can ask once more', async () => {
    const page = openPage('/check-email');
    page.http.answer(resendVerificationEndpoint, { success: true });
    await resend(page);
    expect(page.http.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/resend-verification', { email: stored }],
    ]);
    expect(page.getByText('Sent again. You can resend in 60 seconds.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(page.getByText('Sent again. You can resend in 1 second.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(page.getByText('Sent again.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Resend' })).toBeEnabled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is read out once and not every second', async () => {
    const page = openPage('/check-email');
    page.http.answer(resendVerificationEndpoint, { success: true });
    await resend(page);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(page.announcements).toEqual(['Sent again. You can resend in 60 seconds.']);
    expect(page.queryByRole('status')).toBeNull();
  });

  it.each([
    [
      anApiError({ status: 429, serverMessage: 'Too many attempts. Try again in 4 minutes.' }),
      'Try again in 4 minutes.',
    ],
    [anApiError({ status: 0 }), 'The link could not be sent. Check your connection and try again.'],
  ])('says why it was not sent, and can be pressed again', async (error, text) => {
    const page = openPage('/check-email');
    page.http.answer(resendVerificationEndpoint, error);
    await resend(page);
    expect(page.getByRole('alert')).toHaveTextContent(text);
    expect(page.getByRole('button', { name: 'Resend' })).toBeEnabled();
  });

  it('sends another reset link to who waits for one', async () => {
    const page = openPage('/forgot-password');
    page.http.answer(forgotPasswordEndpoint, { success: true });
    fireEvent.click(page.getByRole('button', { name: 'Send Reset Link' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(page.location()).toBe('/check-email');
    await resend(page);
    expect(page.http.callsTo(forgotPasswordEndpoint)).toHaveLength(2);
  });

  it('is not offered where the address is not known', () => {
    window.localStorage.clear();
    expect(openPage('/check-email').queryByRole('button', { name: 'Resend' })).toBeNull();
  });
});
