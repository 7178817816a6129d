import { useLocation } from '@app/shared/router';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { RemoteProps } from '../federation/index.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host.ts';

export interface RenderWithHostOptions extends TestHostOptions {
  /** The address the page is opened at, with its query; `/` unless told. */
  readonly route?: string;
  /** A host that was prepared before, to set answers that the first render needs. */
  readonly testHost?: TestHost;
}

export interface RenderedWithHost extends RenderResult, TestHost {
  readonly user: UserEvent;
  /** Path and query the router stands at now. */
  location(): string;
}

/** Renders what a remote exposes, or a part of it, the way the host does: with services, inside a router. */
export function renderWithHost(
  Component: ComponentType<RemoteProps>,
  { route = '/', testHost, ...options }: RenderWithHostOptions = {},
): RenderedWithHost {
  const prepared = testHost ?? createTestHost(options);
  let current = route;
  const Probe = () => {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  };
  const rendered = render(
    <MemoryRouter initialEntries={[route]}>
      <Suspense fallback={null}>
        <Component host={prepared.host} />
      </Suspense>
      <Probe />
    </MemoryRouter>,
  );
  return { ...rendered, ...prepared, user: userEvent.setup(), location: () => current };
}
