import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { signUpEndpoint } from '@app/shared/contracts';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { waitFor } from '@testing-library/react';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { loadPages } from '../../testing/load-pages.tsx';
import { openPage } from '../../testing/open-page.tsx';

const dana = { username: 'Dana Okafor', email: 'dana@northgate.example', password: 'silver-harbour-41' };

async function fillIn({ user, getByLabelText }: RenderedWithHost, values: Partial<typeof dana> = {}) {
  const { username, email, password } = { ...dana, ...values };
  const type = async (label: string, text: string) => {
    await user.clear(getByLabelText(label));
    if (text !== '') await user.type(getByLabelText(label), text);
  };
  await type('Full Name', username);
  await type('Email Address', email);
  await type('Password', password);
}

/** The toast of the call ends without words: the page says what went wrong. */
const failedQuietly = [
  { kind: 'pending', text: 'Signing up...' },
  { kind: 'error', text: '' },
];

const submit = ({ user, getByRole }: RenderedWithHost) => user.click(getByRole('button', { name: 'Sign Up' }));

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('SignUpPage', () => {
  it('has three labelled fields that password managers know, the provider buttons and the way to login', () => {
    const { getByRole, getByLabelText, getByText } = openPage('/signup');
    expect(getByLabelText('Full Name')).toHaveAttribute('autocomplete', 'name');
    expect(getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'email');
    expect(getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters; longer is better.');
    expect(getByText('Or continue with')).toBeVisible();
    expect(getByRole('button', { name: 'Google' })).toBeVisible();
    expect(getByRole('button', { name: 'Microsoft' })).toBeVisible();
    expect(getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('names every fault of an empty form, links to each field, goes to the first and calls nobody', async () => {
    const page = openPage('/signup');
    await submit(page);
    expect(page.getByLabelText('Full Name')).toHaveFocus();
    expect(page.getByLabelText('Full Name')).toHaveAccessibleDescription('Full Name is required');
    expect(page.getByLabelText('Email Address')).toHaveAccessibleDescription('Email is required');
    expect(page.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(page.getByText('Please correct 3 fields')).toBeVisible();
    await page.user.click(page.getByRole('link', { name: 'Password' }));
    expect(page.getByLabelText('Password')).toHaveFocus();
    expect(page.http.calls).toEqual([]);
  });

  it('names the rule that each value breaks', async () => {
    const page = openPage('/signup');
    await fillIn(page, { username: ' D', email: 'dana@northgate', password: '12345' });
    await submit(page);
    expect(page.getByLabelText('Full Name')).toHaveAccessibleDescription('Full Name must be at least 2 characters');
    expect(page.getByLabelText('Email Address')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(page.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(page.http.calls).toEqual([]);
  });

  it('goes to the first wrong field, not to the first field', async () => {
    const page = openPage('/signup');
    await fillIn(page, { password: '123' });
    await submit(page);
    expect(page.getByLabelText('Password')).toHaveFocus();
    expect(page.queryByText(/fields? need/u)).toBeNull();
  });

  it('tells a fault in its own words, not in a bubble of the browser, and takes it back as soon as it is mended', async () => {
    const page = openPage('/signup');
    await fillIn(page, { email: 'dana' });
    await submit(page);
    expect(page.getByLabelText('Email Address')).toHaveAttribute('type', 'email');
    expect(page.getByLabelText('Email Address')).toHaveAccessibleDescription('Please enter a valid email address');
    await page.user.type(page.getByLabelText('Email Address'), '@northgate.example');
    expect(page.getByLabelText('Email Address')).toBeValid();
    expect(page.queryByText('Please enter a valid email address')).toBeNull();
  });

  it('sends the trimmed name and address and the password as typed', async () => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, { success: true });
    await fillIn(page, { username: ' Dana Okafor ', email: 'dana@northgate.example', password: ' pass word ' });
    await submit(page);
    expect(page.http.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/auth/signup', { username: 'Dana Okafor', email: 'dana@northgate.example', password: ' pass word ' }],
    ]);
  });

  it('remembers the address, says that the link was sent and goes to the inbox page', async () => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, { success: true });
    await fillIn(page);
    await submit(page);
    await waitFor(() => expect(page.location()).toBe('/check-email'));
    expect(window.localStorage.getItem('verify_email')).toBe(dana.email);
    expect(page.notify.toasts).toEqual([
      { kind: 'pending', text: 'Signing up...' },
      { kind: 'success', text: 'Link has been sent to your email' },
    ]);
    expect(page.getByText(dana.email)).toBeVisible();
  });

  it('has stored the address before it says so and has said so before the page changes', async () => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, { success: true });
    const seen: unknown[] = [];
    jest.spyOn(page.host.notify, 'progress').mockImplementation(async (call) => {
      const value = await call;
      seen.push({ stored: window.localStorage.getItem('verify_email'), at: page.location() });
      return value;
    });
    await fillIn(page);
    await submit(page);
    await waitFor(() => expect(page.location()).toBe('/check-email'));
    expect(seen).toEqual([{ stored: dana.email, at: '/signup' }]);
  });

  it('is busy while the call runs and makes one call however often it is submitted', async () => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, () => new Promise(() => {}));
    await fillIn(page);
    await page.user.dblClick(page.getByRole('button', { name: 'Sign Up' }));
    await page.user.type(page.getByLabelText('Password'), '{Enter}{Enter}');
    expect(page.getByRole('button', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true');
    expect(page.http.calls).toHaveLength(1);
  });

  it('shows what the server says beside the form, once, and can be sent again', async () => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, anApiError({ status: 429, serverMessage: 'Too many attempts.' }));
    await fillIn(page);
    await submit(page);
    expect(await page.findByText('Too many attempts.')).toBeVisible();
    expect(page.notify.toasts).toEqual(failedQuietly);
    expect(page.getByRole('button', { name: 'Sign Up' })).not.toHaveAttribute('aria-busy');
    expect(window.localStorage.getItem('verify_email')).toBeNull();
    page.http.answer(signUpEndpoint, { success: true });
    await submit(page);
    await waitFor(() => expect(page.location()).toBe('/check-email'));
  });

  it.each([
    ['without a message', anApiError({ status: 500 })],
    ['with a blank message', anApiError({ status: 500, serverMessage: ' ' })],
    ['because nobody answers', anApiError({ status: 0, code: 'network' })],
  ])('says Signup failed when it fails %s', async (_case, error) => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, error);
    await fillIn(page);
    await submit(page);
    expect(await page.findByText('Signup failed')).toBeVisible();
    expect(page.notify.toasts).toEqual(failedQuietly);
    expect(page.getByRole('alert')).toHaveTextContent('Signup failedCheck your connection and try again.');
  });

  it('takes success: false for a failure', async () => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, { success: false, message: 'Closed for today' });
    await fillIn(page);
    await submit(page);
    expect(await page.findByText('Closed for today')).toBeVisible();
    expect(page.location()).toBe('/signup');
  });

  it.each([
    ['password_too_common', 'Password', 'Choose another.'],
    ['email_taken', 'Email Address', 'This address cannot be used.'],
  ])('puts %s to the field %s', async (code, label, serverMessage) => {
    const page = openPage('/signup');
    page.http.answer(signUpEndpoint, anApiError({ status: 400, code, serverMessage }));
    await fillIn(page);
    await submit(page);
    await waitFor(() => expect(page.getByLabelText(label)).toHaveAccessibleDescription(serverMessage));
    expect(page.getByLabelText(label)).toHaveFocus();
    expect(page.getAllByText(serverMessage)).toHaveLength(1);
  });

  it('holds the page only while something is typed', async () => {
    const page = openPage('/signup');
    expect(page.holds()).toEqual([]);
    await page.user.type(page.getByLabelText('Full Name'), 'D');
    expect(page.holds()).toEqual(['form']);
    page.unmount();
    expect(page.holds()).toEqual([]);
  });

  it('fills in the address that was used before', () => {
    window.localStorage.setItem('verify_email', dana.email);
    expect(openPage('/signup').getByLabelText('Email Address')).toHaveValue(dana.email);
  });
});
