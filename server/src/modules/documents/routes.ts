import { deleteDocumentEndpoint, listDocumentsEndpoint, uploadEndpoint } from '@app/shared/contracts';
import type { Executor } from '../../platform/db/index.ts';
import { currentUser, requireUser, serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteDocument } from './delete-document.ts';
import { listSessionDocuments } from './list-session-documents.ts';
import type { DocumentUse } from './document-use.ts';
import { receiveUpload } from './receive-upload.ts';
import { uploadDocument } from './upload-document.ts';

export function documentRoutes(platform: Platform, use: DocumentUse): (api: Http) => void {
  return (api) => {
    serve(
      api,
      uploadEndpoint,
      { preHandler: requireUser, summary: 'Uploads one PDF (multipart: files, sessionId)' },
      async (request) => {
        const { file, sessionId } = await receiveUpload(request, platform);
        const { userId, sessionKey } = currentUser(request);
        const session = { userId, sessionId };
        const holdLogin = (tx: Executor): Promise<boolean> => api.authenticator.holdSession(tx, sessionKey);
        const isAbandoned = (): boolean => request.raw.socket.destroyed;
        const document = await uploadDocument(platform, use.isLocked, file, { session, isAbandoned, holdLogin });
        return { success: true, document_id: document.id, filename: document.name, size: document.size };
      },
    );

    serve(
      api,
      listDocumentsEndpoint,
      { preHandler: requireUser, summary: 'Lists the documents of an upload session' },
      async (request) => {
        const sessionId = request.query.sessionId.toLowerCase();
        return listSessionDocuments(platform, { userId: currentUser(request).userId, sessionId });
      },
    );

    serve(
      api,
      deleteDocumentEndpoint,
      { preHandler: requireUser, summary: 'Removes an uploaded document' },
      async (request) => {
        const { filename, sessionId } = request.query;
        const session = { userId: currentUser(request).userId, sessionId: sessionId.toLowerCase() };
        await deleteDocument(platform, use, session, filename);
        return { success: true };
      },
    );
  };
}
