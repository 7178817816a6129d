import { statSync } from 'node:fs';
import { ChildFailure, openChild, type Child } from '../pdf/child-process.ts';
import type { DocumentSource, ReaderLimits } from '../pdf/document-source.ts';
import { pageUnpacker } from '../pdf/packed-page.ts';
import type { ReadDocument, UnreadableReason } from '../pdf/read-document.ts';
import { DocumentDraft } from './document-draft.ts';
import { PageIntake, type PageDone } from './page-intake.ts';
import type { OcrOptions, ReadRequest } from './read-request.ts';

export interface Reader {
  read(source: DocumentSource, onPage: (done: PageDone) => void): Promise<ReadDocument>;
  close(): void;
}

/** Pages of text in one message. */
const pagesTogether = 16;

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
  const end = (): void => {
    child?.close();
    child = undefined;
  };
  /** Resolves to why reading stopped before its end, if it did. */
  const ask = async (request: ReadRequest, intake: PageIntake): Promise<UnreadableReason | undefined> => {
    if (child?.alive !== true) child = openProcess();
    try {
      await child.ask(request, intake.hear, intake.allowance, signal);
    } catch (error) {
      end();
      if (!(error instanceof ChildFailure) || error.reason === 'cancelled') throw error;
      return error.reason;
    }
    // PDFium never gives memory back: the next document would pay for this one.
    if (child.memoryMb > limits.memoryMb / 2) end();
    return undefined;
  };
  return {
    read: async (source, onPage) => {
      const draft = new DocumentDraft();
      if (!isFile(source.path)) {
        draft.refused = 'missing';
        return draft.finish(source);
      }
      const started = process.uptime();
      const first = new PageIntake(draft, limits, unpack, onPage);
      const request = { path: source.path, maxPages: limits.maxPages, firstPage: 1, pagesTogether, ocr };
      const failure = await ask(request, first);
      const deadlineMs = limits.deadlineMs - (process.uptime() - started) * 1000;
      // One page less than are missing may be read: the reader ended at that one.
      const mayHaveLost = first.mayHoldPages && draft.firstOpen < draft.pageCount && deadlineMs > 0;
      if (failure === undefined || !mayHaveLost) return draft.finish(source, failure);
      // Pages that waited to be sent with others went with the process: they are read again, and sent one by one.
      const second = new PageIntake(draft, { ...limits, deadlineMs }, unpack, onPage);
      const rest = { ...request, firstPage: draft.firstOpen, pagesTogether: 1 };
      return draft.finish(source, await ask(rest, second));
    },
    close: () => child?.close(),
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // A path that cannot be looked at cannot be read either; the document is reported as missing.
    return false;
  }
}
