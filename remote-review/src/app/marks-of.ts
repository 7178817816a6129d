import type { Position } from '@app/shared/contracts';
import type { MissingMark, PageMark, Place } from '../features/pages/index.ts';
import type { ReviewItem } from '../shared/review-item.ts';

const inDocument = ({ finding }: ReviewItem, id: string): readonly Position[] =>
  finding.positions.filter(({ document }) => document === id);

/** What there is to see in a document: the places of the chosen finding, and those of all others. */
export function marksOf(chosen: ReviewItem, items: readonly ReviewItem[], documentId: string): readonly PageMark[] {
  const side = chosen.readings.find(({ document }) => document.id === documentId)?.side ?? 'none';
  const own = inDocument(chosen, documentId)
    .filter(({ missing }) => !missing)
    .map((position, index): PageMark => ({
      id: `${chosen.id} ${index}`,
      page: position.page,
      tone: side,
      boxes: position.boxes,
      words: (position.differs ?? []).flatMap(({ boxes }) => boxes),
      isChosen: true,
    }));
  const taken = new Set(own.flatMap(({ page, boxes }) => boxes.map((box) => `${page} ${box.join()}`)));
  const others = items.flatMap((item) => {
    if (item === chosen) return [];
    const places = inDocument(item, documentId).filter(({ missing }) => !missing);
    return places.flatMap(({ page, boxes }): PageMark[] => {
      const free = boxes.filter((box) => !taken.has(`${page} ${box.join()}`));
      return free.length === 0 ? [] : [{ id: item.id, page, tone: 'other', boxes: free, words: [], isChosen: false }];
    });
  });
  return [...others, ...own];
}

/** Where the chosen finding was looked for in a document and not found. */
export function missingOf(chosen: ReviewItem, documentId: string): readonly MissingMark[] {
  return inDocument(chosen, documentId)
    .filter(({ missing }) => missing)
    .map(({ page, lookedFor }) => ({
      page,
      after: lookedFor?.after ?? [],
      what: lookedFor?.what ?? null,
      why: lookedFor?.why ?? null,
    }));
}

/** Which page of a document, and which place on it, belongs to a finding: the first page where it says nothing. */
export function placeOf(chosen: ReviewItem, documentId: string): Place {
  const positions = inDocument(chosen, documentId);
  const position = positions.find(({ missing }) => !missing) ?? positions[0];
  const box = position?.missing === true ? position.lookedFor?.after.at(-1) : position?.boxes[0];
  return { key: `${chosen.id} ${documentId}`, page: position?.page ?? 1, box };
}

/** What was read on a page, for when it cannot be shown: of the chosen finding, else of any. */
export function quotesOn(
  chosen: ReviewItem,
  items: readonly ReviewItem[],
  documentId: string,
  page: number,
): readonly string[] {
  const quotes = (item: ReviewItem) =>
    inDocument(item, documentId).flatMap((position) =>
      position.page === page && position.quote !== '' ? [position.quote] : [],
    );
  const own = quotes(chosen);
  return [...new Set(own.length > 0 ? own : items.flatMap(quotes))];
}
