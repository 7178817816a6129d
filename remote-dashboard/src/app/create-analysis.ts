import { analyzeSocketEndpoint, refreshEndpoint, watchComparisonSocketEndpoint } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { perform, socketUrlOf } from '@app/shared/http';
import { comparisonsMessages } from '@app/shared/messages';
import {
  createAnalysisStore,
  createRunRecords,
  fetchReport,
  keepScreenAwake,
  saveFile,
  type AnalysisStore,
} from '../features/analysis/index.ts';
import type { TabSession } from '../features/tab-session/index.ts';
import type { UploadsStore } from '../features/uploads/index.ts';
import { alertWhenDrawn } from './alert-when-drawn.ts';

function openSocket({ http }: HostServices, sessionId: string | null, jobId: string | null): WebSocket {
  if (sessionId === null) {
    return new WebSocket(socketUrlOf(http, watchComparisonSocketEndpoint, { query: { id: jobId ?? '' } }));
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return new WebSocket(socketUrlOf(http, analyzeSocketEndpoint, { query: { sessionId, timeZone } }));
}

/** The analysis of a page, wired to its server and to the list of what it compares. */
export function createAnalysis(host: HostServices, session: TabSession, uploads: UploadsStore): AnalysisStore {
  return createAnalysisStore({
    prepare: (sessionId) => uploads.getState().settleRemovals(sessionId),
    records: createRunRecords(sessionStorage),
    currentSession: () => session.current(),
    openSocket: (sessionId, jobId) => openSocket(host, sessionId, jobId),
    fetchReport: (jobId, sessionId) => fetchReport(host.http, jobId, sessionId),
    renewLogin: () => perform(host.http, refreshEndpoint, {}),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
    saveFile,
    keepAwake: keepScreenAwake,
    alert: alertWhenDrawn,
    // Other files may have been chosen while a run went on: those stay.
    onSettled: (sessionId) => {
      if (uploads.getState().items.every((item) => item.sessionId === sessionId)) uploads.getState().clear();
    },
    onCancelled: () => host.notify.info(comparisonsMessages.wasCancelled),
  });
}
