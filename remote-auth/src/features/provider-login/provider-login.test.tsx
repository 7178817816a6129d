import { describe, expect, it, jest } from '@jest/globals';
import { googleLoginEndpoint, microsoftLoginEndpoint, signInErrors, type RuntimeSettings } from '@app/shared/contracts';
import type { RemoteProps } from '@app/shared/federation';
import { anApiError, createTestHost, renderWithHost, type RenderedWithHost } from '@app/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { ProviderLogin } from './provider-login.tsx';

const authorize = 'https://login.example/authorize?state=s';

function openButtons(
  route = '/login',
  settings: Partial<RuntimeSettings> = {},
): RenderedWithHost & { readonly left: string[] } {
  const left: string[] = [];
  const Buttons = ({ host }: RemoteProps) => (
    <ProviderLogin host={host} page="login" leavePage={(url) => left.push(url)} />
  );
  return { ...renderWithHost(Buttons, { route, testHost: createTestHost({ settings }) }), left };
}

const press = (page: RenderedWithHost, name: string) => page.user.click(page.getByRole('button', { name }));

describe('ProviderLogin', () => {
  it.each([
    ['Login with Google', googleLoginEndpoint],
    ['Login with Microsoft', microsoftLoginEndpoint],
  ] as const)('%s asks the server without a body and goes where it says', async (name, endpoint) => {
    const page = openButtons();
    page.http.answer(endpoint, { redirect_url: authorize });
    await press(page, name);
    await waitFor(() => expect(page.left).toEqual([authorize]));
    expect(page.http.calls.map((call) => [call.method, call.path, call.body])).toEqual([
      ['POST', endpoint.path, undefined],
    ]);
    expect(page.notify.toasts).toEqual([]);
  });

  it.each([
    ['there is no address', {}],
    ['the address is a script', { redirect_url: 'javascript:alert(1)' }],
    ['the address is on this site', { redirect_url: '/dashboard' }],
    ['the address is not encrypted', { redirect_url: 'http://login.example/authorize' }],
  ])('stays and says so, once, when %s', async (_case, answer) => {
    const page = openButtons();
    page.http.answer(googleLoginEndpoint, answer);
    await press(page, 'Login with Google');
    expect(await page.findByText('No redirect URL provided')).toBeVisible();
    expect(page.notify.toasts).toEqual([]);
    expect(page.left).toEqual([]);
    expect(page.getByRole('button', { name: 'Login with Microsoft' })).toBeEnabled();
  });

  it('says beforehand which providers are not set up, and still answers a press', async () => {
    const page = openButtons('/login', { signIn: { google: true, microsoft: false } });
    const unset = 'Microsoft is not set up here. Use your email address.';
    expect(page.getByRole('button', { name: 'Login with Microsoft' })).toHaveAccessibleDescription(unset);
    expect(page.getByRole('button', { name: 'Login with Google' })).toHaveAccessibleDescription('');
    page.http.answer(microsoftLoginEndpoint, {});
    await press(page, 'Login with Microsoft');
    expect(await page.findByText('No redirect URL provided')).toBeVisible();
  });

  it('names both providers where the service has neither', () => {
    const page = openButtons('/login', { signIn: { google: false, microsoft: false } });
    expect(page.getByText('Google and Microsoft are not set up here. Use your email address.')).toBeVisible();
  });

  it('adds what the server says about a provider that is not set up', async () => {
    const page = openButtons();
    page.http.answer(googleLoginEndpoint, { message: 'Login with Google is not set up here.' });
    await press(page, 'Login with Google');
    expect(await page.findByText('No redirect URL provided')).toBeVisible();
    expect(page.getByText('Login with Google is not set up here.')).toBeVisible();
  });

  it.each([
    ['Login with Google', googleLoginEndpoint, anApiError(), 'Google login failed'],
    ['Login with Microsoft', microsoftLoginEndpoint, anApiError(), 'Microsoft login failed'],
    ['Login with Microsoft', microsoftLoginEndpoint, anApiError({ serverMessage: 'Not now.' }), 'Not now.'],
  ] as const)('%s tells why it could not start', async (name, endpoint, error, text) => {
    const page = openButtons();
    page.http.answer(endpoint, error);
    await press(page, name);
    expect(await page.findByText(text)).toBeVisible();
    expect(page.notify.toasts).toEqual([]);
  });

  it('makes one call however often the buttons are pressed, and stays busy while the page is left', async () => {
    const page = openButtons();
    page.http.answer(googleLoginEndpoint, { redirect_url: authorize });
    await page.user.dblClick(page.getByRole('button', { name: 'Login with Google' }));
    await press(page, 'Login with Microsoft');
    expect(page.http.calls).toHaveLength(1);
    expect(page.getByRole('button', { name: 'Login with Google' })).toHaveAttribute('aria-busy', 'true');
    expect(page.getByRole('button', { name: 'Login with Microsoft' })).toBeDisabled();
  });

  it('makes one call when it is pressed twice before it can look busy', async () => {
    const page = openButtons();
    page.http.answer(googleLoginEndpoint, { redirect_url: authorize });
    const [google, microsoft] = page.getAllByRole('button');
    act(() => {
      google?.click();
      microsoft?.click();
    });
    await waitFor(() => expect(page.left).toHaveLength(1));
    expect(page.http.calls.map(({ path }) => path)).toEqual([googleLoginEndpoint.path]);
  });

  it('is ready again when the way back shows the page as it was left', async () => {
    const page = openButtons();
    page.http.answer(googleLoginEndpoint, { redirect_url: authorize });
    await press(page, 'Login with Google');
    await waitFor(() => expect(page.left).toHaveLength(1));
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await press(page, 'Login with Google');
    await waitFor(() => expect(page.left).toHaveLength(2));
  });

  it('says why the provider sent the person back', () => {
    const page = openButtons('/login?error=sign_in_cancelled');
    expect(page.getByRole('alert')).toHaveTextContent(signInErrors.sign_in_cancelled);
  });

  it('says nothing when nothing happened', () => {
    expect(openButtons().queryByRole('alert')).toBeNull();
  });

  it('speaks of the newer fault only', async () => {
    const page = openButtons('/login?error=sign_in_cancelled');
    page.http.answer(googleLoginEndpoint, {});
    await press(page, 'Login with Google');
    expect(await page.findByText('No redirect URL provided')).toBeVisible();
    expect(page.queryByText(signInErrors.sign_in_cancelled)).toBeNull();
  });

  it('leaves a trace of an error that is no failed call', async () => {
    const traced = jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = openButtons();
    page.http.answer(googleLoginEndpoint, () => Promise.reject(new TypeError('a defect')));
    await press(page, 'Login with Google');
    expect(await page.findByText('Google login failed')).toBeVisible();
    expect(traced).toHaveBeenCalledTimes(1);
  });
});
