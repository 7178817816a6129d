import type { ReadDocument } from '@app/engine';
import * as z from 'zod';
import { changedPrint } from './changed-print.ts';
import { findFigure } from './find-figure.ts';

/** A figure that two documents of one matter print in common: page, and row or passage, of each. */
export const commonFigure = z.object({
  kind: z.string(),
  place: z.enum(['row', 'prose']),
  value: z.string(),
  first: z.tuple([z.number(), z.string()]),
  second: z.tuple([z.number(), z.string()]),
});

export type CommonFigure = z.infer<typeof commonFigure>;

/** A figure that was changed in one of two documents. */
export interface PlantedChange {
  /** Position of the document that was changed, and the page. */
  readonly document: 0 | 1;
  readonly page: number;
  readonly before: string;
  readonly after: string;
  /** Page of the other document on which its line stands. */
  readonly partnerPage: number;
}

/** Changes some common figures, each in one of the two documents, as drawn; what is not found as it is told is left alone. */
export function plantChanges(
  documents: readonly [ReadDocument, ReadDocument],
  figures: readonly CommonFigure[],
  random: () => number,
): { documents: [ReadDocument, ReadDocument]; changes: PlantedChange[] } {
  const copies = documents.map((document) => ({
    ...document,
    pages: document.pages.map((page) => ({ ...page, texts: [...page.texts] })),
  }));
  const changes: PlantedChange[] = [];
  for (const figure of figures) {
    const side = random() < 0.5 ? 0 : 1;
    const [page, line] = side === 0 ? figure.first : figure.second;
    const read = copies[side]?.pages.find((one) => one.page === page);
    if (read === undefined) continue;
    const [start, end] = findFigure(read, figure, line) ?? [0, 0];
    const changed = changedPrint(read.texts.slice(start, end + 1), figure.kind, random);
    if (start === end || changed === undefined) continue;
    const before = read.texts.slice(start, end).join(' ');
    read.texts.splice(start, changed.length, ...changed);
    const after = changed.slice(0, end - start).join(' ');
    const [partnerPage] = side === 0 ? figure.second : figure.first;
    changes.push({ document: side, page, before, after, partnerPage });
  }
  const [first = documents[0], second = documents[1]] = copies;
  return { documents: [first, second], changes };
}
