import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Registry, RemoteRelease } from '@app/shared/federation';
import { aRegistry, aRelease, aRemote, createStubRemote } from '@app/shared/testing';
import { createFailedReleases } from './failed-releases.ts';
import { RemoteUnavailableError, type FailedTry } from './remote-errors.ts';
import { headStartMs, loadLimitMs } from './race-releases.ts';
import { createRemoteLoader } from './remote-loader.ts';

const remote = createStubRemote('auth');
const working = () => ({ remote });
const offline = () => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED'));
const hanging = () => new Promise<never>(() => undefined);

type Behaviour = () => Promise<() => unknown>;

/** A loader in a world where each version behaves as told: one behaviour per try, the last one for all later tries. */
function aLoader(versions: Record<string, readonly Behaviour[]>, registry?: Registry) {
  const calls: string[] = [];
  const reports: FailedTry[] = [];
  const abandoned: RemoteRelease[] = [];
  const storage = new Map<string, string>();
  const loader = createRemoteLoader({
    registry: registry ?? aRegistry({ auth: aRemote('auth', Object.keys(versions)) }),
    visitorId: 'someone',
    federation: {
      offer: () => ({ contracts: [1], provides: { react: '19.3.1' } }),
      load: (_name, version, _release, fresh) => {
        const turn = calls.filter((call) => call.startsWith(version)).length;
        calls.push(`${version}${fresh ? ' fresh' : ''}`);
        const behaviours = versions[version] ?? [];
        return (behaviours[turn] ?? behaviours.at(-1) ?? hanging)();
      },
      abandon: (release) => void abandoned.push(release),
    },
    failed: createFailedReleases({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
    }),
    report: (_name, failed) => reports.push(failed),
    pause: () => Promise.resolve(),
  });
  return { loader, calls, reports, abandoned };
}

const works: Behaviour = () => Promise.resolve(working);

