import { listComparisonsEndpoint } from '@app/shared/contracts';
import type { BackgroundTask } from '@app/shared/federation';
import { BrowserRouter } from '@app/shared/router';
import { aComparison, anApiError, aRunningComparison, createTestHost } from '@app/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { BackgroundBar } from './background-bar.tsx';
import { createBackground } from './create-background.ts';

const aTask = (changes: Partial<BackgroundTask> = {}): BackgroundTask => ({
  id: 'a',
  title: 'Comparing Pier House purchase',
  step: 'Reading lease.pdf',
  percent: 38,
  timeLeft: 'about 50 seconds',
  state: 'running',
  href: '/dashboard?comparison=a',
  ...changes,
});

function aBar() {
  const {
    http,
    host: { session },
  } = createTestHost({ user: { email: 'ada@example.com' } });
  http.answer(listComparisonsEndpoint, { analyses: [] });
  const background = createBackground();
  const rendered = render(
    <BrowserRouter>
      <BackgroundBar http={http} session={session} background={background} />
    </BrowserRouter>,
  );
  const show = (source: string, ...tasks: BackgroundTask[]) => act(() => background.tasks.show(source, tasks));
  return { ...rendered, http, session, show, background };
}

const bar = () => screen.queryByRole('region', { name: 'Running comparison' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('BackgroundBar', () => {
  it('tells what goes on, with the way to it and out of it', () => {
    const onCancel = jest.fn();
    const { show } = aBar();
    expect(bar()).toBeNull();
    show('dashboard', aTask({ onCancel }));
    expect(bar()).toHaveTextContent('Comparing Pier House purchase');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '38');
    expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/dashboard?comparison=a');
    screen.getByRole('button', { name: 'Cancel' }).click();
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('tells what came of it until that was seen', () => {
    const onSeen = jest.fn();
    const { show } = aBar();
    show(
      'dashboard',
      aTask({ title: '14 discrepancies found in Pier House purchase', percent: null, state: 'done', onSeen }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('14 discrepancies found in Pier House purchase');
    expect(screen.getByRole('link', { name: 'Open' })).toBeInTheDocument();
    screen.getByRole('button', { name: 'Close' }).click();
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['done', 'done'],
    ['partly', 'partly'],
    ['failed', 'failed'],
  ] as const)('tells %s by a sign of its own', (state, sign) => {
    const { show } = aBar();
    show('dashboard', aTask({ percent: null, state }));
    expect(bar()?.querySelector('svg')).toHaveClass(sign);
  });

  it('counts what it has no room for, and leaves when nothing goes on', () => {
    const { show } = aBar();
    show('dashboard', aTask(), aTask({ id: 'b' }));
    expect(bar()).toHaveTextContent('and 1 more');
    expect(document.documentElement.style.getPropertyValue('--background-height')).toBe('52px');
    show('dashboard');
    expect(bar()).toBeNull();
    expect(document.documentElement.style.getPropertyValue('--background-height')).toBe('');
  });

  it('asks by itself on a page whose remote knows of none, and only while one runs', async () => {
    const { http } = aBar();
    http.answer(listComparisonsEndpoint, { analyses: [aRunningComparison(), aComparison()] });
    await wait(2_000);
    expect(bar()).toHaveTextContent('Comparing Pier House purchase');
    http.answer(listComparisonsEndpoint, { analyses: [aComparison()] });
    await wait(3_000);
    expect(bar()).toBeNull();
    await wait(30_000);
    expect(http.callsTo(listComparisonsEndpoint)).toHaveLength(2);
  });

  it('asks nothing while the login has ended, and goes on after the next one', async () => {
    const { http, session } = aBar();
    http.answer(listComparisonsEndpoint, { analyses: [aRunningComparison()] });
    session.getState().end();
    await wait(10_000);
    expect(http.callsTo(listComparisonsEndpoint)).toEqual([]);
    session.getState().login({ email: 'ada@example.com' });
    await wait(3_000);
    expect(bar()).toHaveTextContent('Comparing Pier House purchase');
  });

  it('goes on asking for what it shows when the server was out of reach for a moment', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { http } = aBar();
    http.answer(listComparisonsEndpoint, { analyses: [aRunningComparison()] });
    await wait(2_000);
    http.answer(listComparisonsEndpoint, anApiError({ status: 503 }));
    await wait(3_000);
    expect(bar()).toHaveTextContent('Comparing Pier House purchase');
    http.answer(listComparisonsEndpoint, { analyses: [aComparison()] });
    await wait(3_000);
    expect(bar()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('leaves it to the remote that knows more', async () => {
    const { http, show } = aBar();
    show('dashboard');
    await wait(10_000);
    expect(http.callsTo(listComparisonsEndpoint)).toEqual([]);
  });
});
