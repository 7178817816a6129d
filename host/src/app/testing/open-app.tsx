import { jest } from '@jest/globals';
import { BrowserRouter, Link } from '@app/shared/router';
import { createTestHost, type TestHost } from '@app/shared/testing';
import { PageTitle } from '@app/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createBackground } from '../../features/background/index.ts';
import { createAnnouncer, type Announcer } from '../../features/live-region/index.ts';
import type { SmallWindow } from '../../features/login-window/index.ts';
import { createPageHold } from '../../features/page-hold/index.ts';
import type { RemoteOutletProps } from '../../remotes/index.ts';
import { App } from '../app.tsx';

export const dana = { email: 'dana@northgate.example' };
/** The remotes that were mounted, in order. */
export const mounts: string[] = [];

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

export interface OpenApp extends TestHost {
  readonly announcer: Announcer;
  /** The session check ends: with a person, or nobody. */
  readonly found: (user: typeof dana | null) => void;
  /** Entries of the history since the page was opened. */
  readonly addedEntries: () => number;
}

/** Opens the shell at an address; `visitor` is what the session check has found so far. */
export function openAt(
  path: string,
  visitor: 'unknown' | 'nobody' | 'dana',
  smallWindow: SmallWindow | null = null,
  Remote = Outlet,
): OpenApp {
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

export const address = () => window.location.pathname + window.location.search + window.location.hash;
export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const isWaiting = () => screen.queryByText('Loading...') !== null && screen.queryByRole('heading') === null;

/** What jsdom lacks and the shell asks for; nothing is mounted yet. */
export function forgetVisits(): void {
  mounts.length = 0;
  window.matchMedia = jest.fn(() => ({ matches: false }) as never);
  window.scrollTo = jest.fn() as never;
}
