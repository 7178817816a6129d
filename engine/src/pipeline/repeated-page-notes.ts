import { repeatedPages } from '../layout/repeated-pages.ts';
import type { ReadDocument } from '../pdf/read-document.ts';

/** Says which pages of a document stand in it twice. */
export function repeatedPageNotes(document: ReadDocument): string[] {
  const repeated = repeatedPages(document);
  if (repeated.length === 0) return [];
  const listed = repeated.map(({ page, of }) => `page ${page} repeats page ${of}`).join(', ');
  const text = listed.charAt(0).toUpperCase() + listed.slice(1);
  return [`${text}. ${repeated.length === 1 ? 'It was' : 'They were'} compared once.`];
}
