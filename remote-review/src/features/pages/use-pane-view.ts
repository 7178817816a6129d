import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Pane } from './page-layout.ts';

/** Where an element is scrolled to, and how large it is. */
export interface PaneView extends Pane {
  readonly top: number;
}

const unknown: PaneView = { width: 480, height: 480, top: 0 };

/** Follows size and scrolling of a pane. */
export function usePaneView(scroller: RefObject<HTMLElement | null>): PaneView {
  const [view, setView] = useState(unknown);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let frame = 0;
    const look = () => {
      const { clientWidth, clientHeight, scrollTop } = element;
      // Nothing has a size where nothing is laid out, as in a test.
      if (clientWidth > 0) setView({ width: clientWidth, height: clientHeight, top: scrollTop });
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(element);
    element.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      element.removeEventListener('scroll', lookSoon);
    };
  }, [scroller]);
  return view;
}
