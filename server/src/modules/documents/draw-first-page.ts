import type { Platform } from '../../platform/platform.ts';
import { findDocument, type UploadSession } from './document-repository.ts';
import type { PagePictures } from './page-pictures.ts';

/** The box on the screen is half as high: sharp on dense screens. */
const longest = 96;

/** Null where there is nothing to see: one of somebody else is as unknown as one that was removed just now. */
export async function drawFirstPage(
  { db }: Pick<Platform, 'db'>,
  pictures: PagePictures,
  session: UploadSession,
  name: string,
): Promise<string | null> {
  const document = await findDocument(db, session, name);
  if (!document || document.fault !== null) return null;
  const { storageKey } = document;
  const [picture] = await pictures.draw(session.userId, { storageKey, crops: [{ page: 1, longest }] });
  return picture ?? null;
}
