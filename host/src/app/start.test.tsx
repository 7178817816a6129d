import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { someSettings } from '@app/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { startPage } from './start.tsx';

const root = () => document.getElementById('root');

function openAt(path: string, content = '') {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = content;
  document.body.innerHTML = '<div id="root"></div>';
}

/** A server that never answers: the session check goes on while the page is looked at. */
class SilentRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;
  readonly send = () => undefined;
  readonly abort = () => undefined;
}

const define = (name: 'fetch' | 'opener' | 'XMLHttpRequest', value: unknown): void => {
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
};

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as never);
  define('XMLHttpRequest', SilentRequest);
});

afterEach(() => define('opener', null));

describe('startPage', () => {
  it('takes the frame away that the page was served with', async () => {
    openAt('/nope', `<script type="application/json" id="runtime-settings">${JSON.stringify(someSettings())}</script>`);
    document.body.insertAdjacentHTML('afterbegin', '<div id="first-paint"></div>');
    await act(() => startPage());
    await waitFor(() => expect(document.getElementById('first-paint')).toBeNull());
  });

  it('shows the shell with the settings that are in the page', async () => {
    openAt('/nope', `<script type="application/json" id="runtime-settings">${JSON.stringify(someSettings())}</script>`);
    await act(() => startPage());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });

  it('asks for the settings when they are not in the page', async () => {
    openAt('/nope');
    define('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(someSettings()) }));
    await act(() => startPage());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });

  it('says so when there are no settings', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    openAt('/login');
    define('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await act(() => startPage());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page could not start');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('mounts nothing in the popup that OneDrive answers to', async () => {
    openAt('/dashboard/?oauth=1#access_token=t');
    define('opener', {});
    await act(() => startPage());
    expect(root()).toBeEmptyDOMElement();
    expect(document.head.querySelector('script')?.src).toBe('https://js.live.net/v7.2/OneDrive.js');
    expect(window.location.hash).toBe('#access_token=t');
  });
});
