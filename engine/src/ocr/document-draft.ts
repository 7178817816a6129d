import type { DocumentSource } from '../pdf/document-source.ts';
import type { ReadDocument, ReadPage, UnreadableReason } from '../pdf/read-document.ts';
import { embeddedNote } from './embedded-note.ts';
import { readingNotes } from './reading-notes.ts';
import { unreadable } from './unreadable-texts.ts';

/** What is known of a document while its pages come in. */
export class DocumentDraft {
  sha256 = '';
  pageCount = 0;
  /** Why the file was not opened. */
  refused: UnreadableReason | undefined;
  words = 0;
  /** Names of the files within the file. */
  embedded: readonly string[] = [];
  readonly #pages = new Map<number, ReadPage>();
  readonly #unread = new Set<number>();

  get pagesRead(): number {
    return this.#pages.size;
  }

  /** The first page of which nothing has been heard, from 1; behind the last page where all were. */
  get firstOpen(): number {
    let page = 1;
    while (this.#pages.has(page) || this.#unread.has(page)) page += 1;
    return page;
  }

  /** True when every page has been heard of. */
  get isComplete(): boolean {
    return this.pageCount > 0 && this.firstOpen > this.pageCount;
  }

  /** False for a page that is there already. */
  add(page: ReadPage): boolean {
    if (this.#pages.has(page.page)) return false;
    this.#pages.set(page.page, page);
    this.words += page.texts.length;
    return true;
  }

  markUnread(page: number): void {
    this.#unread.add(page);
  }

  /** The document as far as it came, with why it came no further. */
  finish(source: DocumentSource, failure?: UnreadableReason): ReadDocument {
    const pages = [...this.#pages.values()].toSorted((a, b) => a.page - b.page);
    const unreadPages = Array.from({ length: this.pageCount }, (_, index) => index + 1).filter(
      (page) => !this.#pages.has(page),
    );
    const isWordless = pages.every(({ texts }) => texts.length === 0);
    const reason = this.refused ?? (isWordless ? (failure ?? 'no-text') : undefined);
    const embedded = embeddedNote(this.embedded);
    const warnings = [
      ...(failure !== undefined && reason === undefined ? [unreadable(failure).message] : []),
      ...(embedded === undefined ? [] : [embedded]),
      ...readingNotes(pages),
    ];
    const base = {
      name: source.name,
      sha256: this.sha256,
      pageCount: this.pageCount,
      pages,
      unreadPages,
      warnings,
      ...(this.embedded.length === 0 ? {} : { attachments: this.embedded.length }),
    };
    return reason === undefined ? base : { ...base, unreadable: unreadable(reason) };
  }
}
