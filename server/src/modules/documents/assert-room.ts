import type { Config } from '../../config/env.ts';
import type { Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { countDocuments, lockPerson, sumBytes, type UploadSession } from './document-repository.ts';

/** Most bytes of one person. */
export const roomBytes = ({ PERSON_STORAGE_LIMIT_MB: limit }: Config): number => limit * 1_048_576;

/** Throws when the session or the person has no room for one more document of this size. Holds until the transaction ends. */
export async function assertRoom(tx: Executor, session: UploadSession, size: number, config: Config): Promise<void> {
  const limit = config.SESSION_DOCUMENT_LIMIT;
  if ((await countDocuments(tx, session)) >= limit) {
    throw new AppError('too_many_documents', {
      message: `There are already ${limit} files, the limit for one comparison.`,
    });
  }
  await lockPerson(tx, session.userId);
  const room = roomBytes(config) - (await sumBytes(tx, session.userId));
  if (size > room) throw tooMuchStored(config);
}

export function tooMuchStored({ PERSON_STORAGE_LIMIT_MB: limit, RETENTION_HOURS: hours }: Config): AppError {
  const time = hours === 1 ? '1 hour' : `${hours} hours`;
  const message = `Your files would exceed your storage limit of ${limit} MB. Remove some, or wait: files are deleted after ${time}.`;
  return new AppError('too_much_stored', { message });
}
