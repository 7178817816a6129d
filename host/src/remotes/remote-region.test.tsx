import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { RemoteModule } from '@app/shared/federation';
import { shellMessages } from '@app/shared/messages';
import { aRelease, createTestHost } from '@app/shared/testing';
import { RemoteUnavailableError } from './remote-errors.ts';
import type { LoadedRemote } from './race-releases.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { RemoteRegion } from './remote-region.tsx';
import type { PageAround } from './use-remote.ts';

const { host } = createTestHost();
const reloadPage = jest.fn();
const isReplaced = jest.fn<PageAround['isReplaced']>(() => Promise.resolve(false));
const page = { reloadPage, isReplaced };

function aLoaded(version: string, Component: RemoteModule['Component']): LoadedRemote {
  const module = { contract: 1, routes: ['/login'], Component };
  return { name: 'auth', version, release: aRelease('auth', version), module };
}

const healthy = (version: string) => aLoaded(version, () => <p>page of {version}</p>);
const broken = (version: string) =>
  aLoaded(version, () => {
    throw new Error('broken while rendering');
  });

/** A loader that gives these outcomes one after the other, and notes what it is told. */
function aLoader(...outcomes: readonly (LoadedRemote | Error)[]) {
  let left = [...outcomes];
  const markBroken = jest.fn<RemoteLoader['markBroken']>(({ version }) => `auth-${version}-beef`);
  const forgive = jest.fn();
  const loader: RemoteLoader = {
    load: () => {
      const [next, ...rest] = left;
      left = rest;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? healthy('none'));
    },
    hasAnother: () => left.length > 0,
    markBroken,
    forgive,
    noteLate: () => {},
    inUse: () => [],
    working: () => undefined,
  };
  return { loader, markBroken, forgive };
}

/** Waits for the first load. */
async function show(loader: RemoteLoader, pageName?: string, path = '/login'): Promise<void> {
  await act(async () => {
    render(
      <>
        <button type="button">Log out</button>
        <RemoteRegion
          name="auth"
          host={host}
          loader={loader}
          page={page}
          path={path}
          missing={<p>no such page</p>}
          pageName={pageName}
        />
      </>,
    );
  });
}

describe('RemoteRegion', () => {
  beforeEach(() => {
    reloadPage.mockClear();
    // React reports every error that a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says that there is no such page when the release in use is older than the page', async () => {
    const { loader, markBroken } = aLoader(healthy('1.0.0'));
    await show(loader, undefined, '/account');
    expect(screen.getByText('no such page')).toBeInTheDocument();
    expect(screen.queryByText('page of 1.0.0')).toBeNull();
    expect(markBroken).not.toHaveBeenCalled();
  });

  it('shows every address of a route with a parameter', async () => {
    const loaded = healthy('1.0.0');
    const { loader } = aLoader({ ...loaded, module: { ...loaded.module, routes: ['/review/:analysisId'] } });
    await show(loader, undefined, '/review/1f0e');
    expect(screen.getByText('page of 1.0.0')).toBeInTheDocument();
  });

  it('shows the release that is there already without a moment of waiting', () => {
    const { loader } = aLoader();
    const kept = { ...loader, working: () => healthy('1.0.0') };
    render(<RemoteRegion name="auth" host={host} loader={kept} page={page} path="/login" missing={null} />);
    expect(screen.getByText('page of 1.0.0')).toBeInTheDocument();
  });

  it('shows the remote', async () => {
    await show(aLoader(healthy('1.1.0')).loader);
    await screen.findByText('page of 1.1.0');
  });

  it('shows the next release when one breaks while it renders', async () => {
    const { loader, markBroken } = aLoader(broken('1.1.0'), healthy('1.0.0'));
    await show(loader);
    await screen.findByText('page of 1.0.0');
    expect(markBroken).toHaveBeenCalledWith(expect.objectContaining({ version: '1.1.0' }), 'render', expect.any(Error));
  });

  it('shows a panel with the reference when no release is left, and the shell beside it', async () => {
    await show(aLoader(new RemoteUnavailableError('auth', 'auth-1.1.0-8c1e', [])).loader);
    await screen.findByText(shellMessages.partFailedTitle);
    screen.getByText('auth-1.1.0-8c1e');
    screen.getByRole('button', { name: 'Log out' });
  });

  it.each([
    [
      'the name that its owner gave the page',
      'The login page',
      /^The login page could not be loaded\. The rest still works/,
    ],
    ['no name when there is none', undefined, /^This page could not be loaded\. The rest still works/],
  ])('says %s', async (_what, pageName, sentence) => {
    await show(aLoader(new RemoteUnavailableError('auth', 'auth-1.1.0-8c1e', [])).loader, pageName);
    await screen.findByText(sentence);
  });

  it('shows the panel when the last release breaks while it renders', async () => {
    await show(aLoader(broken('1.1.0')).loader, 'The login page');
    await screen.findByText('auth-1.1.0-beef');
    screen.getByText(/^The login page stopped working\./);
  });

  it('calls a missing chunk by its name', async () => {
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    const { loader, markBroken } = aLoader(
      aLoaded('1.1.0', () => {
        throw missing;
      }),
    );
    await show(loader);
    await screen.findByText(shellMessages.partFailedTitle);
    expect(markBroken).toHaveBeenCalledWith(expect.anything(), 'chunk', missing);
  });

  it('gives all releases another chance on "Try again"', async () => {
    const { loader, forgive } = aLoader(new RemoteUnavailableError('auth', 'ref', []), healthy('1.1.0'));
    await show(loader);
    await act(async () => screen.getByRole('button', { name: shellMessages.tryAgain }).click());
    await screen.findByText('page of 1.1.0');
    expect(forgive).toHaveBeenCalledWith('auth');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('reloads the page on "Try again" when another release is live by now: this tab knows only those that are gone', async () => {
    isReplaced.mockResolvedValueOnce(true);
    const { loader } = aLoader(new RemoteUnavailableError('auth', 'ref', []), healthy('1.1.0'));
    await show(loader);
    await act(async () => screen.getByRole('button', { name: shellMessages.tryAgain }).click());
    expect(isReplaced).toHaveBeenLastCalledWith('auth');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('page of 1.1.0')).toBeNull();
  });

  it('reloads the page on the second "Try again": other releases may be live by now', async () => {
    const unavailable = new RemoteUnavailableError('auth', 'ref', []);
    await show(aLoader(unavailable, unavailable, healthy('1.1.0')).loader);
    const again = () => act(async () => screen.getByRole('button', { name: shellMessages.tryAgain }).click());
    await again();
    expect(reloadPage).not.toHaveBeenCalled();
    await again();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('reloads the page on "Try again" when downloads hang: the browser would wait for them again', async () => {
    const hanging = [{ version: '1.1.0', phase: 'timeout' as const, reason: 'no answer' }];
    await show(aLoader(new RemoteUnavailableError('auth', 'ref', hanging)).loader);
    await act(async () => screen.getByRole('button', { name: shellMessages.tryAgain }).click());
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});
