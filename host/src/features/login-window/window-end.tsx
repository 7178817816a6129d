import { FullScreenLoader } from '@app/shared/ui';
import { useEffect } from 'react';
import type { SmallWindow } from './small-window.ts';

/** A window that is still there after this time does not close itself. */
const closesWithinMs = 500;

export interface WindowEndProps {
  readonly smallWindow: SmallWindow;
  /** The browser did not let it close: from now on it is a page like any other. */
  readonly onStay: () => void;
}

/** The last moment of the small window: somebody is logged in. */
export function WindowEnd({ smallWindow, onStay }: WindowEndProps) {
  useEffect(() => {
    smallWindow.finish();
    const timer = setTimeout(onStay, closesWithinMs);
    return () => clearTimeout(timer);
  }, [smallWindow, onStay]);
  return <FullScreenLoader />;
}
