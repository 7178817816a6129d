import { VisuallyHidden } from '@app/shared/ui';
import { useStore } from 'zustand';
import type { Announcer } from './announcer.ts';

/** The one live region of the page for sentences that have no place on the screen. Several would interrupt each other. */
export function LiveRegion({ announcer }: { readonly announcer: Announcer }) {
  const { text, count } = useStore(announcer.store);
  // Readers say what changes: the same sentence again differs by a space that is not spoken.
  const changed = count % 2 === 0 ? text : `${text}\u00a0`;
  return (
    <VisuallyHidden>
      <span role="status">{text === '' ? '' : changed}</span>
    </VisuallyHidden>
  );
}
