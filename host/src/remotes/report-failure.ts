import { type RemoteFailure, remoteFailuresEndpoint } from '@app/shared/contracts';

/** Tells the server that a release failed. Fire and forget: a beacon also leaves a page that is being closed. */
export function reportFailure(apiBase: string, failure: RemoteFailure): void {
  const body = new Blob([JSON.stringify(failure)], { type: 'application/json' });
  if (!navigator.sendBeacon(`${apiBase}${remoteFailuresEndpoint.path}`, body)) {
    console.warn('A failed release could not be reported', failure);
  }
}
