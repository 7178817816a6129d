import type { Coverage } from './coverage.ts';
import { sumsOf, unreadIn } from './coverage-sums.ts';

/** `3 of 14 pages could not be compared`: said in the same words in every list, heading, message and report. */
export const pagesNotComparedWords = (unread: number, all: number): string =>
  `${unread} of ${all} ${all === 1 ? 'page' : 'pages'} could not be compared`;

/** The same of the ledger of a result; undefined where every page was read of the documents of which something was. */
export function pagesNotCompared(coverage: Coverage): string | undefined {
  const { pages, allPages } = unreadIn(coverage);
  return pages === 0 ? undefined : pagesNotComparedWords(pages, allPages);
}

const allRead = (pages: number, isOfOthers: boolean): string => {
  const other = isOfOthers ? 'other ' : '';
  return pages === 1 ? `The ${other}page was read` : `All ${pages} ${other}pages were read`;
};

/** What a reader must know of the ledger who does not open it. */
export function coverageSentence(coverage: Coverage): string {
  const { documents, allPages } = unreadIn(coverage);
  const sums = (coverage.documents ?? []).map(sumsOf);
  const total = (name: 'pictures' | 'attachments'): number => sums.reduce((sum, one) => sum + one[name], 0);
  const [pictures, attachments] = [total('pictures'), total('attachments')];
  return [
    documents === 0 ? '' : `${documents === 1 ? '1 document' : `${documents} documents`} could not be read.`,
    `${pagesNotCompared(coverage) ?? allRead(allPages, documents > 0)}.`,
    pictures === 0 ? '' : `The text of ${pictures === 1 ? '1 image' : `${pictures} images`} could not be read.`,
    attachments === 0
      ? ''
      : attachments === 1
        ? '1 attached file was not compared.'
        : `${attachments} attached files were not compared.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
