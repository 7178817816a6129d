import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Registry } from '@app/shared/federation';
import { remotesMessages } from '@app/shared/messages';
import { aRegistry, aRemote } from '@app/shared/testing';
import type { PageRemotes } from '../page-remotes.ts';
import { ReleaseOffer } from './release-offer.tsx';

const registry = (revision: number, ...versions: string[]): Registry =>
  aRegistry({ auth: aRemote('auth', versions) }, revision);

const started: PageRemotes = {
  registry: registry(1, '1.0.0'),
  visitorId: 'someone',
  loader: {
    load: () => Promise.reject(new Error('not in this test')),
    markBroken: () => '',
    hasAnother: () => false,
    forgive: () => undefined,
    noteLate: () => undefined,
    working: () => undefined,
    inUse: () => [],
  },
};

const offer = () => screen.queryByText(remotesMessages.newVersion);
let isHeld = false;
const onReload = jest.fn();

/** Opens a page while the server has this registry. */
async function open(live: Registry): Promise<void> {
  const answer = { ok: true, json: () => Promise.resolve(live) };
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(answer)) });
  await act(async () => {
    render(<ReleaseOffer remotes={started} isHeld={() => isHeld} onReload={onReload} />);
  });
}

describe('ReleaseOffer', () => {
  const { fetch } = globalThis;
  beforeEach(() => {
    jest.useFakeTimers();
    AbortSignal.timeout = () => new AbortController().signal;
    isHeld = false;
    onReload.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { fetch });
  });

  it('offers a reload when another release is live', async () => {
    await open(registry(2, '1.0.0', '1.1.0'));
    expect(offer()).not.toBeNull();
    screen.getByRole('button', { name: remotesMessages.reload }).click();
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('offers nothing while the registry is the one the page started with', async () => {
    await open(registry(1, '1.0.0'));
    expect(offer()).toBeNull();
  });

  it('offers nothing when an edit does not concern this visitor', async () => {
    await open(registry(2, '1.0.0'));
    expect(offer()).toBeNull();
  });

  it('waits while work would be lost, and comes when it is safe', async () => {
    isHeld = true;
    await open(registry(2, '1.0.0', '1.1.0'));
    expect(offer()).toBeNull();
    isHeld = false;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(offer()).not.toBeNull();
  });

  it('steps back when work begins while it is shown', async () => {
    await open(registry(2, '1.0.0', '1.1.0'));
    isHeld = true;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(offer()).toBeNull();
  });

  it('goes away on "Later" and comes back with the next revision only', async () => {
    await open(registry(2, '1.0.0', '1.1.0'));
    await act(async () => screen.getByRole('button', { name: remotesMessages.later }).click());
    expect(offer()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(offer()).toBeNull();
    Object.assign(globalThis, {
      fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve(registry(3, '1.0.0', '1.2.0')) }),
    });
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(offer()).not.toBeNull();
  });
});
