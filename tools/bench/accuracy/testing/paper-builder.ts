import type { ReadDocument } from '@app/engine';

/** A paper of one page as the reader would give it, a word for each of the text. */
export function aPaper(name: string, text: string): ReadDocument {
  const texts = text.split(' ');
  const page = { page: 1, width: 595, height: 842, turn: 0 as const, ocr: false, slope: 0, rulings: [] };
  return {
    name,
    sha256: name,
    pageCount: 1,
    pages: [
      {
        ...page,
        texts,
        boxes: texts.flatMap((_, at) => [60 + at * 30, 100, 85 + at * 30, 110]),
        sizes: texts.map(() => 10),
        flags: texts.map(() => 0),
      },
    ],
    unreadPages: [],
    warnings: [],
  };
}

export const textOf = ({ pages }: ReadDocument): string => pages.flatMap(({ texts }) => texts).join(' ');
