import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BrowserRouter, Link } from '@app/shared/router';
import { createTestHost } from '@app/shared/testing';
import { PageTitle } from '@app/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { createBackground } from '../features/background/index.ts';
import { createAnnouncer } from '../features/live-region/index.ts';
import type { SmallWindow } from '../features/login-window/index.ts';
import { createPageHold } from '../features/page-hold/index.ts';
import type { RemoteOutletProps } from '../remotes/index.ts';
import { App } from './app.tsx';

const dana = { email: 'dana@northgate.example' };
let mounts: string[] = [];

/** Stands in for both remotes: says which one it is, and links between the account pages. */
function Outlet({ name }: RemoteOutletProps): ReactNode {
  useEffect(() => void mounts.push(name), [name]);
  return (
    <>
      <PageTitle>{`${name} at ${window.location.pathname}`}</PageTitle>
      <Link to="/signup">Sign Up</Link>
    </>
  );
}

/** Opens the shell at an address; `visitor` is what the session check has found so far. */
function openAt(
  path: string,
  visitor: 'unknown' | 'nobody' | 'dana',
  smallWindow: SmallWindow | null = null,
  Remote = Outlet,
) {
  window.history.pushState(null, '', path);
  const length = window.history.length;
  const testHost = createTestHost({ user: visitor === 'dana' ? dana : null });
  testHost.host.session.setState({ ready: visitor !== 'unknown', loading: visitor === 'unknown' });
  const announcer = createAnnouncer();
  const services = {
    host: testHost.host,
    announcer,
    pageHold: createPageHold(window),
    background: createBackground(),
    smallWindow,
  };
  render(
    <BrowserRouter>
      <App services={services} Outlet={Remote} />
    </BrowserRouter>,
  );
  const found = (user: typeof dana | null) =>
    act(() => testHost.host.session.setState({ user, isAuthenticated: user !== null, ready: true, loading: false }));
  return { ...testHost, announcer, found, addedEntries: () => window.history.length - length };
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const isWaiting = () => screen.queryByText('Loading...') !== null && screen.queryByRole('heading') === null;

beforeEach(() => {
  mounts = [];
  window.matchMedia = jest.fn(() => ({ matches: false }) as never);
  window.scrollTo = jest.fn() as never;
});

describe('App at /', () => {
  it.each([
    [dana, '/dashboard'],
    [null, '/login'],
  ])('waits for the session, then replaces itself (%p)', (user, path) => {
    const { found, addedEntries } = openAt('/', 'unknown');
    expect(isWaiting()).toBe(true);
    expect(address()).toBe('/');
    found(user);
    expect(address()).toBe(path);
    expect(addedEntries()).toBe(0);
  });
});

describe('App at a public page', () => {
  it('shows nothing of it before it is known who came', () => {
    openAt('/login', 'unknown');
    expect(isWaiting()).toBe(true);
    expect(mounts).toEqual([]);
  });

  it.each([
    '/login',
    '/signup',
    '/check-email',
    '/verify-email?token=t',
    '/forgot-password',
    '/reset-password?token=t',
  ])('renders %s by remote-auth for a visitor', (path) => {
    openAt(path, 'nobody');
    expect(title()).toBe(`auth at ${path.split('?')[0]}`);
    expect(address()).toBe(path);
  });

  it('sends somebody who is signed in to the dashboard, replacing the entry', () => {
    const { found, addedEntries } = openAt('/signup', 'unknown');
    found(dana);
    expect(title()).toBe('dashboard at /dashboard');
    expect(addedEntries()).toBe(0);
  });

  it('keeps the remote mounted from one account page to the next', async () => {
    openAt('/login', 'nobody');
    await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(title()).toBe('auth at /signup');
    expect(mounts).toEqual(['auth']);
  });
});

describe('App at the dashboard', () => {
  it('shows nothing of it before it is known who came', () => {
    openAt('/dashboard', 'unknown');
    expect(isWaiting()).toBe(true);
    expect(mounts).toEqual([]);
  });

  it('sends a visitor to the login page, replacing the entry', () => {
    const { found, addedEntries } = openAt('/dashboard', 'unknown');
    found(null);
    expect(title()).toBe('auth at /login');
    expect(addedEntries()).toBe(0);
  });

  it('returns to the page that was asked for after the login', () => {
    const { found } = openAt('/dashboard?folder=a%20b#row', 'nobody');
    expect(address()).toBe('/login');
    found(dana);
    expect(address()).toBe('/dashboard?folder=a%20b#row');
  });

  it.each(['/dashboard', '/dashboard/'])('is the same page at %s', (path) => {
    openAt(path, 'dana');
    expect(title()).toBe(`dashboard at ${path}`);
    expect(mounts).toEqual(['dashboard']);
  });

  it('leaves when the person logs out', async () => {
    openAt('/dashboard', 'dana');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(address()).toBe('/login');
  });

  it('names who is signed in beside a named way out', () => {
    openAt('/dashboard', 'dana');
    expect(screen.getByRole('banner')).toHaveTextContent('Discrepancy Checkerdana@northgate.example');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('leads to the account and to help from the bar, and marks the page one is on', async () => {
    openAt('/dashboard', 'dana');
    const account = screen.getByRole('link', { name: 'Account, dana@northgate.example' });
    const help = screen.getByRole('link', { name: 'Help' });
    expect(account).not.toHaveAttribute('aria-current');
    await userEvent.click(account);
    expect(title()).toBe('auth at /account');
    expect(screen.getByRole('link', { name: 'Account, dana@northgate.example' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(help).toHaveAttribute('href', '/help');
  });
});

describe('App at the review of a comparison', () => {
  it('is the page of remote-review, whatever the comparison', () => {
    openAt('/review/1f0e', 'dana');
    expect(title()).toBe('review at /review/1f0e');
    expect(mounts).toEqual(['review']);
  });

  it('sends a visitor to the login and comes back', () => {
    const { found } = openAt('/review/1f0e?finding=f3', 'nobody');
    expect(address()).toBe('/login');
    found(dana);
    expect(address()).toBe('/review/1f0e?finding=f3');
  });
});

describe('App at the account', () => {
  it('sends a visitor to the login and comes back', () => {
    const { found } = openAt('/account', 'nobody');
    expect(address()).toBe('/login');
    found(dana);
    expect(title()).toBe('auth at /account');
  });

  it.each(['deleted', 'everywhere'] as const)('does not bring the next person here after %s', (parting) => {
    const { host } = openAt('/account', 'dana');
    act(() => host.session.getState().leave(parting));
    expect(address()).toBe('/login');
    act(() => host.session.getState().login({ email: 'lee@northgate.example' }));
    expect(address()).toBe('/dashboard');
  });

  it('is not found where the release in use has no such page', () => {
    const Old = ({ missing }: RemoteOutletProps) => missing;
    openAt('/account', 'dana', null, Old);
    expect(title()).toBe('Page not found');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });
});

describe('App at the help page', () => {
  it.each(['nobody', 'dana', 'unknown'] as const)('is there for %s', (visitor) => {
    openAt('/help', visitor);
    expect(title()).toBe('auth at /help');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page');
  });

  it('offers the login to a visitor and the way out to nobody else', () => {
    const { found } = openAt('/help', 'nobody');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    found(dana);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });

  it('is led to from the foot of the public pages', () => {
    openAt('/login', 'nobody');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  });
});

describe('App at an unknown address', () => {
  it('says what is not there, inside the shell, with a way back', () => {
    openAt('/dashbord', 'dana');
    expect(title()).toBe('Page not found');
    expect(screen.getByText('/dashbord')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
    expect(document.title).toBe('Page not found – Discrepancy Checker');
  });

  it('leads a visitor to the login page and offers no log-out', () => {
    openAt('/nope', 'nobody');
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it.each(['/toString', '/login/more', '/dashboard/x', '/constructor'])('knows that %s is nobody’s', (path) => {
    openAt(path, 'dana');
    expect(title()).toBe('Page not found');
  });
});

describe('App in the small window', () => {
  it('shows the login like any other page', () => {
    openAt('/login', 'nobody', { finish: jest.fn() });
    expect(title()).toBe('auth at /login');
  });

  it.each(['/login', '/dashboard'])('is done at %s as soon as somebody is logged in', (path) => {
    const finish = jest.fn();
    const { found } = openAt(path, 'unknown', { finish });
    expect(finish).not.toHaveBeenCalled();
    found(dana);
    expect(finish).toHaveBeenCalledTimes(1);
    expect(isWaiting()).toBe(true);
    expect(mounts).toEqual([]);
  });
});

describe('App in a small window that the browser does not let close', () => {
  it('becomes a page like any other', async () => {
    const { found } = openAt('/login', 'unknown', { finish: jest.fn() });
    found(dana);
    expect(await screen.findByText('dashboard at /dashboard')).toBeInTheDocument();
  });
});

describe('App', () => {
  it('leaves the focus of the first page alone and moves it to the heading after a change of page', async () => {
    openAt('/login', 'nobody');
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('skips to the content with the first stop of the Tab key', async () => {
    openAt('/dashboard', 'dana');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has one live region that says a sentence again when it comes again', async () => {
    const { announcer } = openAt('/dashboard', 'dana');
    const region = screen.getByRole('status');
    act(() => announcer.announce('50% uploaded'));
    await waitFor(() => expect(region).toHaveTextContent('50% uploaded'));
    const first = region.textContent;
    act(() => announcer.announce('50% uploaded'));
    await waitFor(() => expect(region.textContent).not.toBe(first));
    expect(region).toHaveTextContent('50% uploaded');
    expect(region.textContent).not.toBe(first);
  });
});
