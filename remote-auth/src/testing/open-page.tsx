import type { HostServices } from '@app/shared/federation';
import { createTestHost, renderWithHost, type RenderedWithHost, type TestHost } from '@app/shared/testing';
import type { ComponentType } from 'react';
import { AccountPages } from '../app/account-pages.tsx';

export interface OpenPageOptions {
  /** Who the server says is logged in after a login. */
  readonly userAfterLogin?: string;
  /** Sets answers that the first render needs. */
  readonly prepare?: (testHost: TestHost) => void;
  readonly page?: ComponentType<{ readonly host: HostServices }>;
}

/** Opens an address of this remote for a visitor, with nothing remembered in the browser. */
export function openPage(route: string, options: OpenPageOptions = {}): RenderedWithHost {
  const { userAfterLogin, prepare, page = AccountPages } = options;
  const testHost = createTestHost({ user: userAfterLogin === undefined ? null : { email: userAfterLogin } });
  testHost.host.session.setState({ isAuthenticated: false, user: null });
  prepare?.(testHost);
  return renderWithHost(page, { route, testHost });
}
