import { deleteAccountEndpoint } from '@app/shared/contracts';
import { anApiError, type RenderedWithHost } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { withDialogs } from '../../testing/with-dialogs.ts';
import { openAccount, type OpenAccountOptions } from '../../testing/open-account.tsx';

withDialogs();

async function asked(options: OpenAccountOptions = {}): Promise<RenderedWithHost & { readonly dialog: HTMLElement }> {
  const page = openAccount(options);
  await page.user.click(await page.findByRole('button', { name: 'Delete account' }));
  return { ...page, dialog: page.getByRole('dialog', { name: 'Delete your account?' }) };
}

const submit = ({ user, dialog }: RenderedWithHost & { readonly dialog: HTMLElement }) =>
  user.click(within(dialog).getByRole('button', { name: 'Delete account' }));

describe('DeletionSection', () => {
  it('counts what goes, before and in the question', async () => {
    const { getByText, dialog } = await asked();
    expect(
      getByText(/^This permanently deletes your account, 6 comparisons and 23 files, .+ decisions\.$/),
    ).toBeVisible();
    expect(dialog).toHaveTextContent(
      'This permanently deletes your account, 6 comparisons and 23 files, with all pages, reports and decisions. This cannot be undone.',
    );
  });

  it('counts nothing where there is nothing', async () => {
    const { dialog } = await asked({ account: { holds: { comparisons: 0, documents: 0 } } });
    expect(dialog).toHaveTextContent('your account. It contains no comparisons and no files.');
  });

  it('has the focus in the field and not on the act', async () => {
    const { dialog } = await asked();
    expect(within(dialog).getByLabelText('Password')).toHaveFocus();
  });

  it('keeps the account without a call', async () => {
    const page = await asked();
    await page.user.click(within(page.dialog).getByRole('button', { name: 'Keep my account' }));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.http.callsTo(deleteAccountEndpoint)).toEqual([]);
  });

  it('deletes it with the password and leaves', async () => {
    const page = await asked();
    page.http.answer(deleteAccountEndpoint, undefined);
    await page.user.type(within(page.dialog).getByLabelText('Password'), ' my secret{Enter}');
    await waitFor(() =>
      expect(page.host.session.getState()).toMatchObject({ isAuthenticated: false, parting: 'deleted' }),
    );
    expect(page.http.callsTo(deleteAccountEndpoint)[0]?.body).toEqual({ password: ' my secret' });
  });

  it('asks for a password that is missing, without a call', async () => {
    const page = await asked();
    await submit(page);
    expect(within(page.dialog).getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(page.http.callsTo(deleteAccountEndpoint)).toEqual([]);
  });

  it('says at the field that the password is wrong, and stays', async () => {
    const page = await asked();
    const serverMessage = 'The current password is wrong.';
    page.http.answer(deleteAccountEndpoint, anApiError({ status: 403, code: 'password_wrong', serverMessage }));
    await page.user.type(within(page.dialog).getByLabelText('Password'), 'guess');
    await submit(page);
    const field = within(page.dialog).getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(serverMessage));
    expect(field).toHaveFocus();
    expect(page.host.session.getState().isAuthenticated).toBe(true);
  });

  it('says any other fault in the question', async () => {
    const page = await asked();
    page.http.answer(deleteAccountEndpoint, anApiError({ status: 0 }));
    await page.user.type(within(page.dialog).getByLabelText('Password'), 'my secret');
    await submit(page);
    expect(await within(page.dialog).findByRole('alert')).toHaveTextContent('The change could not be saved.');
  });

  it('asks for the address where there is no password', async () => {
    const page = await asked({ account: { hasPassword: false } });
    page.http.answer(deleteAccountEndpoint, undefined);
    const field = within(page.dialog).getByLabelText('Email Address');
    expect(field).toHaveFocus();
    await page.user.type(field, 'somebody@else.example');
    await submit(page);
    expect(field).toHaveAccessibleDescription('Enter the email address of this account.');
    await page.user.clear(field);
    await page.user.type(field, ' Dana@northgate.example ');
    await submit(page);
    await waitFor(() => expect(page.host.session.getState().isAuthenticated).toBe(false));
    expect(page.http.callsTo(deleteAccountEndpoint)[0]?.body).toEqual({ password: 'Dana@northgate.example' });
  });
});
