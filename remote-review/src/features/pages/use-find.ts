import { useEffect, useState } from 'react';
import type { FileShelf } from './file-shelf.ts';
import { findWords } from './find-words.ts';
import type { Box } from '@app/shared/contracts';

/** One place where the words stand that are looked for. */
export interface FoundPlace {
  readonly document: string;
  readonly page: number;
  readonly boxes: readonly Box[];
}

export interface FindResult {
  readonly places: readonly FoundPlace[];
  readonly isSearching: boolean;
}

/** Typing goes on while this passes: nothing is looked for yet. */
const pauseMs = 250;
/** Found places of one page are shown while others are still looked through, so often. */
const pagesAtOnce = 8;

async function search(
  shelf: FileShelf,
  documents: readonly string[],
  words: string,
  signal: AbortSignal,
  onFound: (places: readonly FoundPlace[]) => void,
): Promise<void> {
  const places: FoundPlace[] = [];
  for (const document of documents) {
    const file = await shelf.open(document, signal);
    for (let page = 1; page <= file.pageCount; page += 1) {
      signal.throwIfAborted();
      const pieces = await (await file.page(page)).pieces();
      places.push(...findWords(pieces, words).map((boxes) => ({ document, page, boxes })));
      if (page % pagesAtOnce === 0) onFound([...places]);
    }
  }
  signal.throwIfAborted();
  onFound(places);
}

const nothing: FindResult = { places: [], isSearching: false };

/** Looks for words in the papers of both panes. */
export function useFind(shelf: FileShelf, documents: readonly string[], words: string): FindResult {
  const of = `${documents.join(' ')} ${words.trim()}`;
  const [state, setState] = useState<{ readonly of: string; readonly result: FindResult }>({ of: '', result: nothing });
  useEffect(() => {
    if (words.trim() === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (places: readonly FoundPlace[], isSearching: boolean) => {
      if (!signal.aborted) setState({ of, result: { places, isSearching } });
    };
    const timer = setTimeout(() => {
      search(shelf, of.split(' ').slice(0, documents.length), words, signal, (places) => show(places, true)).then(
        () => setState((last) => (last.of === of ? { of, result: { ...last.result, isSearching: false } } : last)),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The pages could not be searched', error);
          setState((last) => ({
            of,
            result: { places: last.of === of ? last.result.places : [], isSearching: false },
          }));
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [shelf, of, words, documents.length]);
  if (words.trim() === '') return nothing;
  return state.of === of ? state.result : { places: [], isSearching: true };
}
