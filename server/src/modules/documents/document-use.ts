import type { Executor } from '../../platform/db/index.ts';
import type { UploadSession } from './document-repository.ts';

/** True while the documents of a session must not change. */
export type SessionLock = (tx: Executor, session: UploadSession) => Promise<boolean>;
