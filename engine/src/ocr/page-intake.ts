import { ChildFailure } from '../pdf/child-process.ts';
import type { ReaderLimits } from '../pdf/document-source.ts';
import type { PackedPage } from '../pdf/packed-page.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import type { DocumentDraft } from './document-draft.ts';
import { readAnswer } from './read-messages.ts';

export interface PageDone {
  readonly page: number;
  readonly pages: number;
  readonly recognised: boolean;
}

/** Recognising one page, turned and drawn finer where need be, may keep the process silent for this long, in milliseconds. */
const ocrSilenceMs = 240_000;
/** Recognising grants the whole document this much more time per page, in milliseconds. */
const ocrPageMs = 120_000;

/** Takes over what a reading process says of one document. */
export class PageIntake {
  /** What the process may use; it grows with what it has to do. */
  readonly allowance: { deadlineMs: number; silenceMs: number; readonly memoryMb: number };
  /** Pages that are read may wait in the process for others to be sent with. */
  mayHoldPages = false;
  readonly #draft: DocumentDraft;
  readonly #limits: ReaderLimits;
  readonly #unpack: (packed: PackedPage) => ReadPage;
  readonly #onPage: (done: PageDone) => void;

  constructor(
    draft: DocumentDraft,
    limits: ReaderLimits,
    unpack: (packed: PackedPage) => ReadPage,
    onPage: (done: PageDone) => void,
  ) {
    this.#draft = draft;
    this.#limits = limits;
    this.#unpack = unpack;
    this.#onPage = onPage;
    this.allowance = {
      deadlineMs: limits.deadlineMs,
      silenceMs: limits.pageDeadlineMs,
      memoryMb: limits.memoryMb,
    };
  }

  /** @throws ChildFailure when the answer makes no sense, or holds more than can be compared */
  readonly hear = (message: unknown): 'more' | 'last' => {
    const { data: answer } = readAnswer.safeParse(message);
    // Only a process that a file took over answers otherwise.
    if (answer === undefined) throw new ChildFailure('crashed');
    const draft = this.#draft;
    if (answer.type === 'received') draft.sha256 = answer.sha256;
    if (answer.type === 'refused') draft.refused = answer.reason;
    if (answer.type === 'unread') draft.markUnread(answer.page);
    if (answer.type === 'opened') {
      draft.pageCount = answer.pageCount;
      draft.embedded = answer.embedded ?? [];
      this.mayHoldPages = true;
    }
    if (answer.type === 'recognising') this.#grantRecognition();
    if (answer.type === 'pages') this.#takePages(answer.pages, answer.recognised);
    return answer.type === 'done' || answer.type === 'refused' ? 'last' : 'more';
  };

  #grantRecognition(): void {
    this.mayHoldPages = false;
    this.allowance.silenceMs = Math.max(this.#limits.pageDeadlineMs, ocrSilenceMs);
    this.allowance.deadlineMs += ocrPageMs;
  }

  #takePages(pages: readonly PackedPage[], recognised: boolean): void {
    const draft = this.#draft;
    for (const packed of pages) {
      const page = this.#unpack(packed);
      if (draft.words + page.texts.length > this.#limits.maxWords) {
        this.mayHoldPages = false;
        throw new ChildFailure('out-of-memory');
      }
      if (draft.add(page)) this.#onPage({ page: draft.pagesRead, pages: draft.pageCount, recognised });
    }
  }
}
