import type { ReadDocument } from '@app/engine';
import * as z from 'zod';

/** A figure that two documents of one matter print in common: page and line of each. */
export const commonFigure = z.object({
  kind: z.string(),
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

/** Points between words of one line. */
const sameLine = 4;
/** Part of the words of a line that must stand on it. */
const mostOfLine = 0.7;

const digitsOf = (text: string): string => text.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');

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
    const word = findWord(read, figure.value, line);
    const before = word === undefined ? '' : (read.texts[word] ?? '');
    const after = changedPrint(before, random);
    if (word === undefined || after === before) continue;
    read.texts[word] = after;
    const [partnerPage] = side === 0 ? figure.second : figure.first;
    changes.push({ document: side, page, before, after, partnerPage });
  }
  const [first = documents[0], second = documents[1]] = copies;
  return { documents: [first, second], changes };
}

function findWord(page: ReadDocument['pages'][number], value: string, line: string): number | undefined {
  const wanted = line.split(/\s+/u).filter((text) => /[\p{L}\d]/u.test(text));
  const found = page.texts.findIndex((text, word) => {
    if (digitsOf(text) !== digitsOf(value)) return false;
    const top = page.boxes[word * 4 + 1] ?? 0;
    const beside = new Set(page.texts.filter((_, at) => Math.abs((page.boxes[at * 4 + 1] ?? 0) - top) < sameLine));
    return wanted.filter((one) => beside.has(one)).length >= wanted.length * mostOfLine;
  });
  return found < 0 ? undefined : found;
}

/** Two digits turned, or one of them another; as in nature the former more often where there are many. */
function changedPrint(print: string, random: () => number): string {
  const places = Array.from({ length: print.length }, (_, at) => at).filter((at) => /\d/u.test(print[at] ?? ''));
  if (places.length < 2) return print;
  const marks = Array.from(print);
  const at = Math.floor(random() * (places.length - 1));
  const [first = 0, second = 0] = places.slice(at, at + 2);
  if (random() < 0.5 && marks[first] !== marks[second]) {
    [marks[first], marks[second]] = [marks[second] ?? '', marks[first] ?? ''];
    return marks[places[0] ?? 0] === '0' ? print : marks.join('');
  }
  marks[second] = String((Number(marks[second]) + 1 + Math.floor(random() * 8)) % 10);
  return marks.join('');
}
