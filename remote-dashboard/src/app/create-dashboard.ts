import { apiPaths } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { v4 as uuid } from 'uuid';
import * as z from 'zod/mini';
import {
  createAnalysisStore,
  createRunRecords,
  fetchReport,
  keepScreenAwake,
  saveFile,
  type AnalysisStore,
} from '../features/analysis/index.ts';
import { createTabSession, type TabSession } from '../features/tab-session/index.ts';
import { createUploadsStore, deleteDocument, uploadDocument, type UploadsStore } from '../features/uploads/index.ts';
import { throttleAnnouncements } from './throttle-announcements.ts';

/** Everything of the dashboard that outlives its screen. */
export interface Dashboard {
  readonly uploads: UploadsStore;
  readonly analysis: AnalysisStore;
  readonly announce: (text: string) => void;
}

/** Long enough for the page to have drawn what the alert is about: an alert stops all drawing. */
const drawnMs = 50;

function createUploads(host: HostServices, session: TabSession): UploadsStore {
  return createUploadsStore({
    newId: uuid,
    renewSession: () => session.renew(),
    send: (request) => uploadDocument(host.http, request),
    deleteDocument: (filename, sessionId) => deleteDocument(host.http, filename, sessionId),
    limitMb: host.settings.uploadLimitMb,
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    onBatchUploaded: (count) => host.notify.success(dashboardMessages.uploads.uploaded(count)),
  });
}

function createAnalysis(host: HostServices, session: TabSession, uploads: UploadsStore): AnalysisStore {
  return createAnalysisStore({
    records: createRunRecords(sessionStorage),
    currentSession: () => session.current(),
    openSocket: (sessionId) => new WebSocket(host.http.socketUrl(apiPaths.analyzeSocket, { sessionId })),
    fetchReport: (jobId, sessionId) => fetchReport(host.http, jobId, sessionId),
    renewLogin: async () => void (await host.http.post(apiPaths.refresh, {}, z.unknown())),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
    saveFile,
    keepAwake: keepScreenAwake,
    alert: (text) => setTimeout(() => window.alert(text), drawnMs),
    onSettled: () => uploads.getState().clear(),
  });
}

function createDashboard(host: HostServices): Dashboard {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dashboard-sessions') : null;
  const session = createTabSession({ storage: sessionStorage, channel });
  const uploads = createUploads(host, session);
  const analysis = createAnalysis(host, session, uploads);

  window.addEventListener('online', () => uploads.getState().setOnline(true));
  window.addEventListener('offline', () => uploads.getState().setOnline(false));
  host.onSignedOut(() => {
    uploads.getState().clear();
    analysis.getState().abandon();
  });
  session.onCopied(() => {
    analysis.getState().abandon();
    host.notify.info(dashboardMessages.page.duplicateTab);
  });
  return { uploads, analysis, announce: throttleAnnouncements((text) => host.announce(text)) };
}

const dashboards = new WeakMap<HostServices, Dashboard>();

/** The one dashboard of a page: leaving the route and coming back finds the list as it was. */
export function dashboardOf(host: HostServices): Dashboard {
  const known = dashboards.get(host);
  if (known !== undefined) return known;
  const created = createDashboard(host);
  dashboards.set(host, created);
  return created;
}
