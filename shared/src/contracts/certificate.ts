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

/** `12,034 words: 12,031 the same, 0 changed, 3 could not be read` */
export const certificateCounts = ({ words, same, changed, unread }: Certificate): string =>
  `${number(words)} words: ${number(same)} the same, ${number(changed)} changed, ${number(unread)} could not be read`;

/** What follows from the counts, in a sentence or two. */
export function certificateAdvice({ changed, additions, unread }: Certificate): string {
  const found = [
    ...(changed > 0 ? [`${number(changed)} ${changed === 1 ? 'word' : 'words'} changed`] : []),
    ...(additions > 0 ? [`${number(additions)} ${additions === 1 ? 'addition' : 'additions'}`] : []),
  ];
  const unsure = unread === 0 ? '' : ` Check the ${unread === 1 ? 'word' : 'words'} that could not be read yourself.`;
  if (found.length > 0) return `The scan differs from the draft: ${found.join(', ')}. See the findings.${unsure}`;
  return unread === 0
    ? 'Every word of the draft is in the scan, and nothing was added.'
    : `No change was found in the words that could be read.${unsure}`;
}

/** `Signatures, stamps or handwriting on pages 3 and 7; not counted as changes.`; empty where there is none. */
export function certificateMarks({ marks }: Certificate): string {
  const pages = marks.map(({ page }) => number(page));
  if (pages.length === 0) return '';
  const last = pages.slice(-1).join('');
  const listed = pages.length === 1 ? `page ${last}` : `pages ${pages.slice(0, -1).join(', ')} and ${last}`;
  return `Signatures, stamps or handwriting on ${listed}; not counted as changes.`;
}
