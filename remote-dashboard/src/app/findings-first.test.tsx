import {
  analysisStatusEndpoint,
  comparisonEndpoint,
  comparisonReportEndpoint,
  comparisonResultEndpoint,
  deleteComparisonEndpoint,
  type AnalysisMessage,
  type AnalysisSummary,
  type Comparison,
} from '@app/shared/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anApiError } from '@app/shared/testing';
import { aDashboard, aFile } from './testing/a-dashboard.tsx';
import { harbour, pier, result } from './testing/opened-comparison.tsx';
import { PageSocket } from './testing/page-socket.ts';

const counts = { high: 4, medium: 0, low: 0, info: 0 };
const reporting = { ...pier, counts, verdict: 'found' as const };
const completed = { ...harbour, id: pier.id, name: pier.name, counts };
const summary: AnalysisSummary = {
  findings: counts,
  agreements: 126,
  comparedPages: 4,
  unreadPages: 0,
  documents: [],
  durationMs: 900,
};
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download !== '') saved.push(this.download);
  });
});

/** A run whose findings are there while its report is being written. */
async function found() {
  const dashboard = await aDashboard();
  const { http, user } = dashboard;
  http.answer(comparisonEndpoint, reporting);
  http.answer(comparisonResultEndpoint, result);
  http.answer(analysisStatusEndpoint, new Blob(['docx'], { type: 'application/msword' }));
  await dashboard.choose(aFile('a.pdf'), aFile('b.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Start Analysis & Download Report' }));
  const socket = PageSocket.to('/auth/ws/analyze');
  const say = (message: AnalysisMessage) => socket.say(message);
  say({ job_id: pier.id, seq: 1, status: 'running', step: 'comparing', progress: 80 });
  await screen.findByRole('dialog', { name: 'Processing...' });
  say({ job_id: pier.id, seq: 2, status: 'running', step: 'reporting', progress: 90, summary });
  await screen.findByText('Top three findings');
  const finish = (changes: Partial<Comparison> = {}) => {
    http.answer(comparisonEndpoint, { ...completed, ...changes });
    say({ job_id: pier.id, seq: 3, status: 'completed', progress: 100, summary });
    socket.close();
  };
  return { ...dashboard, finish };
}

describe('the findings of a run', () => {
  it('are on the page before the report is, which then comes down by itself', async () => {
    const { finish, location, http, holds } = await found();
    expect(location()).toBe(`/dashboard?comparison=${pier.id}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Writing the Word report')).toBeInTheDocument();
    expect(screen.getByText('It will download when it is ready.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download report' })).toHaveAttribute('aria-disabled', 'true');
    expect(saved).toEqual([]);
    // Nothing is lost by leaving.
    expect(holds()).toEqual([]);

    finish();
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Discrepancy_Report_.*\.docx$/)]));
    expect(await screen.findByText('Downloaded')).toBeInTheDocument();
    expect(screen.queryByText('Writing the Word report')).toBeNull();
    // The report is asked for as ever, and what is read stays on the page.
    expect(http.callsTo(analysisStatusEndpoint)[0]?.body).toMatchObject({ job_id: pier.id });
    expect(http.callsTo(comparisonResultEndpoint)).toHaveLength(1);
  });

  it('are asked for as soon as they are heard of, before the comparison is known', async () => {
    const { http, choose, user } = await aDashboard();
    http.answer(comparisonEndpoint, () => new Promise<Comparison>(() => undefined));
    http.answer(comparisonResultEndpoint, result);
    await choose(aFile('a.pdf'), aFile('b.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Start Analysis & Download Report' }));
    const socket = PageSocket.to('/auth/ws/analyze');
    socket.say({ job_id: pier.id, seq: 1, status: 'running', step: 'reporting', progress: 90, summary });
    await waitFor(() => expect(http.callsTo(comparisonResultEndpoint)).toHaveLength(1));
  });

  it('stay on the page when the report cannot be written, with a way to have it written once more', async () => {
    const { finish, http, user, location } = await found();
    http.answer(analysisStatusEndpoint, anApiError({ status: 422, code: 'report_unwritten' }));
    http.answer(comparisonReportEndpoint, anApiError({ status: 500, serverMessage: 'Not now.' }));
    finish({ reportMissing: true });
    const problem = await screen.findByText('The report could not be written.');
    expect(location()).toBe(`/dashboard?comparison=${pier.id}`);
    expect(screen.getByText('Top three findings')).toBeInTheDocument();
    expect(screen.getByText('The findings are complete. You can review them without the report.')).toBeVisible();

    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    http.answer(comparisonReportEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Downloaded')).toBeInTheDocument();
    expect(problem).not.toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });

  it('may be left for other files: the report comes down all the same, and nobody is led back', async () => {
    const { user, http, location } = await found();
    http.answer(comparisonReportEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    await user.click(screen.getByRole('button', { name: 'New comparison' }));
    expect(screen.getByText('No files uploaded yet')).toBeInTheDocument();
    PageSocket.to('/analyses/changes').say({ changed: completed });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(location()).toBe('/dashboard');
  });

  it('are led to again when the same run is watched once more', async () => {
    const { finish, user, choose, location } = await found();
    finish();
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'New comparison' }));
    await choose(aFile('a.pdf'), aFile('b.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Start Analysis & Download Report' }));
    expect(location()).toBe('/dashboard');
    const socket = PageSocket.to('/auth/ws/analyze');
    socket.say({ job_id: pier.id, seq: 1, status: 'running', step: 'comparing', progress: 80 });
    await screen.findByRole('dialog', { name: 'Processing...' });
    socket.say({ job_id: pier.id, seq: 2, status: 'running', step: 'reporting', progress: 90, summary });
    await waitFor(() => expect(location()).toBe(`/dashboard?comparison=${pier.id}`));
  });

  it('may be deleted at once, which is no failure of the run', async () => {
    const { user, http, toasts, location } = await found();
    http.answer(deleteComparisonEndpoint, undefined);
    await user.click(screen.getByRole('button', { name: 'Delete now' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete now' }));
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(toasts().filter((toast) => !toast.includes('uploaded'))).toEqual([expect.stringContaining('deleted')]);
  });

  it('are shown after a reload of the page, and the report still comes down', async () => {
    const record = { kind: 'pending', sessionId: crypto.randomUUID(), jobId: pier.id, files: [] };
    const dashboard = await aDashboard({ comparisons: [reporting] }, { analysis: JSON.stringify(record) });
    dashboard.http.answer(comparisonEndpoint, reporting);
    dashboard.http.answer(comparisonResultEndpoint, result);
    dashboard.http.answer(analysisStatusEndpoint, new Blob(['docx'], { type: 'application/msword' }));
    await dashboard.user.click(screen.getByRole('link', { name: pier.name }));
    await screen.findByText('Top three findings');
    const socket = PageSocket.to('/auth/ws/analyze');
    socket.say({ job_id: pier.id, seq: 3, status: 'completed', progress: 100, summary });
    act(() => socket.close());
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
