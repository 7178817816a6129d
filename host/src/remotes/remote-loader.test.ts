import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Registry } from '@app/shared/federation';
import { aRegistry, aRelease, aRemote, createStubRemote } from '@app/shared/testing';
import { createFailedReleases } from './failed-releases.ts';
import { RemoteUnavailableError, type FailedTry } from './remote-errors.ts';
import { createRemoteLoader, loadLimitMs } from './remote-loader.ts';

const remote = createStubRemote('auth');
const working = { remote };
const offline = () => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED'));
const hanging = () => new Promise<never>(() => undefined);

type Behaviour = () => Promise<unknown>;

/** A loader in a world where each version behaves as told: one behaviour per try, the last one for all later tries. */
function aLoader(versions: Record<string, readonly Behaviour[]>, registry?: Registry) {
  const calls: string[] = [];
  const reports: FailedTry[] = [];
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
    },
    failed: createFailedReleases({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
    }),
    report: (_name, failed) => reports.push(failed),
    pause: () => Promise.resolve(),
  });
  return { loader, calls, reports };
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

  it('gives a hanging release its limit, does not repeat it, and goes to the previous one', async () => {
    const { loader, calls, reports } = aLoader({ '1.0.0': [works], '1.1.0': [hanging] });
    const loading = loader.load('auth');
    await jest.advanceTimersByTimeAsync(loadLimitMs - 1);
    expect(calls).toEqual(['1.1.0']);
    await jest.advanceTimersByTimeAsync(1);
    await expect(loading).resolves.toMatchObject({ version: '1.0.0' });
    expect(calls).toEqual(['1.1.0', '1.0.0']);
    expect(reports).toMatchObject([{ version: '1.1.0', phase: 'timeout' }]);
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
    ['another contract than registered', { remote: { ...remote, contract: 2 } }],
  ])('refuses a module that exposes %s', async (_what, exposed) => {
    const { loader, reports } = aLoader({ '1.0.0': [works], '1.1.0': [() => Promise.resolve(exposed)] });
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
