import { describe, expect, it, jest } from '@jest/globals';
import { anApiError } from '@app/shared/testing';
import { aReport, anAnalysis, aStartedRun, settle, someFiles } from './testing/analysis-builders.ts';

describe('createAnalysisStore after a reload of the page', () => {
  it('remembers the job so that a reload can go on with it', async () => {
    const { records } = await aStartedRun();
    expect(records.read()).toEqual({ kind: 'pending', sessionId: 'session-1', jobId: 'job-1', files: someFiles });
  });

  it('offers to go on after a reload, and does so with the session and the job of before', async () => {
    const record = { kind: 'pending', sessionId: 'session-0', jobId: 'job-0', files: someFiles } as const;
    const fetchReport = jest.fn(() => Promise.resolve(aReport()));
    const analysis = anAnalysis({ record, fetchReport });
    expect(analysis.state()).toEqual({ phase: 'interrupted', run: record });
    const over = analysis.actions.resume();
    await settle();
    expect(analysis.socket().sessionId).toBe('session-0');
    analysis.socket().drop();
    await over;
    expect(fetchReport.mock.calls).toEqual([['job-0', 'session-0']]);
    expect(analysis.state().phase).toBe('finished');
  });

  it('shows the last result after a reload and fetches its report again from the server', async () => {
    const before = await aStartedRun();
    before.socket().say({ status: 'completed' });
    await before.over;
    const record = before.records.read();
    const fetchReport = jest.fn((_job: string, _session: string | null) => Promise.resolve(aReport()));
    const after = anAnalysis({ fetchReport, ...(record === null ? {} : { record }) });
    expect(after.state()).toMatchObject({ phase: 'finished', isDownloaded: false });
    await after.actions.downloadAgain();
    expect(fetchReport).toHaveBeenCalledWith('job-1', 'session-1');
    expect(after.saved).toEqual(before.saved);
  });

  it('downloads again from memory without asking the server', async () => {
    const fetchReport = jest.fn(() => Promise.resolve(aReport()));
    const { socket, over, actions, saved } = await aStartedRun({ fetchReport });
    socket().say({ status: 'completed' });
    await over;
    await actions.downloadAgain();
    expect(fetchReport).toHaveBeenCalledTimes(1);
    expect(saved).toHaveLength(2);
  });

  it('says so when the report is no longer kept', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { records, ...before } = await aStartedRun();
    before.socket().say({ status: 'completed' });
    await before.over;
    const record = records.read();
    const gone = anApiError({ status: 410, code: 'report_expired' });
    const after = anAnalysis({ fetchReport: () => Promise.reject(gone), ...(record === null ? {} : { record }) });
    await after.actions.downloadAgain();
    expect(after.state()).toMatchObject({ isDownloaded: false, isDownloading: false });
    expect(after.state()).toMatchObject({ downloadError: expect.stringMatching(/deleted after the retention time/) });
  });

  it('ignores a record that somebody else wrote', () => {
    const record = { kind: 'pending' } as never;
    expect(anAnalysis({ record }).state()).toEqual({ phase: 'idle' });
  });
});
