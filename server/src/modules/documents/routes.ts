import {
  deleteDocumentEndpoint,
  firstPageEndpoint,
  listDocumentsEndpoint,
  uploadEndpoint,
} from '@app/shared/contracts';
import type { Executor } from '../../platform/db/index.ts';
import { currentUser, requireUser, serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteDocument } from './delete-document.ts';
import { drawFirstPage } from './draw-first-page.ts';
import { describeUploaded, listSessionDocuments } from './list-session-documents.ts';
import { lookAtDocuments } from './look-at-document.ts';
import type { DocumentUse } from './document-use.ts';
import type { PagePictures } from './page-pictures.ts';
import { receiveUpload } from './receive-upload.ts';
import { uploadDocument } from './upload-document.ts';
import { UploadRoom } from './upload-room.ts';

export function registerDocumentRoutes(api: Http, platform: Platform, use: DocumentUse, pictures: PagePictures): void {
  const looks = lookAtDocuments(platform);
  const room = new UploadRoom(platform);
  api.addHook('onClose', async () => {
    looks.close();
    pictures.close();
  });

  serve(
    api,
    uploadEndpoint,
    { preHandler: requireUser, summary: 'Uploads one PDF (multipart: files, sessionId)' },
    (request) => {
      const { userId, sessionKey } = currentUser(request);
      return room.during(userId, async (reserve) => {
        const { file, sessionId } = await receiveUpload(request, platform, reserve);
        const session = { userId, sessionId };
        const holdLogin = (tx: Executor): Promise<boolean> => api.authenticator.holdSession(tx, sessionKey);
        const isAbandoned = (): boolean => request.raw.socket.destroyed;
        const seen = await looks.look(file.storageKey);
        const context = { session, isAbandoned, holdLogin, seen };
        const document = await uploadDocument(platform, use.isLocked, file, context);
        return { success: true, document_id: document.id, ...(await describeUploaded(platform, session, document)) };
      });
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

  const draws = 'The first page of an uploaded document as a small picture, or null if there is none';
  serve(api, firstPageEndpoint, { preHandler: requireUser, summary: draws }, async (request) => {
    const { filename, sessionId } = request.body;
    const session = { userId: currentUser(request).userId, sessionId: sessionId.toLowerCase() };
    return { picture: await drawFirstPage(platform, pictures, session, filename) };
  });

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
}
