import { stat } from 'node:fs/promises';
import { ChildFailure, openChild, type Child } from '../pdf/child-process.ts';
import type { DocumentSource, ReaderLimits } from '../pdf/document-source.ts';
import { pageUnpacker } from '../pdf/packed-page.ts';
import type { ReadDocument, ReadPage, UnreadableReason } from '../pdf/read-document.ts';
import { readAnswer } from './read-messages.ts';
import type { OcrOptions, ReadRequest } from './read-request.ts';
import { struckOutNote } from './struck-out-note.ts';
import { unreadable } from './unreadable-texts.ts';

export interface PageDone {
  readonly page: number;
  readonly pages: number;
  readonly recognised: boolean;
}

export interface Reader {
  read(source: DocumentSource, onPage: (done: PageDone) => void): Promise<ReadDocument>;
  close(): void;
}

/** Recognising one page, turned and drawn finer where need be, may keep the process silent for this long, in milliseconds. */
const ocrSilenceMs = 240_000;
/** Recognising grants the whole document this much more time per page, in milliseconds. */
const ocrPageMs = 120_000;

interface Draft {
  sha256: string;
  pageCount: number;
  pages: ReadPage[];
  unread: number[];
  refused?: UnreadableReason;
}

const openReadingProcess = (): Child => openChild(new URL('./read-document-process.ts', import.meta.url));

/** Reads documents one after another in a child process, which is replaced when one of them kills it or leaves it fat. */
export function openReader(
  limits: ReaderLimits,
  ocr: OcrOptions,
  signal: AbortSignal | undefined,
  openProcess: () => Child = openReadingProcess,
): Reader {
  let child: Child | undefined;
  const unpack = pageUnpacker();
  return {
    read: async (source, onPage) => {
      const draft: Draft = { sha256: '', pageCount: 0, pages: [], unread: [] };
      if (!(await isFile(source.path))) return finish(source, { ...draft, refused: 'missing' });
      if (child?.alive !== true) child = openProcess();
      let words = 0;
      const request: ReadRequest = { path: source.path, maxPages: limits.maxPages, ocr };
      const allowance = { deadlineMs: limits.deadlineMs, silenceMs: limits.pageDeadlineMs, memoryMb: limits.memoryMb };
      const hear = (message: unknown): 'more' | 'last' => {
        const { data: answer } = readAnswer.safeParse(message);
        // Only a process that a file took over answers otherwise.
        if (answer === undefined) throw new ChildFailure('crashed');
        if (answer.type === 'received') draft.sha256 = answer.sha256;
        if (answer.type === 'opened') draft.pageCount = answer.pageCount;
        if (answer.type === 'recognising') {
          allowance.silenceMs = Math.max(limits.pageDeadlineMs, ocrSilenceMs);
          allowance.deadlineMs += ocrPageMs;
        }
        if (answer.type === 'refused') draft.refused = answer.reason;
        if (answer.type === 'unread') draft.unread.push(answer.page);
        if (answer.type === 'page') {
          const page = unpack(answer.page);
          words += page.texts.length;
          if (words > limits.maxWords) throw new ChildFailure('out-of-memory');
          draft.pages.push(page);
          onPage({ page: draft.pages.length, pages: draft.pageCount, recognised: answer.recognised });
        }
        return answer.type === 'done' || answer.type === 'refused' ? 'last' : 'more';
      };
      try {
        await child.ask(request, hear, allowance, signal);
      } catch (error) {
        child.close();
        child = undefined;
        if (!(error instanceof ChildFailure) || error.reason === 'cancelled') throw error;
        return finish(source, draft, error.reason);
      }
      if (child.memoryMb > limits.memoryMb / 2) {
        // PDFium never gives memory back: the next document would pay for this one.
        child.close();
        child = undefined;
      }
      return finish(source, draft);
    },
    close: () => child?.close(),
  };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // A path that cannot be looked at cannot be read either; the document is reported as missing.
    return false;
  }
}

function finish(source: DocumentSource, draft: Draft, failure?: UnreadableReason): ReadDocument {
  const pages = draft.pages.toSorted((a, b) => a.page - b.page);
  const read = new Set(pages.map(({ page }) => page));
  const unreadPages = Array.from({ length: draft.pageCount }, (_, index) => index + 1).filter(
    (page) => !read.has(page),
  );
  const isWordless = pages.every(({ texts }) => texts.length === 0);
  const reason = draft.refused ?? (isWordless ? (failure ?? 'no-text') : undefined);
  const struckOut = pages.filter((page) => page.struckOut !== undefined).map(({ page }) => page);
  const warnings = [
    ...(failure !== undefined && reason === undefined ? [unreadable(failure).message] : []),
    ...(struckOut.length === 0 ? [] : [struckOutNote(struckOut)]),
  ];
  const base = { name: source.name, sha256: draft.sha256, pageCount: draft.pageCount, pages, unreadPages, warnings };
  return reason === undefined ? base : { ...base, unreadable: unreadable(reason) };
}
