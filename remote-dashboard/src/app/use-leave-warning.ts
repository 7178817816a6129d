import type { HostServices } from '@app/shared/federation';
import { useEffect } from 'react';

/** Leaving the page warns while something would be lost, and never otherwise. */
export function useLeaveWarning(host: HostServices, isBusy: boolean): void {
  useEffect(() => (isBusy ? host.holdPage('leave') : undefined), [host, isBusy]);
}
