import type { DocumentCoverage, PageCoverage } from '@app/shared/contracts';
import { repeatedPages } from '../../layout/repeated-pages.ts';
import type { ReadDocument, ReadPage } from '../../pdf/read-document.ts';
import { doubtfulFlag } from '../../pdf/read-page-words.ts';
import { documentId } from '../to-result.ts';

/** What was read of each page of each document. */
export function documentsLedger(documents: readonly ReadDocument[]): DocumentCoverage[] {
  return documents.map((document, index) => {
    const repeated = new Map(repeatedPages(document).map(({ page, of }) => [page, of]));
    return {
      document: documentId(index),
      pages: [
        ...document.pages.map((page) => readPage(page, repeated)),
        ...document.unreadPages.map((page): PageCoverage => ({ page, unread: true })),
      ].toSorted((a, b) => a.page - b.page),
      ...counted({ attachments: document.attachments }),
    };
  });
}

function readPage(
  { page, ocr, texts, flags, notes = {} }: ReadPage,
  repeated: ReadonlyMap<number, number>,
): PageCoverage {
  const seen = ocr ? texts.length : (notes.seen ?? 0);
  return {
    page,
    ...counted({
      repeats: repeated.get(page),
      text: texts.length - seen,
      ocr: seen,
      doubted: flags.filter((flag) => (flag & doubtfulFlag) !== 0).length,
      struckOut: notes.struckOut,
      covered: notes.covered,
      unseen: notes.unseen,
      layers: notes.layers,
      form: notes.form,
      pictures: notes.pictures,
      comments: notes.comments?.length,
      redactions: notes.redactions,
    }),
  };
}

/** Most pages have none of most of it. */
function counted<Name extends string>(
  counts: Readonly<Record<Name, number | undefined>>,
): Partial<Record<Name, number>> {
  const kept: Partial<Record<Name, number>> = {};
  for (const name in counts) if ((counts[name] ?? 0) > 0) kept[name] = counts[name];
  return kept;
}
