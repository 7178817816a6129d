import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { loadPages } from '../../testing/load-pages.tsx';
import { openPage } from '../../testing/open-page.tsx';

const stored = 'dana@northgate.example';
const inCookie = 'eli@northgate.example';

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('CheckEmailPage', () => {
  it('has the title and leads to the login', async () => {
    const page = openPage('/check-email');
    expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
    await page.user.click(page.getByRole('button', { name: 'Go to Login' }));
    expect(page.location()).toBe('/login');
  });

  it('leads to another address', () => {
    const { getByRole } = openPage('/check-email');
    expect(getByRole('link', { name: 'Use another address' })).toHaveAttribute('href', '/signup');
  });

  it('offers a new link only to who could not log in for lack of it', () => {
    expect(openPage('/check-email').queryByRole('link', { name: 'Sign up again for a new one' })).toBeNull();
  });

  it.each([
    ['nothing', undefined, undefined, 'your email address'],
    ['local storage', stored, undefined, stored],
    ['the cookie', undefined, inCookie, inCookie],
    ['both', stored, inCookie, stored],
    ['no address', '<b>x</b>', undefined, 'your email address'],
  ])('shows the address stored in %s', (_where, local, cookie, shown) => {
    if (local !== undefined) window.localStorage.setItem('verify_email', local);
    if (cookie !== undefined) document.cookie = `verify_email=${encodeURIComponent(cookie)}; Path=/`;
    const { getByText } = openPage('/check-email');
    expect(getByText(shown).tagName).toBe('STRONG');
    expect(getByText(shown).parentElement).toHaveTextContent(`We sent a link to ${shown}`);
  });
});
