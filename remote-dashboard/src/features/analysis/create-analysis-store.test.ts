import { describe, expect, it, jest } from '@jest/globals';
import { errorTable } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing';
import { aReport, anAnalysis, aStartedRun, settle, someFiles } from './testing/analysis-builders.ts';

const stillRunning = () => anApiError({ status: 409, code: 'analysis_running' });
const noAnswer = () => anApiError({ status: 0, code: 'network' });

const logOf = async (analysis: ReturnType<typeof anAnalysis>) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const state = analysis.state();
  return state.phase === 'running' ? state.progress.log.map(({ text }) => text) : state.phase;
};

describe('createAnalysisStore', () => {
  it('says where it is in the words of the brief, in order', async () => {
    const analysis = await aStartedRun();
    expect(await logOf(analysis)).toEqual(['Starting analysis...', 'Connected to server...', 'Reading a.pdf']);
  });

  it('closes the socket on completed, asks for the report once and saves it', async () => {
    const fetchReport = jest.fn(() => Promise.resolve(aReport()));
    const { socket, over, state, saved } = await aStartedRun({ fetchReport });
    socket().say({ status: 'completed' });
    await over;
    expect(socket().closedWith).toEqual([1000]);
    expect(fetchReport.mock.calls).toEqual([['job-1', 'session-1']]);
    expect(saved).toEqual(['Discrepancy_Report_2026-11-20T14-32-08.docx']);
    expect(state()).toMatchObject({ phase: 'finished', isDownloaded: true });
  });

  it('is no failed analysis when only the report could not be written', async () => {
    const fetchReport = () => Promise.reject(anApiError({ status: 422, code: 'report_unwritten' }));
    const { socket, over, state, alerts, records } = await aStartedRun({ fetchReport });
    socket().say({ status: 'completed' });
    await over;
    expect(state()).toEqual({ phase: 'unreported', jobId: 'job-1' });
    expect(alerts).toEqual([]);
    expect(records.read()).toBeNull();
  });

  it('does not wait for ever for the other side to close', async () => {
    const { socket, over, state } = await aStartedRun();
    socket().answersClose = false;
    socket().say({ status: 'completed' });
    await over;
    expect(state().phase).toBe('finished');
  });

  it('keeps the summary for the result', async () => {
    const summary = {
      findings: { high: 1, medium: 0, low: 0, info: 0 },
      agreements: 3,
      comparedPages: 2,
      unreadPages: 0,
      documents: [],
      durationMs: 1200,
    };
    const { socket, over, state } = await aStartedRun();
    socket().say({ status: 'completed', summary });
    await over;
    expect(state()).toMatchObject({ run: { summary } });
  });

  it('goes on after a dropped connection and gets the report without anybody doing anything', async () => {
    const fetchReport = jest
      .fn<() => Promise<Blob>>()
      .mockRejectedValueOnce(stillRunning())
      .mockResolvedValue(aReport());
    const analysis = await aStartedRun({ fetchReport });
    analysis.socket(0).drop(1006);
    await settle();
    expect(analysis.sockets).toHaveLength(2);
    analysis.socket(1).open();
    analysis.socket(1).say({ job_id: 'job-1', status: 'completed' });
    await analysis.over;
    expect(analysis.state().phase).toBe('finished');
    expect(analysis.alerts).toEqual([]);
  });

  it('takes the report at once when the job ended while the connection was away', async () => {
    const analysis = await aStartedRun();
    analysis.socket().drop(1006);
    await analysis.over;
    expect(analysis.state().phase).toBe('finished');
    expect(analysis.sockets).toHaveLength(1);
  });

  it('waits longer and longer between tries, and starts over after a message', async () => {
    const fetchReport = jest.fn<() => Promise<Blob>>().mockRejectedValue(stillRunning());
    const analysis = await aStartedRun({ fetchReport });
    for (let tries = 0; tries < 6; tries += 1) {
      analysis.socket().drop();
      await settle();
    }
    expect(analysis.waits).toEqual([1000, 2000, 4000, 8000, 15000, 15000]);
    analysis.socket().say({ message: 'there' });
    analysis.socket().drop();
    await settle();
    expect(analysis.waits.at(-1)).toBe(1000);
  });

  it('gives up when the server stays out of reach for two minutes', async () => {
    const fetchReport = jest.fn<() => Promise<Blob>>().mockRejectedValue(noAnswer());
    const analysis = await aStartedRun({ fetchReport });
    while (analysis.state().phase === 'running') {
      analysis.socket().fail();
      await settle();
    }
    await analysis.over;
    expect(analysis.alerts).toEqual(['Failed: The server could not be reached for 2 minutes.']);
    expect(analysis.state()).toMatchObject({ isVerdict: false, reference: 'job-1' });
    expect(analysis.waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(120_000);
  });

  it('does not count time in which the server answered', async () => {
    const fetchReport = jest.fn<() => Promise<Blob>>().mockRejectedValue(stillRunning());
    const analysis = await aStartedRun({ fetchReport });
    for (let tries = 0; tries < 40; tries += 1) {
      analysis.socket().drop();
      await settle();
    }
    expect(analysis.state().phase).toBe('running');
  });

  it('fails with the reason of the server, names the files and the reference', async () => {
    const refusal = anApiError({ status: 422, code: 'analysis_failed', serverMessage: 'No text.', requestId: 'r-1' });
    const { socket, over, state, alerts } = await aStartedRun({ fetchReport: () => Promise.reject(refusal) });
    socket().say({ status: 'failed', message: 'No text.' });
    await over;
    expect(state()).toEqual({
      phase: 'failed',
      message: 'No text.',
      files: someFiles,
      reference: 'r-1',
      isVerdict: true,
    });
    expect(alerts).toEqual(['Failed: No text.']);
  });

  it('says that no job id came when the socket closes without one', async () => {
    const fetchReport = jest.fn(() => Promise.resolve(aReport()));
    const analysis = anAnalysis({ fetchReport });
    const over = analysis.actions.start(someFiles);
    await settle();
    analysis.socket().open();
    analysis.socket().drop(1000);
    await over;
    expect(analysis.alerts).toEqual(['Failed: No job_id received from WebSocket.']);
    expect(fetchReport).not.toHaveBeenCalled();
  });

  it('says what the server said when it refused to begin', async () => {
    const analysis = anAnalysis();
    const over = analysis.actions.start(someFiles);
    await settle();
    analysis.socket().open();
    analysis.socket().say({ status: 'failed', message: 'Please upload at least two files.' });
    analysis.socket().drop(4400, 'too_few_documents');
    await over;
    expect(analysis.alerts).toEqual(['Failed: Please upload at least two files.']);
    expect(analysis.state()).toMatchObject({ isVerdict: true });
  });

  it.each(['too_many_analyses', 'too_many_sockets'] as const)(
    'does not blame the files for a refusal that passes: %s',
    async (code) => {
      const { message } = errorTable[code];
      const analysis = anAnalysis();
      const over = analysis.actions.start(someFiles);
      await settle();
      analysis.socket().open();
      analysis.socket().say({ status: 'failed', message });
      analysis.socket().drop(4400, code);
      await over;
      expect(analysis.state()).toMatchObject({ phase: 'failed', message, isVerdict: false });
    },
  );

  it('rejects once when the first connection fails, after renewing the login once', async () => {
    const renewLogin = jest.fn(() => Promise.resolve());
    const analysis = anAnalysis({ renewLogin });
    const over = analysis.actions.start(someFiles);
    await settle();
    analysis.socket().fail();
    await settle();
    analysis.socket().fail();
    await over;
    expect(renewLogin).toHaveBeenCalledTimes(1);
    expect(analysis.alerts).toEqual(['Failed: Could not connect to the server.']);
  });

  it('renews the login and connects again when the server does not know the person', async () => {
    const renewLogin = jest.fn(() => Promise.resolve());
    const analysis = anAnalysis({ renewLogin });
    void analysis.actions.start(someFiles);
    await settle();
    analysis.socket().open();
    analysis.socket().drop(4401);
    await settle();
    expect(renewLogin).toHaveBeenCalledTimes(1);
    expect(analysis.sockets).toHaveLength(2);
  });

  it('says that the session has ended when the login cannot be renewed', async () => {
    const analysis = anAnalysis({ renewLogin: () => Promise.reject(anApiError({ status: 401 })) });
    const over = analysis.actions.start(someFiles);
    await settle();
    analysis.socket().drop(4401);
    await over;
    expect(analysis.alerts[0]).toMatch(/^Failed: Your session has expired/);
  });

  it('survives a server that restarts before it has named a job', async () => {
    const analysis = anAnalysis();
    void analysis.actions.start(someFiles);
    await settle();
    analysis.socket().open();
    analysis.socket().drop(1012);
    await settle();
    analysis.socket().fail();
    await settle();
    expect(analysis.sockets).toHaveLength(3);
    expect(analysis.state().phase).toBe('running');
  });

  it('holds the screen awake during the run only, whatever the end', async () => {
    const good = await aStartedRun();
    expect(good.awake.held).toBe(1);
    good.socket().say({ status: 'completed' });
    await good.over;
    expect(good.awake.held).toBe(0);

    const bad = anAnalysis();
    const over = bad.actions.start(someFiles);
    await settle();
    bad.socket().drop(1000);
    await over;
    expect(bad.awake.held).toBe(0);
    expect([good.settled.count, bad.settled.count]).toEqual([1, 1]);
  });

  it('starts one run at a time', async () => {
    const { actions, sockets } = await aStartedRun();
    await actions.start(someFiles);
    expect(sockets).toHaveLength(1);
  });

  it('shows messages at most four times a second', async () => {
    const { store, socket } = await aStartedRun();
    const seen = jest.fn();
    store.subscribe(seen);
    for (let page = 0; page < 100; page += 1) socket().say({ message: `page ${page}` });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('leaves a run alone without a word', async () => {
    const { socket, over, actions, state, alerts, records, awake } = await aStartedRun();
    actions.abandon();
    await over;
    expect(socket().closedWith).toEqual([1000]);
    expect({ phase: state().phase, alerts, record: records.read(), held: awake.held }).toEqual({
      phase: 'idle',
      alerts: [],
      record: null,
      held: 0,
    });
  });

  it('shows nothing more of a run that is left while its report is on its way', async () => {
    const { promise: fetchReport, resolve } = Promise.withResolvers<Blob>();
    const { socket, over, actions, state } = await aStartedRun({ fetchReport: () => fetchReport });
    socket().say({ status: 'completed', message: 'The report is ready' });
    await settle();
    actions.abandon();
    await new Promise((passed) => setTimeout(passed, 300));
    expect(state().phase).toBe('idle');
    resolve(aReport());
    await over;
    expect(state().phase).toBe('idle');
  });

  it('does not dismiss a run that is under way', async () => {
    const { actions, state } = await aStartedRun();
    actions.dismiss();
    expect(state().phase).toBe('running');
  });
});
