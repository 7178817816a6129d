import type { HostServices } from '@app/shared/federation';
import { useEffect } from 'react';

/** While something is typed, the host does not offer a new release, which would empty the form. */
export function useFormHold(host: HostServices, dirty: boolean): void {
  useEffect(() => (dirty ? host.holdPage('form') : undefined), [host, dirty]);
}
