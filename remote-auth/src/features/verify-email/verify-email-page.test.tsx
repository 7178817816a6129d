import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { verifyEmailEndpoint } from '@app/shared/contracts';
import type { RemoteProps } from '@app/shared/federation';
import { anApiError, renderWithHost, type TestHost } from '@app/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { forgetBrowser } from '../../testing/forget-browser.ts';
import { loadPages } from '../../testing/load-pages.tsx';
import { openPage } from '../../testing/open-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

interface Verified {
  readonly detail: string;
}
type Answer = Verified | Error | (() => Promise<Verified>);

const answering = (answer: Answer) => ({
  prepare: ({ http }: TestHost) => {
    http.answer(verifyEmailEndpoint, typeof answer === 'function' ? answer : () => settle(answer));
  },
});
const settle = (answer: Verified | Error) =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

beforeAll(loadPages);
beforeEach(forgetBrowser);

describe('VerifyEmailPage', () => {
  it('says that it verifies, then that it is done, with the focus on the heading', async () => {
    const answer = Promise.withResolvers<Verified>();
    const page = openPage(
      '/verify-email?token=t%2B1',
      answering(() => answer.promise),
    );
    expect(page.getByRole('heading', { name: 'Verifying...' })).toBeVisible();
    expect(page.queryByRole('button')).toBeNull();
    answer.resolve({ detail: 'Welcome.' });
    const heading = await page.findByRole('heading', { name: 'Verified!' });
    expect(heading).toHaveFocus();
    expect(page.getByRole('status')).toHaveTextContent('Welcome.');
    expect(page.http.calls.map(({ path, body, query }) => [path, body, query])).toEqual([
      ['/auth/verify-email', undefined, { token: 't+1' }],
    ]);
    await page.user.click(page.getByRole('button', { name: 'Go to Login' }));
    expect(page.location()).toBe('/login');
  });

  it('has its own words where the server says nothing', async () => {
    const page = openPage('/verify-email?token=t1', answering({ detail: ' ' }));
    expect(await page.findByText('Email verified successfully.')).toBeVisible();
  });

  it.each([
    ['the detail of the server', anApiError({ status: 400, detail: 'Expired.', serverMessage: 'No' }), 'Expired.'],
    ['its own words', anApiError({ status: 400, serverMessage: 'No' }), 'Verification failed or link expired.'],
  ])('says with %s that it failed and leads to sign-up', async (_whose, error, text) => {
    const page = openPage('/verify-email?token=t1', answering(error));
    expect(await page.findByRole('heading', { name: 'Verification Failed' })).toHaveFocus();
    expect(page.getByRole('status')).toHaveTextContent(text);
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(page.getByText('Register again to get a new link.')).toBeVisible();
    await page.user.click(page.getByRole('button', { name: 'Register Again' }));
    expect(page.location()).toBe('/signup');
  });

  it.each(['/verify-email', '/verify-email?token=', '/verify-email?token=%20'])(
    'says at %s that the token is missing and calls nobody',
    (address) => {
      const page = openPage(address);
      expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
      expect(page.getByText('Missing verification token.')).toBeVisible();
      expect(page.getByRole('button', { name: 'Register Again' })).toBeVisible();
      expect(page.http.calls).toEqual([]);
    },
  );

  it.each([0, 429, 503])('offers to try again after status %d, which may pass', async (status) => {
    let isDown = true;
    const page = openPage(
      '/verify-email?token=t1',
      answering(() => settle(isDown ? anApiError({ status }) : { detail: 'Welcome.' })),
    );
    await page.findByRole('heading', { name: 'Verification Failed' });
    isDown = false;
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('heading', { name: 'Verified!' })).toHaveFocus();
    expect(page.http.calls).toHaveLength(2);
  });

  it('asks once per token, though React mounts it twice and the person opens it again', async () => {
    const StrictPage = ({ host }: RemoteProps) => (
      <StrictMode>
        <VerifyEmailPage host={host} />
      </StrictMode>
    );
    const page = openPage('/verify-email?token=t1', { page: StrictPage, ...answering({ detail: 'Welcome.' }) });
    await page.findByText('Welcome.');
    page.unmount();
    const again = renderWithHost(StrictPage, { route: '/verify-email?token=t1', testHost: page });
    expect(await again.findByText('Welcome.')).toBeVisible();
    expect(page.http.calls).toHaveLength(1);
  });

  it('asks for each token of its own', async () => {
    const page = openPage('/verify-email?token=t1', answering({ detail: 'Welcome.' }));
    await page.findByText('Welcome.');
    page.unmount();
    forgetBrowser();
    const other = openPage('/verify-email?token=t2', answering({ detail: 'Welcome again.' }));
    expect(await other.findByText('Welcome again.')).toBeVisible();
  });

  it('leaves a trace of an error that is no failed call, and offers to try again', async () => {
    const traced = jest.spyOn(console, 'error').mockImplementation(() => {});
    const page = openPage('/verify-email?token=t1', answering(new TypeError('a defect')));
    expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(traced).toHaveBeenCalledTimes(1);
  });

  it('does not mind that the person leaves before the answer', async () => {
    const answer = Promise.withResolvers<Verified>();
    const page = openPage(
      '/verify-email?token=t1',
      answering(() => answer.promise),
    );
    page.unmount();
    await act(async () => answer.resolve({ detail: 'Welcome.' }));
    await waitFor(() => expect(page.http.calls).toHaveLength(1));
  });
});
