import { useEffect, useRef } from 'react';

/** How long a page may take to bring its heading before the focus is left where it is. */
const patienceMs = 10_000;

/** Calls back with the heading of the page, now or when it arrives; never after the person has begun to do something. */
function whenHeadingArrives(found: (heading: HTMLElement) => void): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    stop();
    found(heading);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, patienceMs);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  look();
  return stop;
}

/**
 * Moves the focus to the heading after a change of page, so that a screen reader says where the person is and Tab goes on
 * from the top. The first page is left alone: there the browser does the same.
 */
export function useRouteFocus(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    return whenHeadingArrives((heading) => {
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    });
  }, [page]);
}