describe('createRemoteLoader', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('loads the live release', async () => {
    const { loader, calls, reports } = aLoader({ '1.0.0': [works], '1.1.0': [works] });
    await expect(loader.load('auth')).resolves.toMatchObject({ name: 'auth', version: '1.1.0', module: remote });
    expect(calls).toEqual(['1.1.0']);
    expect(reports).toEqual([]);
  });

  it('shares a load that is under way', async () => {
    const { loader, calls } = aLoader({ '1.1.0': [works] });
    const [first, second] = await Promise.all([loader.load('auth'), loader.load('auth')]);
    expect(first).toBe(second);
    expect(calls).toHaveLength(1);
  });

  it('repeats a load that failed once, from the network', async () => {
    const { loader, calls } = aLoader({ '1.1.0': [offline, works] });
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.1.0' });
    expect(calls).toEqual(['1.1.0', '1.1.0 fresh']);
  });

  it('goes to the previous release after two failures and reports the first', async () => {
    const { loader, calls, reports } = aLoader({ '1.0.0': [works], '1.1.0': [offline] });
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.0.0' });
    expect(calls).toEqual(['1.1.0', '1.1.0 fresh', '1.0.0']);
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'load' }]);
  });

  it('starts the previous release beside one that hangs, shows what is there first and reports the other', async () => {
    const { loader, calls, reports, abandoned } = aLoader({ '1.0.0': [works], '1.1.0': [hanging] });
    const loading = loader.load('auth');
    await jest.advanceTimersByTimeAsync(headStartMs - 1);
    expect(calls).toEqual(['1.1.0']);
    await jest.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    expect(calls).toEqual(['1.1.0', '1.0.0']);
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'timeout' }]);
    expect(abandoned).toEqual([aRelease('auth', '1.1.0')]);
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.0.0' });
  });

  it('shows the live release when it is first all the same, and never runs the other', async () => {
    const run = jest.fn(working);
    const late = (after: number, factory: () => unknown) => () =>
      new Promise<() => unknown>((resolve) => setTimeout(() => resolve(factory), after));
    const { loader, reports } = aLoader({
      '1.0.0': [late(1_000, run)],
      '1.1.0': [late(headStartMs + 500, working)],
    });
    const loading = loader.load('auth');
    await jest.advanceTimersByTimeAsync(headStartMs + 500);
    await expect(loading).resolves.toMatchObject({ version: '1.1.0' });
    await jest.advanceTimersByTimeAsync(loadLimitMs);
    expect(run).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });

  it('never runs the live release when the previous one was first', async () => {
    const run = jest.fn(working);
    const late: Behaviour = () => new Promise((resolve) => setTimeout(() => resolve(run), headStartMs + 500));
    const { loader } = aLoader({ '1.0.0': [works], '1.1.0': [late] });
    const loading = loader.load('auth');
    await jest.advanceTimersByTimeAsync(headStartMs);
    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    await jest.advanceTimersByTimeAsync(loadLimitMs);
    expect(run).not.toHaveBeenCalled();
  });

  it('goes back two releases when two in a row are broken', async () => {
    const registry = aRegistry({ auth: aRemote('auth', ['1.0.0', '1.1.0', '1.2.0'], { earlier: ['1.0.0'] }) });
    const { loader, reports } = aLoader({ '1.0.0': [works], '1.1.0': [offline], '1.2.0': [hanging] }, registry);
    const loading = loader.load('auth');
    await jest.advanceTimersByTimeAsync(headStartMs);
    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    expect(reports).toMatchObject([
      { version: '1.1.0', phase: 'load' },
      { version: '1.2.0', phase: 'timeout' },
    ]);
  });

  it('reports why a release failed that was overtaken while it was tried again', async () => {
    const { loader, reports } = aLoader({ '1.0.0': [works], '1.1.0': [offline, hanging] });
    const loading = loader.load('auth');
    await jest.advanceTimersByTimeAsync(headStartMs);
    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'load', reason: 'net::ERR_CONNECTION_REFUSED' }]);
  });

  it('gives up when none answers within its limit, and does not repeat what hangs', async () => {
    const { loader, calls, reports } = aLoader({ '1.0.0': [hanging], '1.1.0': [hanging] });
    const loading = loader.load('auth').catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(headStartMs + loadLimitMs);
    expect(await loading).toMatchObject({ isHanging: true });
    expect(calls).toEqual(['1.1.0', '1.0.0']);
    expect(reports.map(({ version, phase }) => `${version} ${phase}`)).toEqual(['1.1.0 timeout', '1.0.0 timeout']);
  });

  it('reports what throws while it is run, and does not load it again', async () => {
    const throws = () => {
      throw new Error('broken at load');
    };
    const { loader, calls, reports } = aLoader({ '1.0.0': [works], '1.1.0': [() => Promise.resolve(throws)] });
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.0.0' });
    expect(calls).toEqual(['1.1.0', '1.0.0']);
    expect(reports).toEqual([{ version: '1.1.0', phase: 'load', reason: 'broken at load' }]);
  });

  it('does not touch a release that the gate refuses', async () => {
    const releases = { '1.0.0': aRelease('auth', '1.0.0'), '2.0.0': aRelease('auth', '2.0.0', { contract: 2 }) };
    const registry = aRegistry({ auth: aRemote('auth', ['1.0.0', '2.0.0'], { releases }) });
    const { loader, calls, reports } = aLoader({ '1.0.0': [works], '2.0.0': [works] }, registry);
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.0.0' });
    expect(calls).toEqual(['1.0.0']);
    expect(reports).toEqual([
      { version: '2.0.0', phase: 'gate', reason: 'contract: the release is built for 2, the host speaks 1' },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['no component', { remote: { contract: 1, routes: [] } }],
    ['routes of another kind', { remote: { ...remote, routes: '/login' } }],
    ['pages of another remote', { remote: { ...remote, routes: ['/login', '/dashboard'] } }],
    ['no page of its own', { remote: { ...remote, routes: [] } }],
    ['another contract than registered', { remote: { ...remote, contract: 2 } }],
  ])('refuses a module that exposes %s', async (_what, exposed) => {
    const { loader, reports } = aLoader({ '1.0.0': [works], '1.1.0': [() => Promise.resolve(() => exposed)] });
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.0.0' });
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'shape' }]);
  });

  it('says which releases it tried when none works, with a reference', async () => {
    const { loader } = aLoader({ '1.0.0': [offline], '1.1.0': [offline] });
    const error = await loader.load('auth').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteUnavailableError);
    expect(error).toMatchObject({ reference: expect.stringMatching(/^auth-1\.1\.0-[0-9a-f]{4}$/) });
    expect(String(error)).toMatch(/1\.1\.0 \(load\): .*REFUSED; 1\.0\.0 \(load\): .*REFUSED/);
  });

  it('does not ask a failed release again until it is forgiven', async () => {
    const { loader, calls } = aLoader({ '1.0.0': [works], '1.1.0': [offline, offline, works] });
    await loader.load('auth');
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.0.0' });
    expect(calls.filter((call) => call.startsWith('1.1.0'))).toHaveLength(2);
    loader.forgive('auth');
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.1.0' });
  });

  it('shows a release again that works, without loading it again', async () => {
    const { loader, calls } = aLoader({ '1.1.0': [works] });
    expect(loader.working('auth')).toBeUndefined();
    const loaded = await loader.load('auth');
    await expect(loader.load('auth')).resolves.toBe(loaded);
    expect(loader.working('auth')).toBe(loaded);
    expect(calls).toEqual(['1.1.0']);
  });

  it('loads a release anew once a part of it was missing', async () => {
    const { loader, calls } = aLoader({ '1.1.0': [works] });
    loader.markBroken(await loader.load('auth'), 'chunk', new Error('net::ERR'));
    expect(loader.working('auth')).toBeUndefined();
    loader.forgive('auth');
    await loader.load('auth');
    expect(calls).toEqual(['1.1.0', '1.1.0 fresh']);
  });

  it('passes over a release that broke while it rendered', async () => {
    const { loader, reports } = aLoader({ '1.0.0': [works], '1.1.0': [works] });
    const loaded = await loader.load('auth');
    expect(loader.markBroken(loaded, 'render', new Error('x is undefined'))).toMatch(/^auth-1\.1\.0-/);
    expect(loader.hasAnother('auth')).toBe(true);
    await expect(loader.load('auth')).resolves.toMatchObject({ version: '1.0.0' });
    expect(reports).toEqual([{ version: '1.1.0', phase: 'render', reason: 'x is undefined' }]);
  });

  it('has no other release when all have failed', async () => {
    const { loader } = aLoader({ '1.1.0': [works] });
    loader.markBroken(await loader.load('auth'), 'render', new Error('broken'));
    expect(loader.hasAnother('auth')).toBe(false);
  });

  it('rejects for a remote that the registry does not know', async () => {
    const { loader } = aLoader({}, aRegistry({}));
    await expect(loader.load('dashboard')).rejects.toThrow('None is registered.');
  });
});
