import { beforeEach, describe, expect, it } from '@jest/globals';
import { BrowserRouter } from '@app/shared/router';
import { fireEvent, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { forgetBrowser } from '../testing/forget-browser.ts';
import { useLinkToken } from './link-token.ts';

function Page() {
  const token = useLinkToken();
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {token ?? 'none'} {count}
    </button>
  );
}

function openAt(address: string, state: unknown = null) {
  window.history.replaceState(state, '', address);
  return render(
    <StrictMode>
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    </StrictMode>,
  );
}

const addressBar = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(forgetBrowser);

describe('useLinkToken', () => {
  it('reads the token and takes it, and nothing else, out of the address bar', () => {
    const { getByText } = openAt('/reset-password?lang=en&token=t%2B1#top');
    expect(getByText('t+1 0')).toBeVisible();
    expect(addressBar()).toBe('/reset-password?lang=en#top');
  });

  it('adds no entry to the history', () => {
    const before = window.history.length;
    openAt('/reset-password?token=t1');
    expect(window.history.length).toBe(before);
  });

  it('keeps the token when it renders again', () => {
    const { getByRole, getByText } = openAt('/reset-password?token=t1');
    fireEvent.click(getByRole('button'));
    expect(getByText('t1 1')).toBeVisible();
  });

  it('finds the token again after a reload', () => {
    openAt('/reset-password?token=t1').unmount();
    const { getByText } = openAt(addressBar(), window.history.state);
    expect(getByText('t1 0')).toBeVisible();
  });

  it('leaves what the router keeps in the history entry', () => {
    openAt('/reset-password?token=t1', { usr: { from: '/dashboard' }, key: 'k', idx: 3 });
    expect(window.history.state).toEqual({ usr: { from: '/dashboard' }, key: 'k', idx: 3, linkToken: 't1' });
  });

  it('prefers the link that was opened to the one before', () => {
    const { getByText } = openAt('/reset-password?token=new', { linkToken: 'old' });
    expect(getByText('new 0')).toBeVisible();
  });

  it.each([null, 'text', { linkToken: '' }, { linkToken: 7 }])('finds no token in the history state %j', (state) => {
    const { getByText } = openAt('/reset-password', state);
    expect(getByText('none 0')).toBeVisible();
  });
});
