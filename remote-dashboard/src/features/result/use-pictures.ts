import type { PicturedPlace } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import { useEffect, useState } from 'react';
import type { DrawPlaces } from './draw-places.api.ts';

/** A data URL; null where there is none, undefined while it is being drawn. */
export type Picture = string | null | undefined;

/**
 * The pictures of these places, asked for together once the page is drawn: the words never wait for them. `draw` is null where
 * nobody can be asked.
 */
export function usePictures(places: readonly PicturedPlace[], draw: DrawPlaces | null): readonly Picture[] {
  const key = JSON.stringify(places);
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly pictures: readonly Picture[] } | null>(null);
  const isKnown = drawn?.key === key;
  const isWanted = draw !== null && places.length > 0 && !isKnown;

  useEffect(() => {
    if (draw === null || !isWanted) return;
    const left = new AbortController();
    const settle = (pictures: readonly Picture[]) => {
      if (!left.signal.aborted) setDrawn({ key, pictures });
    };
    draw(places, left.signal).then(settle, (error: unknown) => {
      const isDefect = !(error instanceof ApiError) && !left.signal.aborted;
      if (isDefect) console.error('The pictures could not be read', error);
      settle([]);
    });
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all of the places
  }, [draw, key, isWanted]);

  if (isKnown) return places.map((_, index) => drawn.pictures[index] ?? null);
  return places.map(() => (isWanted ? undefined : null));
}
