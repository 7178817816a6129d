import { endLoginSessionEndpoint, endLoginSessionsEndpoint, loginSessionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aSession, openAccount, thisSession } from '../../testing/open-account.tsx';

const firefox = aSession();
const phone = aSession({
  id: '00000000-0000-4000-8000-000000000002',
  browser: 'Safari',
  system: 'iPhone',
  lastUsedAt: '2021-01-02T12:00:00.000Z',
});

describe('SessionsSection', () => {
  it('lists this browser first, then the last used ones', async () => {
    const page = openAccount({ sessions: [firefox, thisSession, phone] });
    const rows = await page.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on WindowsActive nowThis device',
      'Safari on iPhoneLast used on 2 January 2021Log out',
      'Firefox on LinuxLast used on 19 November 2020Log out',
    ]);
  });

  it('shows several logins of one kind of browser as one row, and ends all of them', async () => {
    const older = { ...firefox, id: '00000000-0000-4000-8000-000000000003', lastUsedAt: '2020-11-18T12:00:00.000Z' };
    const page = openAccount({ sessions: [older, firefox, thisSession] });
    const rows = await page.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on WindowsActive nowThis device',
      'Firefox on Linux2 logins · Last used on 19 November 2020Log out',
    ]);
    page.http.answer(endLoginSessionEndpoint, undefined);
    await page.user.click(page.getByRole('button', { name: 'Log out Firefox on Linux' }));
    await waitFor(() => expect(page.announcements).toEqual(['Firefox on Linux has been logged out.']));
    expect(page.http.callsTo(endLoginSessionEndpoint).map(({ path }) => path)).toEqual([
      `/account/sessions/${firefox.id}`,
      `/account/sessions/${older.id}`,
    ]);
  });

  it('offers no way out of this one beside those of the others', async () => {
    const page = openAccount({ sessions: [thisSession] });
    const [row] = await page.findAllByRole('listitem');
    if (row === undefined) throw new Error('There is no row');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('logs one out, says so, and takes the focus to the heading', async () => {
    const page = openAccount({ sessions: [thisSession, phone] });
    page.http.answer(endLoginSessionEndpoint, () => {
      page.http.answer(loginSessionsEndpoint, { sessions: [thisSession] });
      return undefined;
    });
    await page.user.click(await page.findByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => expect(page.queryByText('Safari on iPhone')).toBeNull());
    expect(page.http.callsTo(endLoginSessionEndpoint).map(({ path }) => path)).toEqual([
      `/account/sessions/${phone.id}`,
    ]);
    expect(page.announcements).toEqual(['Safari on iPhone has been logged out.']);
    await waitFor(() => expect(page.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus());
  });

  it('takes one that is gone already for logged out', async () => {
    const page = openAccount({ sessions: [thisSession, phone] });
    page.http.answer(endLoginSessionEndpoint, anApiError({ status: 404, code: 'not_found' }));
    await page.user.click(await page.findByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => expect(page.announcements).toEqual(['Safari on iPhone has been logged out.']));
    expect(page.queryByRole('alert')).toBeNull();
  });

  it('keeps the list and says why when it fails', async () => {
    const page = openAccount({ sessions: [thisSession, phone] });
    page.http.answer(endLoginSessionEndpoint, anApiError({ status: 0 }));
    await page.user.click(await page.findByRole('button', { name: 'Log out Safari on iPhone' }));
    expect(await page.findByRole('alert')).toHaveTextContent('The change could not be saved. Check your connection');
    expect(page.getByText('Safari on iPhone')).toBeVisible();
  });

  it('logs out everywhere and leaves', async () => {
    const page = openAccount();
    page.http.answer(endLoginSessionsEndpoint, undefined);
    await page.user.click(await page.findByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() =>
      expect(page.host.session.getState()).toMatchObject({ isAuthenticated: false, parting: 'everywhere' }),
    );
  });

  it('stays when logging out everywhere fails', async () => {
    const page = openAccount();
    page.http.answer(endLoginSessionsEndpoint, anApiError({ status: 503, serverMessage: 'Not now.' }));
    await page.user.click(await page.findByRole('button', { name: 'Log out everywhere' }));
    expect(await page.findByRole('alert')).toHaveTextContent('Not now.');
    expect(page.host.session.getState().isAuthenticated).toBe(true);
  });
});
