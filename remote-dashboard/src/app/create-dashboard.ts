import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import type { AnalysisStore } from '../features/analysis/index.ts';
import {
  createCloudStore,
  createDriveTokenCookie,
  offeredProviders,
  type CloudStore,
  type OfferedProvider,
} from '../features/cloud/index.ts';
import { createTabSession } from '../features/tab-session/index.ts';
import {
  createDrawFirstPage,
  createLostFiles,
  listDocuments,
  warnOfRenamed,
  type DrawFirstPage,
  type LostFiles,
  type UploadsStore,
} from '../features/uploads/index.ts';
import { alertWhenDrawn } from './alert-when-drawn.ts';
import { createAnalysis } from './create-analysis.ts';
import { createComparisons, type Comparisons } from './create-comparisons.ts';
import { createUploads } from './create-uploads.ts';
import { holdPage } from './hold-page.ts';
import { problemOf } from './problem-of.ts';
import { publishBackground } from './publish-background.ts';
import { restoreList } from './restore-list.ts';
import { onTakenOver, takeOver } from './take-over.ts';
import { throttleAnnouncements, type Announce } from './throttle-announcements.ts';

/** Everything of the dashboard that outlives its screen. */
export interface Dashboard {
  readonly uploads: UploadsStore;
  readonly analysis: AnalysisStore;
  readonly comparisons: Comparisons;
  readonly cloud: CloudStore;
  readonly providers: readonly OfferedProvider[];
  /** What was in the list before the page was loaded again. */
  readonly lost: LostFiles;
  readonly drawFirstPage: DrawFirstPage;
  /** New files are a new comparison: what is on the page of the last one goes. */
  readonly forgetLast: () => void;
  /** The same, and the list is shown where the page shows something else. */
  readonly takeNew: () => void;
  /** Calls back when the list is to be shown. Returns the way to stop. */
  readonly onTaken: (listener: () => void) => () => void;
  readonly announce: Announce;
}

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

/** What becomes of the page when new files come, from wherever that is. */
function createTaking(analysis: AnalysisStore, lost: LostFiles): Pick<Dashboard, 'forgetLast' | 'takeNew' | 'onTaken'> {
  const listeners = new Set<() => void>();
  const forgetLast = () => {
    lost.dismiss();
    analysis.getState().dismiss();
  };
  return {
    forgetLast,
    takeNew: () => {
      forgetLast();
      for (const showList of listeners) showList();
    },
    onTaken: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createDashboard(host: HostServices): Dashboard {
  const isTakeover = takeOver(window);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dashboard-sessions') : null;
  const session = createTabSession({ storage: sessionStorage, channel });
  const uploads = createUploads(host, session);
  const analysis = createAnalysis(host, session, uploads);
  const comparisons = createComparisons(host, problemOf);
  const providers = offeredProviders(host.settings.cloud);
  const lost = createLostFiles(sessionStorage);
  const taking = createTaking(analysis, lost);
  const cloud = createCloud(host, providers, uploads, taking.takeNew);

  const rememberList = () => lost.remember(uploads.getState().items.map(({ file }) => file));
  const left = new AbortController();
  const { signal } = left;
  window.addEventListener('pagehide', rememberList, { signal });
  window.addEventListener('online', () => uploads.getState().setOnline(true), { signal });
  window.addEventListener('offline', () => uploads.getState().setOnline(false), { signal });
  const letGo = holdPage(host, { analysis, uploads });
  const stopPublishing = publishBackground(host, { comparisons, analysis, uploads });
  const stopListening = host.onSignedOut(() => {
    cloud.getState().forget();
    createDriveTokenCookie(document, Date.now).clear();
    uploads.getState().forget();
    // Before the run is left: with that, all that is known of comparisons is told to the host.
    comparisons.forget();
    analysis.getState().abandon();
  });
  session.onCopied(() => {
    analysis.getState().abandon();
    comparisons.background.clear();
    host.notify.info(dashboardMessages.page.duplicateTab);
  });
  onTakenOver(window, () => {
    left.abort();
    stopListening();
    stopPublishing();
    letGo();
    rememberList();
    session.close();
    cloud.getState().forget();
    uploads.getState().clear();
    analysis.getState().leave();
    comparisons.leave();
  });
  if (isTakeover && analysis.getState().state.phase === 'idle') {
    void restoreList({ session, uploads, lost, listDocuments: (sessionId) => listDocuments(host.http, sessionId) });
  }
  return {
    ...taking,
    uploads,
    analysis,
    comparisons,
    cloud,
    providers,
    lost,
    drawFirstPage: createDrawFirstPage(host.http),
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
