import type { DocumentLook } from '@app/engine/look';
import type { UploadFault } from '@app/shared/contracts';
import type { Platform } from '../../platform/platform.ts';
import { DocumentLooks } from './document-looks.ts';
import type { NewDocument } from './document-tables.ts';
import { withLocalFile } from './local-file.ts';

/** For a file with all that is before it, on a busy machine too: then the upload is answered without. */
const limitMs = 10_000;

export type SeenDocument = Pick<NewDocument, 'pages' | 'fault' | 'sha256'>;

export const unseen: SeenDocument = { pages: null, fault: null, sha256: null };

export interface LookAtDocuments {
  /** What can be seen of stored bytes in a short time. Never fails: a file that could not be looked at is unseen. */
  look(storageKey: string): Promise<SeenDocument>;
  close(): void;
}

/** Looks at files in processes that can be killed; one that makes its process fail is compared all the same, and named then. */
export function lookAtDocuments({ storage, logger }: Pick<Platform, 'storage' | 'logger'>): LookAtDocuments {
  // Loaded for the first upload: the worker has this module too.
  const open = async () => (await import('@app/engine/look')).openDocumentLooker();
  const looks = new DocumentLooks({ open, limitMs });

  return {
    async look(storageKey) {
      try {
        const look = await withLocalFile(storage, storageKey, limitMs, (file) => looks.look(file));
        return look ? toSeen(look) : unseen;
      } catch (error) {
        logger.warn({ err: error }, 'an uploaded file could not be looked at');
        return unseen;
      }
    },
    close: () => looks.close(),
  };
}

const kinds = { password: 'encrypted', broken: 'damaged', 'no-pages': 'no_pages' } as const satisfies Record<
  NonNullable<DocumentLook['fault']>,
  UploadFault['kind']
>;

function toSeen({ sha256, pageCount, fault }: DocumentLook): SeenDocument {
  return { pages: pageCount ?? null, fault: fault === undefined ? null : kinds[fault], sha256 };
}
