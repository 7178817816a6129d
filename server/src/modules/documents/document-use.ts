import type { Executor } from '../../platform/db/index.ts';
import type { UploadSession } from './document-repository.ts';

/** True while the documents of a session must not change. */
export type SessionLock = (tx: Executor, session: UploadSession) => Promise<boolean>;

/** What documents are needed for. The analyses know. */
export interface DocumentUse {
  readonly isLocked: SessionLock;
  /** Which of these documents a comparison still needs. */
  readonly findNeeded: (tx: Executor, documentIds: readonly string[]) => Promise<ReadonlySet<string>>;
}
