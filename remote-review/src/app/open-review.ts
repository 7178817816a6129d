import { comparedFileEndpoint, comparisonsSocketEndpoint, hasFindings } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { socketUrlOf } from '@app/shared/http';
import { reviewMessages } from '@app/shared/messages';
import { createFileShelf, type FileShelf, type OpenPdf } from '../features/pages/index.ts';
import {
  createReviewApi,
  createReviewStore,
  createWaitingStorage,
  followChanges,
  type ReviewStore,
} from '../features/review-state/index.ts';
import { firstPair } from '../shared/readings.ts';
import { itemsOf } from '../shared/review-item.ts';
import { readPlace } from './kept-place.ts';
import { placeOf } from './marks-of.ts';
import { lookupOf } from './use-decisions.ts';
import { firstOf } from './use-listing.ts';

/** One comparison under review, as long as its page is there. */
export interface OpenReview {
  /** Of the comparison. */
  readonly id: string;
  readonly store: ReviewStore;
  readonly shelf: FileShelf;
  /** Loads it and follows what becomes of it. Returns the way to stop. */
  start(): () => void;
}

/** Where a file of a comparison lies. */
function urlOf(host: HostServices, id: string, fileId: string): string {
  const path = comparedFileEndpoint.path.replace(':id', id).replace(':documentId', fileId);
  return new URL(`${host.settings.apiBase.replace(/\/+$/, '')}${path}`, window.location.href).href;
}

/** Where the file of a document of the result lies: both lists name it the same. */
function fileUrl(host: HostServices, store: ReviewStore, id: string, documentId: string): string {
  const { phase, comparison } = store.getState();
  const name = phase.kind === 'ready' && phase.result.documents.find((document) => document.id === documentId)?.name;
  const file = comparison?.documents.find((document) => document.name === name);
  if (file === undefined) throw new Error(`The comparison has no file of ${documentId}`);
  return urlOf(host, id, file.id);
}

/** Whether the person who opened the review is logged in: nobody else sends what they decided. */
function loginOf({ session }: HostServices): () => boolean {
  const opener = session.getState().user?.email;
  return () => {
    const { ended, user } = session.getState();
    return !ended && user?.email === opener;
  };
}

/** What waits for the login is sent when it is there again. */
function sendAfterLogin({ session }: HostServices, store: ReviewStore): () => void {
  return session.subscribe(({ ended }, before) => {
    if (before.ended && !ended) store.getState().sendWaiting();
  });
}

/** Of two papers both are shown whatever was found, so they are opened while the result is still on its way. */
function openPairEarly(store: ReviewStore, open: (fileId: string) => void): () => void {
  return store.subscribe(({ comparison }, before) => {
    if (comparison === null || before.comparison !== null || !hasFindings(comparison)) return;
    if (comparison.documents.length === 2) comparison.documents.forEach(({ id }) => open(id));
  });
}

/** The pages that are shown first are read while the page around them is put together. */
function lookEarly(store: ReviewStore, id: string, look: (documentId: string, page: number) => void): () => void {
  return store.subscribe(({ phase, book }, before) => {
    if (phase.kind !== 'ready' || before.phase.kind === 'ready') return;
    const items = itemsOf(phase.result);
    const asked = new URLSearchParams(window.location.search).get('finding') ?? readPlace(sessionStorage, id)?.finding;
    const item = items.find((one) => one.id === asked) ?? firstOf(items, lookupOf(book));
    if (item === undefined) return;
    for (const document of firstPair(item.readings)) look(document, placeOf(item, document).page);
  });
}

export function openReview(host: HostServices, id: string, openPdf: OpenPdf): OpenReview {
  const api = createReviewApi(host.http, id);
  const store = createReviewStore({
    id,
    api,
    storage: createWaitingStorage(sessionStorage, id),
    now: Date.now,
    hasLogin: loginOf(host),
    onRefused: (message) => host.notify.error(reviewMessages.page.refused(message)),
    onNotSwapped: () => host.notify.error(reviewMessages.versions.swapFailed),
  });
  const shelf = createFileShelf({
    open: openPdf,
    urlOf: (documentId) => fileUrl(host, store, id, documentId),
    // Any call renews a session that has run out.
    renew: () => api.comparison(),
  });
  return {
    id,
    store,
    shelf,
    start() {
      const { load, hear, setOnline, stop } = store.getState();
      const stopWaiting = openPairEarly(store, (fileId) => shelf.openEarly(urlOf(host, id, fileId)));
      const stopAwaiting = sendAfterLogin(host, store);
      const stopLooking = lookEarly(store, id, (documentId, page) => shelf.look(documentId, page));
      void load();
      const stopFollowing = followChanges({
        open: () => new WebSocket(socketUrlOf(host.http, comparisonsSocketEndpoint, { query: {} })),
        onMessage: hear,
      });
      const comeBack = () => setOnline(true);
      const leave = () => setOnline(false);
      window.addEventListener('online', comeBack);
      window.addEventListener('offline', leave);
      return () => {
        window.removeEventListener('online', comeBack);
        window.removeEventListener('offline', leave);
        stopWaiting();
        stopAwaiting();
        stopLooking();
        stopFollowing();
        stop();
        shelf.closeAll();
      };
    },
  };
}
