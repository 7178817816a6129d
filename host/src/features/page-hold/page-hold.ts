export type HoldReason = 'leave' | 'form';

export interface PageHold {
  /** Says that leaving now would lose work. Returns the way to take it back. */
  readonly hold: (reason: HoldReason) => () => void;
  /** Whether anything holds the page right now: not the moment to reload it. */
  readonly isHeld: () => boolean;
}

/** Asks before the page is left while a `leave` hold lasts; without one the page can be left freely (and be cached). */
export function createPageHold(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): PageHold {
  const holds = new Set<{ readonly reason: HoldReason }>();
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();

  const update = () => {
    const asks = Array.from(holds).some(({ reason }) => reason === 'leave');
    if (asks) page.addEventListener('beforeunload', warn);
    else page.removeEventListener('beforeunload', warn);
  };

  return {
    hold: (reason) => {
      const hold = { reason };
      holds.add(hold);
      update();
      return () => {
        holds.delete(hold);
        update();
      };
    },
    isHeld: () => holds.size > 0,
  };
}
