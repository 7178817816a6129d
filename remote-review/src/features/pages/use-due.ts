import { useEffect, useState } from 'react';
import { drawingTurns } from './drawing-turns.ts';

/** Whoever goes from finding to finding stays less: for each, the pages beside it would be twice the work, for nobody. */
export const restMs = 500;

/**
 * Whether a page is to be drawn: one in view at once, one beside it when the person has stayed and has all that is in view.
 * Once due it stays due.
 */
export function useDue(isSeen: boolean): boolean {
  const [hadTurn, setHadTurn] = useState(isSeen);
  if (isSeen && !hadTurn) setHadTurn(true);
  const isDue = isSeen || hadTurn;
  useEffect(() => {
    if (isDue) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      drawingTurns.afterFirst(leaving.signal).then(
        () => setHadTurn(true),
        // It left, or came into view and is drawn by now.
        () => undefined,
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isDue]);
  return isDue;
}
