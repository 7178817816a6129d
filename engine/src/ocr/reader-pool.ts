import { statSync } from 'node:fs';
import { ChildFailure, openChild, type Child, type ChildFailureReason } from '../pdf/child-process.ts';
import type { DocumentSource, ReaderLimits } from '../pdf/document-source.ts';
import { pageUnpacker } from '../pdf/packed-page.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { DocumentDraft } from './document-draft.ts';
import { PageIntake, type PageDone } from './page-intake.ts';
import type { OcrOptions, ReadRequest } from './read-request.ts';

export interface Reader {
  read(source: DocumentSource, onPage: (done: PageDone) => void): Promise<ReadDocument>;
  close(): void;
}

/** Why a process did not read a document to its end. */
interface ReadFailure {
  readonly reason: Exclude<ChildFailureReason, 'cancelled'>;
  readonly fromOutside: boolean;
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
  const ask = async (request: ReadRequest, intake: PageIntake): Promise<ReadFailure | undefined> => {
    if (child?.alive !== true) child = openProcess();
    try {
      await child.ask(request, intake.hear, intake.allowance, signal);
    } catch (error) {
      end();
      if (!(error instanceof ChildFailure) || error.reason === 'cancelled') throw error;
      return { reason: error.reason, fromOutside: error.fromOutside };
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
      if (failure === undefined || deadlineMs <= 0 || !mayFindMore(draft, first, failure)) {
        return draft.finish(source, draft.isComplete ? undefined : failure?.reason);
      }
      // Pages that waited to be sent with others went with the process: they are read again, and sent one by one.
      const second = new PageIntake(draft, { ...limits, deadlineMs }, unpack, onPage);
      const rest = { ...request, firstPage: draft.firstOpen, pagesTogether: 1 };
      return draft.finish(source, (await ask(rest, second))?.reason);
    },
    close: () => child?.close(),
  };
}

/** True when another process may get further than the one that failed. */
function mayFindMore(draft: DocumentDraft, intake: PageIntake, { fromOutside }: ReadFailure): boolean {
  // No page is to blame.
  if (fromOutside) return !draft.isComplete;
  // The process ended at a page; where that is the only one missing, no other can have waited to be sent.
  return intake.mayHoldPages && draft.firstOpen < draft.pageCount;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    // A path that cannot be looked at cannot be read either; the document is reported as missing.
    return false;
  }
}
