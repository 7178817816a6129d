import { errorTable, isErrorCode } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import { dashboardMessages } from '@app/shared/messages';
import { headRefusalOf } from './check-file.ts';
import type { Looked, UploadRequest } from './upload-document.api.ts';
import type { UploadItem } from './upload-item.ts';
import { nextToStart, transitions } from './upload-transitions.ts';

const texts = dashboardMessages.uploads;

/** At most this many requests at a time, so that a deletion or a log-out never waits for a connection. */
export const parallelUploads = 3;
/** Progress is shown at most four times a second, however often the browser reports it. */
export const progressIntervalMs = 250;

export interface UploadTransport {
  readonly send: (request: UploadRequest) => Promise<Looked>;
  readonly isOnline: () => boolean;
  readonly onBatchUploaded: (count: number) => void;
}

interface QueueAccess {
  readonly items: () => readonly UploadItem[];
  readonly update: (id: string, change: (item: UploadItem) => UploadItem) => void;
  readonly updateAll: (items: readonly UploadItem[]) => void;
  readonly isPaused: () => boolean;
  /** There is no connection, which is one reason to pause. */
  readonly isOffline: () => boolean;
  readonly goOffline: () => void;
  /** The login has ended: whatever is sent next would be refused too. */
  readonly waitForLogin: () => void;
}

function failureOf(error: unknown) {
  if (error instanceof ApiError && error.status === 401) {
    return { kind: 'login' as const, message: texts.failed(error.status), hint: texts.afterLogin };
  }
  if (error instanceof ApiError && error.status > 0) {
    const known = isErrorCode(error.code) ? errorTable[error.code] : null;
    // The same file would be refused for the same reason.
    const kind = known !== null && !known.retryable ? ('unwanted' as const) : ('server' as const);
    return { kind, message: texts.failed(error.status), hint: error.serverMessage ?? known?.message ?? '' };
  }
  if (!(error instanceof ApiError)) console.warn('An upload ended unexpectedly', error);
  return { kind: 'network' as const, message: texts.failed(texts.networkError), hint: texts.networkHint };
}

/** Collects progress reports and writes them to the list in one go. */
function createProgressBuffer(queue: QueueAccess) {
  const waiting = new Map<AbortController, { loaded: number; total: number | undefined }>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    timer = null;
    queue.updateAll(
      queue.items().map((item) => {
        const report = item.request === null ? undefined : waiting.get(item.request);
        return report === undefined ? item : transitions.advance(item, report.loaded, report.total);
      }),
    );
    waiting.clear();
  };
  return {
    report(request: AbortController, loaded: number, total: number | undefined) {
      waiting.set(request, { loaded, total });
      timer ??= setTimeout(flush, progressIntervalMs);
    },
    forget() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      waiting.clear();
    },
  };
}

/** Moves the queue: starts what may start, and turns what the requests say into transitions. */
export function createUploadRunner(transport: UploadTransport, queue: QueueAccess) {
  const progress = createProgressBuffer(queue);
  let arrived = 0;

  const settle = () => {
    pump();
    const isBusy = queue.items().some((item) => item.status === 'idle' || item.status === 'uploading');
    if (isBusy || arrived === 0) return;
    const count = arrived;
    arrived = 0;
    transport.onBatchUploaded(count);
  };

  const run = async ({ id, content, sessionId }: UploadItem) => {
    if (content === null) return;
    const request = new AbortController();
    queue.update(id, (item) => transitions.start(item, request));
    // The item may be removed, replaced or started anew while this attempt is under way: then nobody waits for it.
    const isCurrent = () => queue.items().some((item) => item.request === request);
    const refusal = await headRefusalOf(content);
    if (!isCurrent()) return;
    if (refusal !== null) {
      queue.update(id, (item) =>
        transitions.fail(item, { kind: 'refused', message: texts.notUploaded, hint: refusal }),
      );
      settle();
      return;
    }
    try {
      const looked = await transport.send({
        file: content,
        sessionId,
        signal: request.signal,
        onProgress: ({ loaded, total }) => progress.report(request, loaded, total),
      });
      if (!isCurrent()) return;
      arrived += 1;
      queue.update(id, (item) => transitions.finish(item, looked));
    } catch (error) {
      if (!isCurrent()) return;
      const failure = failureOf(error);
      if (failure.kind === 'network' && (queue.isOffline() || !transport.isOnline())) {
        queue.goOffline();
        queue.update(id, transitions.reset);
      } else {
        if (failure.kind === 'login') queue.waitForLogin();
        queue.update(id, (item) => transitions.fail(item, failure));
      }
    }
    settle();
  };

  const pump = () => {
    if (queue.isPaused()) return;
    for (const item of nextToStart(queue.items(), parallelUploads)) void run(item);
  };

  return {
    /** Starts what may start, and tells of a batch that has come to its end. */
    settle,
    /** The list was emptied or replaced: what was counted or waiting belongs to files that are gone. */
    forget: () => {
      arrived = 0;
      progress.forget();
    },
  };
}
