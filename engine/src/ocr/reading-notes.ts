import type { PageNotes, ReadPage } from '../pdf/read-document.ts';

/** Pages that are named one by one; of more only some are. */
const mostNamed = 10;
/** Comments that are quoted, and characters of each. */
const [mostComments, longestComment] = [5, 80];

type Counted = Exclude<keyof PageNotes, 'comments' | 'struckAt' | 'coveredAt' | 'unseen' | 'layers' | 'form'>;

/** What a reader must know of pages whose words are not all that is on them, a sentence each. */
const sentences: Readonly<Record<Counted, (pages: string) => string>> = {
  struckOut: (pages) => `Struck-out words were left out on ${pages}.`,
  covered: (pages) => `Words hidden under a filled box were left out on ${pages}.`,
  seen: (pages) => `Some words on ${pages} were read from the page image by OCR.`,
  pictures: (pages) => `Images on ${pages} seem to contain text that could not be read.`,
  redactions: (pages) => `Passages on ${pages} are marked for redaction but still readable.`,
};
const kinds: readonly Counted[] = ['struckOut', 'covered', 'seen', 'pictures', 'redactions'];

/** What to say of a document after reading its pages: what was left out, and what was read in another way. */
export function readingNotes(pages: readonly ReadPage[]): string[] {
  const counted = kinds.flatMap((kind) => {
    const found = pages.filter(({ notes }) => notes?.[kind] !== undefined).map(({ page }) => page);
    return found.length === 0 ? [] : [sentences[kind](named(found))];
  });
  return [...counted, ...commentNote(pages)];
}

function commentNote(pages: readonly ReadPage[]): string[] {
  const commented = pages.filter(({ notes }) => notes?.comments !== undefined);
  const comments = commented.flatMap(({ notes }) => notes?.comments ?? []);
  if (comments.length === 0) return [];
  const quoted = comments.slice(0, mostComments).map((comment) => `“${cut(comment)}”`);
  const others = comments.length > mostComments ? `, and ${comments.length - mostComments} more` : '';
  return [`Reviewers’ comments on ${named(commented.map(({ page }) => page))}: ${quoted.join(', ')}${others}.`];
}

const cut = (text: string): string => (text.length <= longestComment ? text : `${text.slice(0, longestComment - 1)}…`);

function named(pages: readonly number[]): string {
  const others = pages.length > mostNamed ? ` and ${pages.length - mostNamed} more` : '';
  return `${pages.length === 1 ? 'page' : 'pages'} ${pages.slice(0, mostNamed).join(', ')}${others}`;
}
