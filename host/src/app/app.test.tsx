import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { address, dana, forgetVisits, isWaiting, mounts, openAt, title } from './testing/open-app.tsx';

beforeEach(forgetVisits);

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
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
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
