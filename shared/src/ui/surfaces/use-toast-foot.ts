import { useEffect, type RefObject } from 'react';

/** A toast keeps this far from what it stands above, in CSS pixels. */
const gap = 6;
/** What lies higher than this share of the window is no foot: a toast lifted above it would be in the middle of the page. */
const lowest = 0.5;

const feet = new Set<HTMLElement>();

/** Where toasts may stand, from the left edge: the column at the right, or the whole width of a narrow window. */
const toastsFrom = (): number => (window.innerWidth < 900 ? 0 : window.innerWidth - 380);

function heightOf(foot: HTMLElement): number {
  const { top, bottom, right } = foot.getBoundingClientRect();
  const isBeside = right <= toastsFrom();
  const isElsewhere = bottom <= window.innerHeight * lowest || top >= window.innerHeight;
  return isBeside || isElsewhere ? 0 : window.innerHeight - top + gap;
}

function measure(): void {
  const height = Math.max(0, ...Array.from(feet, heightOf));
  document.documentElement.style.setProperty('--toast-foot', `${Math.round(height)}px`);
}

/** Keeps toasts above an element with buttons while it stands where they would cover it. */
export function useToastFoot(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = foot.current;
    if (element === null) return;
    feet.add(element);
    // A dialog grows and moves its foot without a change of the foot itself.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    for (const watched of [element, element.closest('dialog')]) if (watched !== null) sizes?.observe(watched);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    measure();
    return () => {
      feet.delete(element);
      sizes?.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, { capture: true });
      measure();
    };
  }, [foot]);
}
