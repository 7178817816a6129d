import { accountEndpoint, cancelEmailChangeEndpoint, changeEmailEndpoint } from '@app/shared/contracts';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../testing/with-dialogs.ts';
import { anAccount, openAccount, type OpenAccountOptions } from '../../testing/open-account.tsx';

withDialogs();

interface Asked extends RenderedWithHost {
  readonly dialog: HTMLElement;
}

async function asked(options: OpenAccountOptions = {}): Promise<Asked> {
  const page = openAccount(options);
  await page.user.click(await page.findByRole('button', { name: 'Change email address' }));
  return { ...page, dialog: page.getByRole('dialog', { name: 'Change email address' }) };
}

async function send({ user, dialog }: Asked, email: string, password: string): Promise<void> {
  const type = async (label: string, text: string) => {
    if (text !== '') await user.type(within(dialog).getByLabelText(label), text);
  };
  await type('New Email Address', email);
  await type('Password', password);
  await user.click(within(dialog).getByRole('button', { name: 'Send link' }));
}

describe('EmailSection', () => {
  it('asks for the new address first, and says what the change does', async () => {
    const { dialog } = await asked();
    expect(within(dialog).getByLabelText('New Email Address')).toHaveFocus();
    expect(dialog).toHaveTextContent(
      'Until you open it, keep logging in with dana@northgate.example. Opening it logs you out of all other browsers',
    );
  });

  it('has a link sent, closes, and names the address that waits', async () => {
    const page = await asked();
    page.http.answer(changeEmailEndpoint, () => {
      page.http.answer(accountEndpoint, anAccount({ pendingEmail: 'dana@southgate.example' }));
      return { success: true };
    });
    await send(page, ' dana@southgate.example', ' my secret');
    expect(await page.findByText(/Open the link we sent to dana@southgate\.example/)).toBeVisible();
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.getByText('dana@northgate.example')).toBeVisible();
    expect(page.http.callsTo(changeEmailEndpoint)[0]?.body).toEqual({
      email: 'dana@southgate.example',
      password: ' my secret',
    });
  });

  it.each([
    ['nothing', '', 'secret', 'New Email Address', 'Email is required'],
    ['no address', 'dana', 'secret', 'New Email Address', 'Please enter a valid email address'],
    ['the present one', 'Dana@Northgate.example', 'secret', 'New Email Address', 'This is already your email address.'],
    ['no password', 'dana@southgate.example', '', 'Password', 'Password is required'],
  ])('refuses %s at its field and calls nobody', async (_, email, password, label, text) => {
    const page = await asked();
    await send(page, email, password);
    expect(within(page.dialog).getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(page.http.callsTo(changeEmailEndpoint)).toEqual([]);
  });

  it.each([
    ['password_wrong', 'Password', 'The current password is wrong.'],
    ['validation_failed', 'New Email Address', 'This is already the email address of your account.'],
  ])('says a refusal with %s at its field', async (code, label, serverMessage) => {
    const page = await asked();
    page.http.answer(changeEmailEndpoint, anApiError({ status: 400, code, serverMessage }));
    await send(page, 'dana@southgate.example', 'not it');
    await waitFor(() => expect(within(page.dialog).getByLabelText(label)).toHaveAccessibleDescription(serverMessage));
    expect(within(page.dialog).getByLabelText(label)).toHaveFocus();
  });

  it('says any other failure in the dialog, which stays', async () => {
    const page = await asked();
    const serverMessage = 'Too many attempts. Try again in 10 minutes.';
    page.http.answer(changeEmailEndpoint, anApiError({ status: 429, serverMessage }));
    await send(page, 'dana@southgate.example', 'secret');
    expect(await within(page.dialog).findByRole('alert')).toHaveTextContent(serverMessage);
  });

  it('keeps the address without a call', async () => {
    const page = await asked();
    await page.user.click(within(page.dialog).getByRole('button', { name: 'Keep address' }));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.http.callsTo(changeEmailEndpoint)).toEqual([]);
  });

  it('cancels a change that waits', async () => {
    const page = openAccount({ account: { pendingEmail: 'dana@southgate.example' } });
    page.http.answer(cancelEmailChangeEndpoint, () => {
      page.http.answer(accountEndpoint, anAccount());
      return undefined;
    });
    await page.user.click(await page.findByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(page.queryByText(/Open the link we sent/)).toBeNull());
    expect(page.http.callsTo(cancelEmailChangeEndpoint)).toHaveLength(1);
    await waitFor(() => expect(page.getByRole('heading', { name: 'Email Address' })).toHaveFocus());
  });

  it('keeps it in view, and says so, when cancelling fails', async () => {
    const page = openAccount({ account: { pendingEmail: 'dana@southgate.example' } });
    page.http.answer(cancelEmailChangeEndpoint, anApiError({ status: 0 }));
    await page.user.click(await page.findByRole('button', { name: 'Cancel change' }));
    expect(await page.findByRole('alert')).toHaveTextContent('The change could not be saved.');
    expect(page.getByText(/Open the link we sent/)).toBeVisible();
  });

  it('says how to come by a password first where there is none', async () => {
    const page = openAccount({ account: { hasPassword: false } });
    expect(await page.findByText(/To change it, first set a password/)).toBeVisible();
    expect(page.queryByRole('button', { name: 'Change email address' })).toBeNull();
  });

  it('promises no way to a password where the address is not proved', async () => {
    const page = openAccount({ account: { hasPassword: false, verified: false } });
    await page.findByText('Not verified');
    expect(page.queryByText(/To change it/)).toBeNull();
  });
});
