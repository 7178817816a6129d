import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { resetPasswordEndpoint } from '@app/shared/contracts';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { waitFor, within } from '@testing-library/react';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { loadPages } from '../../testing/load-pages.tsx';
import { openPage } from '../../testing/open-page.tsx';

const password = 'silver-harbour-41';

async function reset({ user, getByLabelText, getByRole }: RenderedWithHost, confirm = password, chosen = password) {
  await user.type(getByLabelText('New Password'), chosen);
  await user.type(getByLabelText('Confirm Password'), confirm);
  await user.click(getByRole('button', { name: 'Reset password' }));
}

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('ResetPasswordPage', () => {
  it('has two fields for a new password, each with a toggle of its own', async () => {
    const page = openPage('/reset-password?token=t1');
    const [chosen, confirm] = [page.getByLabelText('New Password'), page.getByLabelText('Confirm Password')];
    expect(chosen).toHaveAttribute('autocomplete', 'new-password');
    expect(confirm).toHaveAttribute('autocomplete', 'new-password');
    const [, second] = page.getAllByRole('button', { name: 'Show password' });
    if (second === undefined) throw new Error('There is one toggle only');
    await page.user.click(second);
    expect(chosen).toHaveAttribute('type', 'password');
    expect(confirm).toHaveAttribute('type', 'text');
  });

  it('refuses a short password and calls nobody', async () => {
    const page = openPage('/reset-password?token=t1');
    await reset(page, '12345', '12345');
    expect(page.getByLabelText('New Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(page.getByLabelText('New Password')).toHaveFocus();
    expect(page.http.calls).toEqual([]);
  });

  it('says on the confirmation that the passwords differ, and takes it back when the first field is mended', async () => {
    const page = openPage('/reset-password?token=t1');
    await reset(page, `${password}!`);
    const confirm = page.getByLabelText('Confirm Password');
    expect(confirm).toHaveAccessibleDescription('Passwords do not match');
    expect(confirm).toHaveFocus();
    await page.user.type(page.getByLabelText('New Password'), '!');
    await waitFor(() => expect(confirm).toBeValid());
    expect(page.queryByText('Passwords do not match')).toBeNull();
    expect(page.http.calls).toEqual([]);
  });

  it('sends token and password only, says what is possible now and goes to the login', async () => {
    const page = openPage('/reset-password?token=t%2B1');
    page.http.answer(resetPasswordEndpoint, { success: true });
    await reset(page);
    await waitFor(() => expect(page.location()).toBe('/login'));
    expect(page.http.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/reset-password', { token: 't+1', new_password: password }],
    ]);
    expect(page.notify.toasts).toEqual([{ kind: 'success', text: 'You can now log in with your new password' }]);
  });

  it('keeps the token when it renders again', async () => {
    const page = openPage('/reset-password?token=t1');
    page.http.answer(resetPasswordEndpoint, { success: true });
    await reset(page, 'other-harbour');
    await page.user.clear(page.getByLabelText('Confirm Password'));
    await page.user.type(page.getByLabelText('Confirm Password'), `${password}{Enter}`);
    await waitFor(() =>
      expect(page.http.calls.map(({ body }) => body)).toEqual([{ token: 't1', new_password: password }]),
    );
  });

  it.each(['/reset-password', '/reset-password?token=', '/reset-password?token=%20'])(
    'says at %s that the token is missing, leads to a new link and calls nobody',
    async (address) => {
      const page = openPage(address);
      const alert = page.getByRole('alert');
      expect(alert).toHaveTextContent('Invalid or missing reset token');
      expect(within(alert).getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      await reset(page);
      expect(page.http.calls).toEqual([]);
      expect(page.notify.toasts).toEqual([]);
      expect(page.getByRole('button', { name: 'Reset password' })).not.toHaveAttribute('aria-busy');
    },
  );

  it.each([
    ['the server', anApiError({ status: 400, serverMessage: 'Not this one.' }), 'Not this one.'],
    ['the failed call', anApiError({ status: 0, message: 'Network Error' }), 'Network Error'],
    ['the product', anApiError({ status: 500, message: '' }), 'Failed to reset password'],
  ])('tells in the form the sentence of %s, and what follows', async (_whose, error, text) => {
    const page = openPage('/reset-password?token=t1');
    page.http.answer(resetPasswordEndpoint, error);
    await reset(page);
    const alert = await page.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('Your password has not been changed yet. Try again in a moment.');
    expect(page.notify.toasts).toEqual([{ kind: 'error', text }]);
    expect(page.location()).toBe('/reset-password?token=t1');
  });

  it('leads to a new link when the server refuses this one', async () => {
    const page = openPage('/reset-password?token=t1');
    const serverMessage = 'This link has expired.';
    page.http.answer(resetPasswordEndpoint, anApiError({ status: 400, code: 'link_invalid', serverMessage }));
    await reset(page);
    const alert = await page.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^This link can no longer be used\. Your password has not been changed\.Request a new link$/u,
    );
    expect(page.queryByText(serverMessage)).toBeNull();
    expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(page.notify.toasts).toEqual([{ kind: 'error', text: serverMessage }]);
  });

  it('puts a refused password to its field', async () => {
    const page = openPage('/reset-password?token=t1');
    const serverMessage = 'One of the most used ones.';
    page.http.answer(resetPasswordEndpoint, anApiError({ status: 400, code: 'password_too_common', serverMessage }));
    await reset(page);
    await waitFor(() => expect(page.getByLabelText('New Password')).toHaveAccessibleDescription(serverMessage));
    expect(page.getByLabelText('New Password')).toHaveFocus();
    expect(page.notify.toasts).toEqual([]);
  });

  it('is busy while the call runs and makes one call', async () => {
    const page = openPage('/reset-password?token=t1');
    page.http.answer(resetPasswordEndpoint, () => new Promise(() => {}));
    await reset(page);
    await page.user.dblClick(page.getByRole('button', { name: 'Saving...' }));
    expect(page.http.calls).toHaveLength(1);
  });
});
