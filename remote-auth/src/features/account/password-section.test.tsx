import { changePasswordEndpoint, loginSessionsEndpoint } from '@app/shared/contracts';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/open-account.tsx';

async function opened(): Promise<RenderedWithHost> {
  const page = openAccount();
  await page.findByLabelText('Current password');
  return page;
}

async function change(page: RenderedWithHost, current: string, chosen: string, confirm = chosen): Promise<void> {
  const type = async (label: string, text: string) => {
    if (text !== '') await page.user.type(page.getByLabelText(label), text);
  };
  await type('Current password', current);
  await type('New Password', chosen);
  await type('Confirm Password', confirm);
  await page.user.click(page.getByRole('button', { name: 'Change password' }));
}

describe('PasswordSection', () => {
  it('says what a change does to other browsers, and has three fields that password managers know', async () => {
    const page = await opened();
    expect(page.getByText('Changing it logs you out of all other browsers.')).toBeVisible();
    expect(page.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(page.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(page.getByLabelText('New Password')).toHaveAccessibleDescription('At least 6 characters.');
    expect(page.getByLabelText('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(page.getAllByRole('button', { name: 'Show password' })).toHaveLength(3);
    expect(page.container.querySelector('[autocomplete=username]')).toHaveValue('dana@northgate.example');
  });

  it.each([
    ['nothing', '', '', '', 'Current password', 'Password is required'],
    ['a short one', 'old secret', '12345', '12345', 'New Password', 'Password must be at least 6 characters'],
    ['two different ones', 'old secret', 'new secret', 'new secrets', 'Confirm Password', 'Passwords do not match'],
  ])('refuses %s at its field and calls nobody', async (_, current, chosen, confirm, label, text) => {
    const page = await opened();
    await change(page, current, chosen, confirm);
    expect(page.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(page.getByLabelText(label)).toHaveFocus();
    expect(page.http.callsTo(changePasswordEndpoint)).toEqual([]);
  });

  it('changes it, says so, empties the form and looks again who is logged in', async () => {
    const page = await opened();
    page.http.answer(changePasswordEndpoint, { success: true });
    await change(page, 'old secret', 'new secret');
    await waitFor(() =>
      expect(page.notify.toasts).toEqual([
        { kind: 'success', text: 'Password changed. All other browsers have been logged out.' },
      ]),
    );
    expect(page.http.callsTo(changePasswordEndpoint)[0]?.body).toEqual({
      current_password: 'old secret',
      new_password: 'new secret',
    });
    await waitFor(() => expect(page.http.callsTo(loginSessionsEndpoint)).toHaveLength(2));
    expect(page.getByLabelText('Current password')).toHaveValue('');
    expect(page.getByLabelText('New Password')).toHaveValue('');
    expect(await page.findByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['password_wrong', 403, 'Current password'],
    ['password_too_common', 400, 'New Password'],
  ])('puts %s to its field, once', async (code, status, label) => {
    const page = await opened();
    page.http.answer(changePasswordEndpoint, anApiError({ status, code, serverMessage: 'Not this one.' }));
    await change(page, 'old secret', 'new secret');
    await waitFor(() => expect(page.getByLabelText(label)).toHaveAccessibleDescription('Not this one.'));
    expect(page.getByLabelText(label)).toHaveFocus();
    expect(page.getAllByText('Not this one.')).toHaveLength(1);
    expect(page.notify.toasts).toEqual([]);
  });

  it('says any other fault beside the button and can be sent again', async () => {
    const page = await opened();
    page.http.answer(changePasswordEndpoint, anApiError({ status: 429, serverMessage: 'Try again in 4 minutes.' }));
    await change(page, 'old secret', 'new secret');
    expect(await page.findByRole('alert')).toHaveTextContent('Try again in 4 minutes.');
    expect(page.getByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-busy');
    expect(page.getByLabelText('New Password')).toHaveValue('new secret');
  });

  it('holds the page while something is typed', async () => {
    const page = await opened();
    await page.user.type(page.getByLabelText('Current password'), 'o');
    expect(page.holds()).toEqual(['form']);
  });
});
