import { useCallback, useMemo, useState } from 'react';
import {
  useFind,
  type FileShelf,
  type FindBarProps,
  type FoundPlace,
  type PageMark,
  type Place,
} from '../features/pages/index.ts';

export interface SearchParts {
  readonly shelf: FileShelf;
  /** Ids of the papers that are shown. */
  readonly documents: readonly string[];
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
}

/** What was found in one document, and which of it one is at. */
export interface FoundIn {
  readonly marks: readonly PageMark[];
  /** Undefined where one is at a place of another document, or at none. */
  readonly place: Place | undefined;
}

const keyOf = ({ document, page, boxes }: FoundPlace): string => `found ${document} ${page} ${boxes[0]?.join() ?? ''}`;

const markOf = (found: FoundPlace, isChosen: boolean): PageMark => ({
  id: keyOf(found),
  page: found.page,
  tone: 'found',
  boxes: isChosen ? found.boxes : [],
  words: found.boxes,
  isChosen,
});

/** Looks for words in the papers that are shown, and goes from one place to the next. */
export function useSearch({ shelf, documents, isFinding, onFinding }: SearchParts) {
  const [words, setWords] = useState('');
  const result = useFind(shelf, documents, isFinding ? words : '');
  const { places } = result;
  const count = places.length;
  const of = `${words} ${documents.join(' ')}`;
  const [stepped, setStepped] = useState({ of, at: 0 });
  // Other words, or other papers, begin at their first place.
  const at = stepped.of === of ? stepped.at : 0;
  const found = isFinding ? places[at] : undefined;
  const foundIn = useCallback(
    (id: string): FoundIn => ({
      marks: places.filter(({ document }) => document === id).map((one) => markOf(one, one === found)),
      place: found?.document === id ? { key: keyOf(found), page: found.page, box: found.boxes[0] } : undefined,
    }),
    [places, found],
  );
  const bar: FindBarProps = {
    words,
    result,
    at,
    onWords: setWords,
    onStep: (by) => setStepped({ of, at: count === 0 ? 0 : (at + by + count) % count }),
    onClose: () => onFinding(false),
  };
  return { bar, foundIn };
}

/** What is found in a document, as long as that stays the same. */
export function useFoundIn(foundIn: (id: string) => FoundIn, id: string): FoundIn {
  return useMemo(() => foundIn(id), [foundIn, id]);
}
