import { analyzeSocketEndpoint, refreshEndpoint } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { perform, socketUrlOf } from '@app/shared/http';
import { dashboardMessages } from '@app/shared/messages';
import { v4 as uuid } from 'uuid';
import {
  createAnalysisStore,
  createRunRecords,
  fetchReport,
  keepScreenAwake,
  saveFile,
  type AnalysisStore,
} from '../features/analysis/index.ts';
import {
  createCloudStore,
  createDriveTokenCookie,
  offeredProviders,
  type CloudStore,
  type OfferedProvider,
} from '../features/cloud/index.ts';
import { createTabSession, type TabSession } from '../features/tab-session/index.ts';
import {
  createLostFiles,
  createUploadsStore,
  deleteDocument,
  listDocuments,
  uploadDocument,
  warnOfRenamed,
  type LostFiles,
  type UploadsStore,
} from '../features/uploads/index.ts';
import { restoreList } from './restore-list.ts';
import { onTakenOver, takeOver } from './take-over.ts';
import { throttleAnnouncements } from './throttle-announcements.ts';

/** Everything of the dashboard that outlives its screen. */
export interface Dashboard {
  readonly uploads: UploadsStore;
  readonly analysis: AnalysisStore;
  readonly cloud: CloudStore;
  readonly providers: readonly OfferedProvider[];
  /** What was in the list before the page was loaded again. */
  readonly lost: LostFiles;
  readonly forgetLast: () => void;
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
    openSocket: (sessionId) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return new WebSocket(socketUrlOf(host.http, analyzeSocketEndpoint, { query: { sessionId, timeZone } }));
    },
    fetchReport: (jobId, sessionId) => fetchReport(host.http, jobId, sessionId),
    renewLogin: () => perform(host.http, refreshEndpoint, {}),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
    saveFile,
    keepAwake: keepScreenAwake,
    alert: alertWhenDrawn,
    onSettled: () => uploads.getState().clear(),
  });
}

const alertWhenDrawn = (text: string): void => {
  setTimeout(() => window.alert(text), drawnMs);
};

function createCloud(
  host: HostServices,
  providers: readonly OfferedProvider[],
  uploads: UploadsStore,
  onFilesTaken: () => void,
): CloudStore {
  return createCloudStore({
    providers,
    notify: host.notify,
    alert: alertWhenDrawn,
    documentLimit: host.settings.sessionDocumentLimit,
    onDownloadStart: () => uploads.getState().startCloudDownload(),
    onDownloadEnd: () => uploads.getState().endCloudDownload(),
    onFiles: (files) => {
      warnOfRenamed(host.notify, uploads.getState().addExternalFiles(files));
      onFilesTaken();
    },
  });
}

function createDashboard(host: HostServices): Dashboard {
  const isTakeover = takeOver(window);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dashboard-sessions') : null;
  const session = createTabSession({ storage: sessionStorage, channel });
  const uploads = createUploads(host, session);
  const analysis = createAnalysis(host, session, uploads);
  const providers = offeredProviders(host.settings.cloud);
  const lost = createLostFiles(sessionStorage);
  /** New files are a new comparison: what is on the page of the last one goes. */
  const forgetLast = () => {
    lost.dismiss();
    analysis.getState().dismiss();
  };
  const cloud = createCloud(host, providers, uploads, forgetLast);

  const rememberList = () => lost.remember(uploads.getState().items.map(({ file }) => file));
  const left = new AbortController();
  const { signal } = left;
  window.addEventListener('pagehide', rememberList, { signal });
  window.addEventListener('online', () => uploads.getState().setOnline(true), { signal });
  window.addEventListener('offline', () => uploads.getState().setOnline(false), { signal });
  const stopListening = host.onSignedOut(() => {
    cloud.getState().forget();
    createDriveTokenCookie(document, Date.now).clear();
    uploads.getState().clear();
    analysis.getState().abandon();
  });
  session.onCopied(() => {
    analysis.getState().abandon();
    host.notify.info(dashboardMessages.page.duplicateTab);
  });
  onTakenOver(window, () => {
    left.abort();
    stopListening();
    rememberList();
    session.close();
    cloud.getState().forget();
    uploads.getState().clear();
    analysis.getState().leave();
  });
  if (isTakeover && analysis.getState().state.phase === 'idle') {
    void restoreList({ session, uploads, lost, listDocuments: (sessionId) => listDocuments(host.http, sessionId) });
  }
  return {
    uploads,
    analysis,
    cloud,
    providers,
    lost,
    forgetLast,
    announce: throttleAnnouncements((text) => host.announce(text)),
  };
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
