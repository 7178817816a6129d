import { types } from 'node:util';
import { isDatabaseFull, isDatabaseUnavailable } from '../../platform/db/index.ts';
import { isMachineShort } from '../../platform/processes/index.ts';
import { isStorageAway, isStorageFull } from '../../platform/storage/index.ts';

/** What is said of trouble that is not the documents' fault and goes away again; null for every other error. */
export function describePassingTrouble(error: unknown): string | null {
  if (isStorageAway(error)) return 'File storage cannot be reached. Waiting for it...';
  if (isStorageFull(error) || isDatabaseFull(error)) return 'The disk is full. Waiting for space...';
  if (isMachineShort(error)) return 'The service has run out of memory. Waiting for memory...';
  if (isDatabaseUnavailable(error) || isBrokenStream(error)) return 'The service is busy. Trying again...';
  return null;
}

/** A transfer that began well and was cut off. */
function isBrokenStream(error: unknown): boolean {
  return types.isNativeError(error) && /^(aborted|premature close|socket hang up)$/i.test(error.message);
}
