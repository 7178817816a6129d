import type { TabSession } from '../features/tab-session/index.ts';
import type { LostFile, LostFiles, UploadsStore } from '../features/uploads/index.ts';

export interface RestoredParts {
  readonly session: Pick<TabSession, 'current'>;
  readonly uploads: UploadsStore;
  readonly lost: LostFiles;
  readonly listDocuments: (sessionId: string) => Promise<readonly LostFile[]>;
}

/** Shows the list of a dashboard that broke again: what the server holds of it. What it does not hold has to be chosen again. */
export async function restoreList({ session, uploads, lost, listDocuments }: RestoredParts): Promise<void> {
  const sessionId = session.current();
  const left = lost.store.getState();
  // Nothing is said to be lost before the server was asked.
  lost.dismiss();
  const documents = await listDocuments(sessionId).catch((error: unknown) => {
    console.warn('The files on the server could not be listed', error);
    return [];
  });
  // Something may have been chosen meanwhile.
  if (session.current() === sessionId) {
    uploads.getState().restore(documents, sessionId);
    lost.show(left.filter(({ name }) => !documents.some((document) => document.name === name)));
  }
}
