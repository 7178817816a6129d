import type { HostServices } from '@app/shared/federation';
import { useEffect } from 'react';

/** A reload would lose the list of files: no newer release of the page is offered while there is one. */
export function useReloadHold(host: HostServices, hasFiles: boolean): void {
  useEffect(() => (hasFiles ? host.holdPage('form') : undefined), [host, hasFiles]);
}
