import type { Position } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import type { MissingMark, PageMark, Place } from '../features/pages/index.ts';
import type { Reading } from '../shared/readings.ts';
import type { ReviewItem } from '../shared/review-item.ts';
import { differingBoxes } from './differing-boxes.ts';

const { viewer } = reviewMessages;

const readingIn = ({ readings }: ReviewItem, id: string): Reading | undefined =>
  readings.find(({ document }) => document.id === id);

const inDocument = (item: ReviewItem, id: string): readonly Position[] => readingIn(item, id)?.positions ?? [];

/** The places of all findings in a document, as those of others are shown. The same for whichever of them is chosen. */
export function placesOf(items: readonly ReviewItem[], documentId: string): readonly PageMark[] {
  return items.flatMap((item) =>
    item.finding.positions
      .filter(({ document, missing, boxes }) => document === documentId && !missing && boxes.length > 0)
      .map(({ page, boxes }) => ({ id: item.id, page, tone: 'other', boxes, words: [], isChosen: false }) as const),
  );
}

/** A place of the chosen finding: the words that its value is read with, and in them what differs. */
function ownMark(id: string, position: Position, reading: Reading): PageMark {
  const { page, boxes, around = boxes } = position;
  const turn = reading.document.turnedPages?.find((turned) => turned.page === page)?.turn;
  const words = differingBoxes(position, reading, turn);
  return { id, page, tone: reading.side, boxes: around, words, isChosen: true, turn };
}

/** What there is to see in a document: what it says of the chosen finding, and the places of all others. */
export function marksOf(chosen: ReviewItem, places: readonly PageMark[], documentId: string): readonly PageMark[] {
  const reading = readingIn(chosen, documentId);
  const telling = (reading?.positions ?? []).filter(({ missing }) => !missing);
  const own =
    reading === undefined ? [] : telling.map((position, index) => ownMark(`${chosen.id} ${index}`, position, reading));
  const pages = new Set(own.map(({ page }) => page));
  const taken = new Set(telling.flatMap(({ page, boxes }) => boxes.map((box) => `${page} ${box.join()}`)));
  const others = places.flatMap((mark) => {
    if (mark.id === chosen.id) return [];
    if (!pages.has(mark.page)) return mark;
    const boxes = mark.boxes.filter((box) => !taken.has(`${mark.page} ${box.join()}`));
    return boxes.length === 0 ? [] : { ...mark, boxes };
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

/** What a document says of the chosen finding, as a reader hears it. */
export function readAloud(chosen: ReviewItem, documentId: string): string | undefined {
  const said = inDocument(chosen, documentId).flatMap(({ missing, page, quote }) =>
    missing || quote === '' ? [] : [viewer.quoted(page, quote)],
  );
  return said.length === 0 ? undefined : said.join(' ');
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
