import { useLayoutEffect, useState, type RefObject } from 'react';

export interface View {
  readonly top: number;
  readonly height: number;
}

/** Which part of a scrolled element is in view, by steps that are large enough to draw seldom. */
export function useView(element: RefObject<HTMLElement | null>, stepPx: number): View {
  const [view, setView] = useState<View>({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const scrolled = element.current;
    if (scrolled === null) return undefined;
    const look = () => {
      const top = Math.floor(scrolled.scrollTop / stepPx) * stepPx;
      const height = scrolled.clientHeight + stepPx;
      setView((before) => (before.top === top && before.height === height ? before : { top, height }));
    };
    look();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(scrolled);
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => {
      observer?.disconnect();
      scrolled.removeEventListener('scroll', look);
    };
  }, [element, stepPx]);
  return view;
}
