import {
  cancelComparisonEndpoint,
  comparisonReportEndpoint,
  type AnalysisMessage,
  type Comparison,
} from '@app/shared/contracts';
import type { BackgroundTask } from '@app/shared/federation';
import { aComparison, aRunningComparison, createTestHost } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDashboard, aFile } from './testing/a-dashboard.tsx';
import { PageSocket } from './testing/page-socket.ts';

const pier = aRunningComparison({ startedAt: new Date().toISOString() });
const saved: string[] = [];

/** A dashboard whose run has a number, and the tasks that its host was told of. */
async function running() {
  let tasks: readonly BackgroundTask[] = [];
  const prepared = createTestHost();
  const background = { show: (_source: string, told: readonly BackgroundTask[]) => void (tasks = told) };
  const testHost = { ...prepared, host: { ...prepared.host, background } };
  const dashboard = await aDashboard({ testHost });
  await dashboard.choose(aFile('a.pdf'), aFile('b.pdf'));
  await dashboard.user.click(await screen.findByRole('button', { name: 'Start Analysis & Download Report' }));
  const socket = PageSocket.to('/auth/ws/analyze');
  const say = (message: AnalysisMessage) => socket.say(message);
  say({ job_id: pier.id, status: 'running', progress: 38 });
  const overlay = within(await screen.findByRole('dialog', { name: 'Processing...' }));
  const news = (comparison: Comparison) => PageSocket.to('/analyses/changes').say({ changed: comparison });
  return { ...dashboard, overlay, say, news, task: () => tasks[0] };
}

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download !== '') saved.push(this.download);
  });
});

describe('a run that goes on in the background', () => {
  it('leaves the page free for the next files, and is told to the host', async () => {
    const { user, overlay, news, task, holds } = await running();
    await user.click(await overlay.findByRole('button', { name: 'Continue in background' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('No files uploaded yet')).toBeInTheDocument();
    expect(holds()).toEqual([]);
    news(pier);
    expect(task()).toMatchObject({ title: 'Comparing Pier House purchase', step: '', percent: 38, state: 'running' });
  });

  it('is what Esc does, once the server has named the run', async () => {
    const { user, overlay } = await running();
    await overlay.findByRole('button', { name: 'Continue in background' });
    await user.keyboard('{Escape}');
    const dialog = screen.queryByRole('dialog');
    // jsdom tells no `cancel` of a dialog by itself.
    if (dialog !== null) act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('brings its report by itself when it ends, and says what came of it until that was seen', async () => {
    const { user, overlay, news, http, task } = await running();
    http.answer(comparisonReportEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    await user.click(await overlay.findByRole('button', { name: 'Continue in background' }));
    news(aComparison({ name: 'Pier House purchase' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^Discrepancy_Report_.*\.docx$/);
    expect(task()).toMatchObject({
      title: '14 discrepancies found in Pier House purchase',
      state: 'done',
      percent: null,
    });
    act(() => task()?.onSeen?.());
    expect(task()).toBeUndefined();
  });

  it('is not told as done where a file was not compared', async () => {
    const { user, overlay, news, http, task } = await running();
    http.answer(comparisonReportEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    await user.click(await overlay.findByRole('button', { name: 'Continue in background' }));
    news(aComparison({ name: 'Pier House purchase', verdict: 'incomplete' }));
    expect(task()).toMatchObject({
      title: '14 discrepancies in the readable part of Pier House purchase',
      state: 'partly',
    });
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('brings its report also when its end was heard of before it was put there', async () => {
    const { user, overlay, news, http } = await running();
    http.answer(comparisonReportEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    news(aComparison({ name: 'Pier House purchase' }));
    await user.click(await overlay.findByRole('button', { name: 'Continue in background' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('downloads nothing of runs that others began', async () => {
    const { news } = await running();
    news(aComparison({ id: '0b6c3c3e-6f0e-4a53-9a55-2f9ad0b0c009' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(saved).toEqual([]);
  });

  it('is told to nobody once the person has logged out', async () => {
    const { overlay, news, task, signOut } = await running();
    await overlay.findByRole('button', { name: 'Continue in background' });
    news(pier);
    act(signOut);
    expect(task()).toBeUndefined();
  });

  it('is cancelled from the bar of the host after a question, on whatever page', async () => {
    const { user, overlay, news, task, http } = await running();
    await user.click(await overlay.findByRole('button', { name: 'Continue in background' }));
    news(pier);
    http.answer(cancelComparisonEndpoint, { ...pier, status: 'cancelled' });
    act(() => task()?.onCancel?.());
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this comparison?' }));
    expect(question.getByText(/It is 38% done/)).toBeInTheDocument();
    news({ ...pier, progress: 61 });
    expect(await question.findByText(/It is 61% done/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel comparison' }));
    await waitFor(() => expect(task()).toBeUndefined());
    expect(http.callsTo(cancelComparisonEndpoint)).toHaveLength(1);
  });
});

describe('a run that is cancelled', () => {
  it('is asked about as far as it has come by now', async () => {
    const { user, overlay, say } = await running();
    await user.click(await overlay.findByRole('button', { name: 'Cancel' }));
    say({ job_id: pier.id, status: 'running', progress: 74 });
    expect(await screen.findByText(/^It is 74% done/)).toBeInTheDocument();
  });

  it('is asked about on another page no more when it has ended by itself', async () => {
    const { user, overlay, news, task, http } = await running();
    http.answer(comparisonReportEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    await user.click(await overlay.findByRole('button', { name: 'Continue in background' }));
    news(pier);
    act(() => task()?.onCancel?.());
    await screen.findByRole('dialog', { name: 'Cancel this comparison?' });
    news({ ...pier, status: 'completed', progress: 100 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(http.callsTo(cancelComparisonEndpoint)).toEqual([]);
  });

  it('leaves its files in the list, to be compared again', async () => {
    const { user, overlay, http, rows, toasts } = await running();
    http.answer(cancelComparisonEndpoint, { ...pier, status: 'cancelled' });
    await user.click(await overlay.findByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel comparison' }));
    await waitFor(() => expect(toasts()).toContain('info: Comparison cancelled.'));
    expect(rows()).toEqual(expect.arrayContaining(['a.pdf', 'b.pdf']));
    expect(screen.getByRole('button', { name: 'Start Analysis & Download Report' })).toBeInTheDocument();
  });

  it('ends without an alert when it was cancelled elsewhere', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { say, toasts } = await running();
    say({ status: 'cancelled', message: 'Cancelled.' });
    await waitFor(() => expect(toasts()).toContain('info: Comparison cancelled.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('a run without a connection', () => {
  it('says so in the overlay, and stands still', async () => {
    const { overlay } = await running();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(overlay.getByText(/^You are offline\. The analysis is still running/)).toBeInTheDocument();
    expect(overlay.getByText('Updates paused')).toBeInTheDocument();
    expect(overlay.getByRole('progressbar')).toHaveClass('muted');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(overlay.queryByText('Updates paused')).toBeNull();
  });
});
