import { accountEndpoint, confirmEmailEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { anAccount, openAccount, type OpenAccountOptions } from '../../testing/open-account.tsx';

beforeEach(forgetBrowser);

const byLink = (prepare: OpenAccountOptions['prepare']) =>
  openAccount({ route: '/account?token=t1', ...(prepare ? { prepare } : {}) });

describe('useEmailConfirmation', () => {
  it('changes the address before anything is shown, and asks who is logged in', async () => {
    const refreshUser = jest.fn(() => Promise.resolve());
    const page = byLink(({ http, host }) => {
      host.session.setState({ refreshUser });
      http.answer(confirmEmailEndpoint, () => {
        http.answer(accountEndpoint, anAccount({ email: 'dana@southgate.example' }));
        return { success: true };
      });
    });
    expect(page.getByRole('status')).toHaveTextContent('Changing your email address...');
    expect(await page.findByText('dana@southgate.example')).toBeVisible();
    expect(page.http.callsTo(confirmEmailEndpoint).map(({ body }) => body)).toEqual([{ token: 't1' }]);
    expect(refreshUser).toHaveBeenCalledTimes(1);
    expect(window.history.state).not.toHaveProperty('linkToken');
  });

  it('says why a link does not work, with the account as it is', async () => {
    const serverMessage = 'This link is invalid or has expired. Request a new one.';
    const page = byLink(({ http }) =>
      http.answer(confirmEmailEndpoint, anApiError({ status: 400, code: 'link_invalid', serverMessage })),
    );
    const alert = await page.findByRole('alert');
    expect(alert).toHaveTextContent(`Your email address has not been changed.${serverMessage}`);
    expect(await page.findByText('dana@northgate.example')).toBeVisible();
    expect(page.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(window.history.state).not.toHaveProperty('linkToken');
  });

  it('tries again where the link may still work', async () => {
    const page = byLink(({ http }) => http.answer(confirmEmailEndpoint, anApiError({ status: 503 })));
    await page.findByRole('alert');
    page.http.answer(confirmEmailEndpoint, { success: true });
    await page.user.click(page.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    expect(page.http.callsTo(confirmEmailEndpoint)).toHaveLength(2);
  });

  it('calls nobody without a link', async () => {
    const page = openAccount();
    await page.findByText('dana@northgate.example');
    expect(page.http.callsTo(confirmEmailEndpoint)).toEqual([]);
  });
});
