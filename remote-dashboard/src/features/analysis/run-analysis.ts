import { closeCodes, errorTable, isErrorCode } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { listen, type AnalysisSocket, type SocketEnd } from './listen.ts';
import { failureOf, isOutOfReach, isStillRunning, RunCancelled, RunFailure } from './run-failure.ts';
import { parseMessage } from './run-progress.ts';
import { watchReach } from './watch-reach.ts';

const texts = dashboardMessages.analysis;

export interface RunParts {
  /** Brings what the server holds of a session in step with what is to be compared. */
  readonly prepare: (sessionId: string) => Promise<void>;
  /** Starts the analysis of a session, or takes part in it; without a session it only watches the job. */
  readonly openSocket: (sessionId: string | null, jobId: string | null) => AnalysisSocket;
  readonly fetchReport: (jobId: string, sessionId: string | null) => Promise<Blob>;
  /** Renews the login: a socket cannot do it by itself. */
  readonly renewLogin: () => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
}

export interface Run {
  readonly sessionId: string | null;
  /** Known already when a run is taken up again. */
  readonly jobId: string | null;
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onMessage: (raw: string) => void;
}

const backOffMs = [1_000, 2_000, 4_000, 8_000, 15_000];

/** The server says that it goes away for a moment: nothing is lost yet, with or without a job. */
const isServerRestarting = (end: SocketEnd): boolean =>
  end.kind === 'closed' && (end.code === closeCodes.goingAway || end.code === closeCodes.serverRestart);

/** A refused handshake is an `error` to the page, whatever the reason was. */
const mayBeLoggedOut = (end: SocketEnd, jobId: string | null): boolean =>
  end.kind === 'closed' ? end.code === closeCodes.notAuthenticated : end.kind === 'error' && jobId === null;

/** Refused for now, whatever the files are: the reason of the close is a row of the error table. */
const mayPass = (reason: string): boolean => isErrorCode(reason) && errorTable[reason].retryable;

/** What one run has come to know on its way. */
class Course {
  jobId: string | null;
  tries = 0;
  hasRenewed = false;
  /** What the server said when it refused to begin. */
  refusal: string | null = null;
  isCancelled = false;
  readonly reach: ReturnType<typeof watchReach>;
  private readonly parts: RunParts;
  private readonly run: Run;

  constructor(parts: RunParts, run: Run) {
    this.parts = parts;
    this.run = run;
    this.jobId = run.jobId;
    this.reach = watchReach(parts.now);
  }

  async listenOnce(): Promise<SocketEnd> {
    const { run } = this;
    const listener = {
      onOpen: () => run.onText(texts.connected),
      onMessage: (raw: string) => {
        const message = parseMessage(raw);
        this.tries = 0;
        this.reach.noteAnswer();
        this.jobId ??= message?.job_id ?? null;
        if (message?.status === 'failed') this.refusal = message.message ?? null;
        if (message?.status === 'cancelled') this.isCancelled = true;
        run.onMessage(raw);
      },
    };
    const end = await listen(this.parts.openSocket(run.sessionId, this.jobId), listener, run.signal);
    run.signal.throwIfAborted();
    if (this.isCancelled) throw new RunCancelled();
    return end;
  }

  /** A run that is taken up again compares what it compares. */
  async prepare(): Promise<void> {
    const { sessionId, signal } = this.run;
    if (sessionId === null || this.jobId !== null) return;
    await this.call(() => this.parts.prepare(sessionId));
    signal.throwIfAborted();
  }

  async renewLogin(): Promise<void> {
    this.hasRenewed = true;
    await this.call(() => this.parts.renewLogin());
  }

  /** The report, or null when it is worth to go on. */
  async askForReport(jobId: string): Promise<Blob | null> {
    try {
      return await this.parts.fetchReport(jobId, this.run.sessionId);
    } catch (error) {
      if (isStillRunning(error)) this.reach.noteAnswer();
      else if (isOutOfReach(error)) this.reach.noteSilence(jobId, error);
      else throw failureOf(error);
      return null;
    }
  }

  /** A socket that never named a job is the end, unless the server is known to be away for a moment. */
  judgeEndWithoutJob(end: SocketEnd): void {
    if (isServerRestarting(end) || (end.kind === 'error' && this.reach.isSilent())) {
      this.reach.noteSilence(null);
      return;
    }
    if (end.kind !== 'closed') throw new RunFailure(texts.noConnection);
    if (end.code === closeCodes.notAuthenticated) throw new RunFailure(texts.signedOut);
    throw new RunFailure(this.refusal ?? texts.noJobId, {
      isVerdict: this.refusal !== null && !mayPass(end.reason),
    });
  }

  private async call(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      throw isOutOfReach(error) ? new RunFailure(texts.noConnection, { cause: error }) : failureOf(error);
    }
  }

  async pause(end: SocketEnd): Promise<void> {
    if (end.kind !== 'silent') this.run.onText(texts.connectionLost);
    await this.parts.wait(backOffMs[Math.min(this.tries, backOffMs.length - 1)] ?? 0);
    this.run.signal.throwIfAborted();
    this.tries += 1;
  }
}

/**
 * Runs an analysis to its report. The job runs on the server: a socket that ends early is followed by the question for
 * the report, and while the server says that the job is still running, by another socket. Rejects with a `RunFailure`
 * when the server says that there will be no report or stays out of reach, with `RunCancelled` when the run was cancelled,
 * and with the signal's reason when aborted.
 */
export async function runAnalysis(parts: RunParts, run: Run): Promise<Blob> {
  const course = new Course(parts, run);
  await course.prepare();
  for (;;) {
    const end = await course.listenOnce();
    if (mayBeLoggedOut(end, course.jobId) && !course.hasRenewed && !course.reach.isSilent()) {
      await course.renewLogin();
      continue;
    }
    if (course.jobId === null) {
      course.judgeEndWithoutJob(end);
    } else {
      const report = await course.askForReport(course.jobId);
      run.signal.throwIfAborted();
      if (report !== null) return report;
    }
    await course.pause(end);
  }
}
