import { openChild, type Child } from '../pdf/child-process.ts';
import { defaultLimits } from '../pdf/document-source.ts';
import { readAnswer } from './read-messages.ts';
import type { ReadRequest } from './read-request.ts';

/** What is seen of a file without reading its pages. */
export interface DocumentLook {
  /** SHA-256 of the file, lower-case hex. */
  readonly sha256: string;
  /** Absent where it could not be opened. */
  readonly pageCount?: number;
  /** Why it can never be read: it needs a password, is damaged or is no PDF, or has no pages. */
  readonly fault?: 'password' | 'broken' | 'no-pages';
}

/** Looks at one file after another in a process of its own, which is started for the first one. */
export interface DocumentLooker {
  /** Undefined when it took too long or too much memory, or made the process fail. */
  look(path: string, deadlineMs: number): Promise<DocumentLook | undefined>;
  close(): void;
}

const openReadingProcess = (): Child => openChild(new URL('./read-document-process.ts', import.meta.url));

const faults: Readonly<Record<string, DocumentLook['fault']>> = {
  password: 'password',
  broken: 'broken',
  empty: 'broken',
  'not-a-pdf': 'broken',
  'no-pages': 'no-pages',
};

/** More pages than any document has: none is read. */
const behindTheLast = Number.MAX_SAFE_INTEGER;

export function openDocumentLooker(openProcess: () => Child = openReadingProcess): DocumentLooker {
  const { memoryMb, maxPages } = defaultLimits;
  let child: Child | undefined;
  const end = (): void => {
    child?.close();
    child = undefined;
  };
  return {
    async look(path, deadlineMs) {
      if (child?.alive !== true) child = openProcess();
      const heard = new Heard();
      const ocr = { workers: 1, native: false };
      const request: ReadRequest = { path, maxPages, firstPage: behindTheLast, pagesTogether: 1, ocr };
      try {
        await child.ask(request, heard.hear, { deadlineMs, silenceMs: deadlineMs, memoryMb });
      } catch {
        // Whatever it was, the process is dead and nothing is known: reading the document will say what is wrong.
        end();
        return undefined;
      }
      // PDFium never gives memory back: the next document would pay for this one.
      if (child.memoryMb > memoryMb / 4) end();
      return heard.look;
    },
    close: end,
  };
}

class Heard {
  look: DocumentLook = { sha256: '' };

  readonly hear = (message: unknown): 'more' | 'last' => {
    const answer = readAnswer.parse(message);
    if (answer.type === 'received') this.look = { sha256: answer.sha256 };
    if (answer.type === 'opened') this.look = { ...this.look, pageCount: answer.pageCount };
    if (answer.type === 'refused') {
      const fault = faults[answer.reason];
      if (fault !== undefined) this.look = { ...this.look, fault };
    }
    return answer.type === 'refused' || answer.type === 'done' ? 'last' : 'more';
  };
}
