import * as z from 'zod/mini';
import { box } from './box.ts';

const certifiedPlace = z.object({
  /** From 1. */
  page: z.number(),
  boxes: z.array(box),
});

/** Words of a draft that could not be read in the scan, with the place in both. */
export const unreadWords = z.object({
  words: z.string(),
  draft: certifiedPlace,
  /** Absent where the scan shows no place for them. */
  scan: z.optional(certifiedPlace),
});

/**
 * What became of every word of a draft in a scan of what was signed. `same`, `changed` and `unread` make up all `words`:
 * what cannot be decided is unread, never the same.
 */
export const certificate = z.object({
  /** Ids of the documents. */
  draft: z.string(),
  scan: z.string(),
  words: z.number(),
  same: z.number(),
  changed: z.number(),
  unread: z.number(),
  /** Places where the scan has words or writing that the draft does not have. */
  additions: z.number(),
  unreadPlaces: z.array(unreadWords),
  /** Signatures, stamps, initials and other marks on pages of the scan: they are no changes. */
  marks: z.array(z.object({ page: z.number(), count: z.number() })),
});

export type Certificate = z.infer<typeof certificate>;
export type UnreadWords = z.infer<typeof unreadWords>;

const number = (count: number): string => count.toLocaleString('en-US');

/** `12,034 words: 12,031 unchanged, 0 changed or missing, 3 unreadable` */
export const certificateCounts = ({ words, same, changed, unread }: Certificate): string =>
  `${number(words)} words: ${number(same)} unchanged, ${number(changed)} changed or missing, ${number(unread)} unreadable`;

/** Whether nothing was found, and nothing is left to look at. */
export const isCertified = ({ changed, additions, unread }: Certificate): boolean => changed + additions + unread === 0;

/** What the counts come to, in a sentence. */
export function certificateVerdict(certificate: Certificate): string {
  const { changed, additions } = certificate;
  const found = [
    ...(changed > 0 ? [`${number(changed)} ${changed === 1 ? 'word' : 'words'} changed or missing`] : []),
    ...(additions > 0 ? [`${number(additions)} ${additions === 1 ? 'addition' : 'additions'}`] : []),
  ];
  if (found.length > 0) return `The scan differs from the draft: ${found.join(', ')}.`;
  return isCertified(certificate)
    ? 'Every word of the draft is in the scan, and nothing was added.'
    : 'No changes were found in the words that could be read.';
}

/** What to do next, step by step. */
export function certificateSteps({ changed, additions, unread, marks }: Certificate): string[] {
  const pages = pagesOf(marks);
  return [
    ...(changed + additions > 0
      ? ['Ask the other party whether each change was agreed. If not, have the agreed text signed again.']
      : []),
    ...(unread > 0
      ? [
          `Check the ${unread === 1 ? 'unreadable word' : `${number(unread)} unreadable words`} in the original document against the draft.`,
        ]
      : []),
    pages === ''
      ? 'No signature, stamp or handwriting was found. Check whether the document is signed.'
      : `Check who signed: there are signatures, stamps or handwriting on ${pages}. They are not counted as changes.`,
  ];
}

/** `pages 3, 5 and 7`; empty where there are none. */
function pagesOf(marks: Certificate['marks']): string {
  const pages = marks.map(({ page }) => number(page));
  const last = pages.slice(-1).join('');
  return pages.length < 2
    ? pages.map((page) => `page ${page}`).join('')
    : `pages ${pages.slice(0, -1).join(', ')} and ${last}`;
}
