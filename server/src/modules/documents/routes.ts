import {
  apiPaths,
  deleteDocumentQuery,
  errorResponse,
  listDocumentsQuery,
  listDocumentsResponse,
  successResponse,
  uploadResponse,
} from '@app/shared/contracts';
import { currentUser, requireUser, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteDocument } from './delete-document.ts';
import { listSessionDocuments } from './list-session-documents.ts';
import type { SessionLock } from './session-lock.ts';
import { receiveUpload } from './receive-upload.ts';
import { uploadDocument } from './upload-document.ts';

export function documentRoutes(platform: Platform, isLocked: SessionLock): (api: Http) => void {
  return (api) => {
    api.post(
      apiPaths.upload,
      {
        preHandler: requireUser,
        schema: {
          summary: 'Uploads one PDF (multipart: files, sessionId)',
          consumes: ['multipart/form-data'],
          response: { 200: uploadResponse, '4xx': errorResponse },
        },
      },
      async (request) => {
        const { file, sessionId } = await receiveUpload(request, platform);
        const session = { userId: currentUser(request).userId, sessionId };
        const isAbandoned = (): boolean => request.raw.socket.destroyed;
        const document = await uploadDocument(platform, isLocked, file, { session, isAbandoned });
        return { success: true, document_id: document.id, filename: document.name, size: document.size };
      },
    );

    api.get(
      apiPaths.documents,
      {
        preHandler: requireUser,
        schema: {
          summary: 'Lists the documents of an upload session',
          querystring: listDocumentsQuery,
          response: { 200: listDocumentsResponse, '4xx': errorResponse },
        },
      },
      async (request) => {
        const sessionId = request.query.sessionId.toLowerCase();
        return listSessionDocuments(platform, { userId: currentUser(request).userId, sessionId });
      },
    );

    api.delete(
      apiPaths.deleteDocument,
      {
        preHandler: requireUser,
        schema: {
          summary: 'Removes an uploaded document',
          querystring: deleteDocumentQuery,
          response: { 200: successResponse, '4xx': errorResponse },
        },
      },
      async (request) => {
        const { filename, sessionId } = request.query;
        const session = { userId: currentUser(request).userId, sessionId: sessionId.toLowerCase() };
        await deleteDocument(platform, isLocked, session, filename);
        return { success: true };
      },
    );
  };
}
