import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been in view, or nearly. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in globalThis));

  useEffect(() => {
    if (isSeen || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isSeen]);

  return isSeen;
}
