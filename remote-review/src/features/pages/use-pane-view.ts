import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Pane } from './page-layout.ts';

/** Where an element is scrolled to, and how large it is. */
export interface PaneView extends Pane {
  readonly top: number;
  /** Pages fly past, as when the bar is dragged: what is in view now is not looked at. */
  readonly isFlying: boolean;
}

const unknown: PaneView = { width: 480, height: 480, top: 0, isFlying: false };
/** Whoever has stayed that long looks at what is in view. */
const restMs = 100;

const isSame = (one: PaneView, other: PaneView): boolean =>
  one.width === other.width && one.height === other.height && one.top === other.top && one.isFlying === other.isFlying;

export interface FollowedView {
  readonly view: PaneView;
  /** Takes over at once where the pane is scrolled to, and not with the next frame. */
  readonly look: () => void;
}

/** Follows size and scrolling of a pane. */
export function usePaneView(scroller: RefObject<HTMLElement | null>): FollowedView {
  const [view, setView] = useState(unknown);
  const looking = useRef(() => {});
  const look = useCallback(() => looking.current(), []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let [frame, lastTop] = [0, 0];
    let rest: ReturnType<typeof setTimeout> | undefined;
    const take = (isFlying: boolean) => {
      const { clientWidth: width, clientHeight: height, scrollTop: top } = element;
      lastTop = top;
      const next = { width, height, top, isFlying };
      // Nothing has a size where nothing is laid out, as in a test.
      if (width > 0) setView((before) => (isSame(before, next) ? before : next));
    };
    looking.current = () => take(false);
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const isFlying = Math.abs(element.scrollTop - lastTop) > element.clientHeight;
        clearTimeout(rest);
        if (isFlying) rest = setTimeout(look, restMs);
        take(isFlying);
      });
    };
    look();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(element);
    element.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      observer?.disconnect();
      element.removeEventListener('scroll', lookSoon);
    };
  }, [scroller, look]);
  return { view, look };
}
