import { apiPaths, type RemoteFailure } from '@app/shared/contracts';

/** Tells the server that a release failed. Fire and forget: a beacon also leaves a page that is being closed. */
export function reportFailure(apiBase: string, failure: RemoteFailure): void {
  const body = new Blob([JSON.stringify(failure)], { type: 'application/json' });
  if (!navigator.sendBeacon(`${apiBase}${apiPaths.remoteFailures}`, body)) {
    console.warn('A failed release could not be reported', failure);
  }
}
