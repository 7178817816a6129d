import { useEffect, useRef, type RefObject } from 'react';
import type { AnalysisState } from '../features/analysis/index.ts';

/**
 * The overlay takes the button that had the focus with it, so after a run the focus goes to the heading of what came of
 * it. Returns where to put that.
 */
export function useFocusAfterRun(phase: AnalysisState['phase']): RefObject<HTMLDivElement | null> {
  const outcome = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'running' && phase !== 'running') {
      outcome.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    }
    before.current = phase;
  }, [phase]);
  return outcome;
}
