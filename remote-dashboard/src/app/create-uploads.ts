import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { v4 as uuid } from 'uuid';
import type { TabSession } from '../features/tab-session/index.ts';
import { createUploadsStore, deleteDocument, uploadDocument, type UploadsStore } from '../features/uploads/index.ts';

/** The uploads of a page, wired to its server. */
export function createUploads(host: HostServices, session: TabSession): UploadsStore {
  return createUploadsStore({
    newId: uuid,
    renewSession: () => session.renew(),
    resumeSession: (id) => session.resume(id),
    send: (request) => uploadDocument(host.http, request),
    deleteDocument: (filename, sessionId) => deleteDocument(host.http, filename, sessionId),
    storage: sessionStorage,
    limitMb: host.settings.uploadLimitMb,
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    onBatchUploaded: (count) => host.notify.success(dashboardMessages.uploads.uploaded(count)),
  });
}
