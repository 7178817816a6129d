import { accountEndpoint, loginSessionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/open-account.tsx';

/** What the browser says about its connection, and the event that tells of it. */
function goes(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('AccountPage', () => {
  it('has the heading at once, and says that it loads', async () => {
    const page = openAccount();
    expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(page.getByRole('status')).toHaveTextContent('Loading your account...');
    expect(page.getByRole('link', { name: 'Comparisons' })).toHaveAttribute('href', '/dashboard');
    await page.findByText('dana@northgate.example');
    expect(page.queryByText('Loading your account...')).toBeNull();
  });

  it('shows the address and that it is verified, and a section for all one can do', async () => {
    const page = openAccount();
    expect(await page.findByText('dana@northgate.example')).toBeVisible();
    expect(page.getByText('Verified')).toBeVisible();
    const regions = page.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    expect(regions.filter(Boolean)).toEqual([
      'Full Name',
      'Email Address',
      'Password',
      'Where you are logged in',
      'Delete account',
    ]);
  });

  it('does not call an address verified that is not', async () => {
    const page = openAccount({ account: { verified: false } });
    expect(await page.findByText('Not verified')).toBeVisible();
    expect(page.queryByText('Verified')).toBeNull();
  });

  it('offers no change of a password that does not exist', async () => {
    const page = openAccount({ account: { hasPassword: false } });
    expect(await page.findByText(/log in with Google or Microsoft/)).toBeVisible();
    expect(page.queryByLabelText('Current password')).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const page = openAccount({ prepare: ({ http }) => http.answer(accountEndpoint, anApiError({ status: 500 })) });
    expect(await page.findByRole('alert')).toHaveTextContent('Your account could not be loaded.');
    page.http.answer(accountEndpoint, {
      email: 'dana@northgate.example',
      verified: true,
      hasPassword: true,
      holds: { comparisons: 0, documents: 0 },
    });
    await page.user.click(page.getByRole('button', { name: 'Try Again' }));
    expect(await page.findByText('dana@northgate.example')).toBeVisible();
  });

  it('leaves for the login when the login has ended', async () => {
    const page = openAccount({
      prepare: ({ http, host }) => {
        http.answer(loginSessionsEndpoint, anApiError({ status: 401, code: 'not_authenticated' }));
        jest.spyOn(host.session.getState(), 'refreshUser');
      },
    });
    await waitFor(() => expect(page.host.session.getState().refreshUser).toHaveBeenCalledTimes(1));
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('says that it is offline, and loads by itself when the connection is back', async () => {
    goes(false);
    const page = openAccount({ prepare: ({ http }) => http.answer(accountEndpoint, anApiError({ status: 0 })) });
    await page.findByRole('alert');
    expect(page.getByRole('status')).toHaveTextContent('You are offline.');
    page.http.answer(accountEndpoint, {
      email: 'dana@northgate.example',
      verified: true,
      hasPassword: true,
      holds: { comparisons: 0, documents: 0 },
    });
    goes(true);
    expect(await page.findByText('dana@northgate.example')).toBeVisible();
    expect(page.queryByText(/You are offline/)).toBeNull();
  });

  it('leaves a trace of an answer that cannot be read', async () => {
    const traced = jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = openAccount({
      prepare: ({ http }) => http.answer(accountEndpoint, () => Promise.reject(new TypeError('a defect'))),
    });
    await page.findByRole('alert');
    expect(traced).toHaveBeenCalledWith('The account could not be loaded', new TypeError('a defect'));
  });
});
