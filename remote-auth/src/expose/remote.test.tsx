import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contractNumber, remoteRoutes } from '@app/shared/federation';
import { renderWithHost } from '@app/shared/testing';
import { forgetBrowser } from '../testing/forget-browser.ts';
import { loadPages } from '../testing/load-pages.tsx';
import { remote } from './remote.ts';

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('remote', () => {
  it('speaks the contract of this release and owns the account routes', () => {
    expect(remote.contract).toBe(contractNumber);
    expect(remote.routes).toEqual(remoteRoutes.auth);
  });

  it.each([
    ['/login', 'Log in'],
    ['/login/', 'Log in'],
    ['/signup', 'Create your account'],
    ['/check-email', 'Check your inbox'],
    ['/verify-email', 'Verification Failed'],
    ['/forgot-password', 'Forgot password?'],
    ['/reset-password', 'Set a new password'],
    ['/help', 'Help'],
  ])('renders %s with one heading that names the tab and can take the focus', (route, title) => {
    const { getAllByRole } = renderWithHost(remote.Component, { route });
    const headings = getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual([title]);
    expect(headings[0]).toHaveAttribute('tabindex', '-1');
    expect(document.title).toBe(`${title} – Discrepancy Checker`);
  });

  it.each(['/', '/dashboard', '/login/more', '/toString'])('renders nothing at %s, which is not its own', (route) => {
    const { queryByRole } = renderWithHost(remote.Component, { route });
    expect(queryByRole('heading')).toBeNull();
  });
});
