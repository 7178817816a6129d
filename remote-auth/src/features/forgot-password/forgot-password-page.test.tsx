import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgotPasswordEndpoint } from '@app/shared/contracts';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { waitFor } from '@testing-library/react';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { loadPages } from '../../testing/load-pages.tsx';
import { openPage } from '../../testing/open-page.tsx';

const email = 'dana@northgate.example';

async function ask({ user, getByLabelText, getByRole }: RenderedWithHost, address = email) {
  await user.clear(getByLabelText('Email Address'));
  if (address !== '') await user.type(getByLabelText('Email Address'), address);
  await user.click(getByRole('button', { name: 'Send Reset Link' }));
}

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('ForgotPasswordPage', () => {
  it('has one field, the button and the way back', () => {
    const { getAllByRole, getByLabelText, getByRole } = openPage('/forgot-password');
    expect(getAllByRole('textbox')).toEqual([getByLabelText('Email Address')]);
    expect(getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'username');
    expect(getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
    expect(getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  });

  it.each(['', 'x', 'dana@northgate'])('refuses %j, goes to the field and calls nobody', async (address) => {
    const page = openPage('/forgot-password');
    await ask(page, address);
    expect(page.getByLabelText('Email Address')).toHaveAccessibleDescription('Enter a valid email address');
    expect(page.getByLabelText('Email Address')).toHaveFocus();
    expect(page.http.calls).toEqual([]);
  });

  it('asks for the link, says that it was sent and goes to the inbox page with the address', async () => {
    const page = openPage('/forgot-password');
    page.http.answer(forgotPasswordEndpoint, { success: true });
    await ask(page);
    await waitFor(() => expect(page.location()).toBe('/check-email'));
    expect(page.http.calls.map(({ path, body }) => [path, body])).toEqual([['/auth/forgot-password', { email }]]);
    expect(page.notify.toasts).toEqual([{ kind: 'success', text: 'Reset link sent to your email' }]);
    expect(page.getByText(email)).toBeVisible();
    expect(page.getByRole('link', { name: 'Use another address' })).toHaveAttribute('href', '/forgot-password');
  });

  it('reads Sending... while the call runs and makes one call', async () => {
    const page = openPage('/forgot-password');
    page.http.answer(forgotPasswordEndpoint, () => new Promise(() => {}));
    await ask(page);
    await page.user.dblClick(page.getByRole('button', { name: 'Sending...' }));
    expect(page.http.calls).toHaveLength(1);
  });

  it.each([
    [anApiError({ status: 429, serverMessage: 'Wait a moment.' }), 'Wait a moment.'],
    [anApiError({ status: 0 }), 'Something went wrong'],
  ])('tells inline, and nowhere else, why it failed, and can be sent again', async (error, text) => {
    const page = openPage('/forgot-password');
    page.http.answer(forgotPasswordEndpoint, error);
    await ask(page);
    expect(await page.findByText(text)).toBeVisible();
    expect(page.notify.toasts).toEqual([]);
    expect(page.getByRole('button', { name: 'Send Reset Link' })).not.toHaveAttribute('aria-busy');
  });

  it('fills in the remembered address', () => {
    window.localStorage.setItem('verify_email', email);
    expect(openPage('/forgot-password').getByLabelText('Email Address')).toHaveValue(email);
  });
});
