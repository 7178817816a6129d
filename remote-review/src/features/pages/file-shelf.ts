import { drawingTurns } from './drawing-turns.ts';
import { NotLoggedInError, type OpenPdf, type PdfFile } from './pdf-file.ts';

/** Papers that are kept open: those of both panes, and those one goes back and forth between. */
const keptOpen = 4;

interface KeptPaper {
  readonly opening: Promise<PdfFile>;
  /** Once it is open. */
  file: PdfFile | null;
  readonly holders: Set<AbortSignal>;
}

export interface FileShelf {
  /** The paper of a document, opened once, and not closed before its holder aborts. After a failure the next call tries anew. */
  open(id: string, holder: AbortSignal): Promise<PdfFile>;
  /**
   * Whoever asks for this paper next gets it opened anew: what failed to arrive once, pdf.js never asks for again. Those who
   * hold it keep it.
   */
  drop(file: PdfFile): void;
  /** Opens a paper that will be asked for soon. */
  openEarly(url: string): void;
  /** Reads a page that will be asked for soon, with its words. */
  look(id: string, page: number): void;
  closeAll(): void;
}

export interface ShelfParts {
  readonly open: OpenPdf;
  readonly urlOf: (id: string) => string;
  /** Renews the session. Rejects when that cannot be. */
  readonly renew: () => Promise<unknown>;
}

const closeLater = ({ opening }: KeptPaper): void => {
  opening.then(
    (file) => file.close(),
    // It never opened: whoever asked for it was told.
    () => undefined,
  );
};

/** Keeps the papers that somebody holds and those that were used last open, and closes the others. */
function keepPapers(openPdf: OpenPdf) {
  const kept = new Map<string, KeptPaper>();

  const add = (url: string): KeptPaper => {
    const paper: KeptPaper = { opening: openPdf(url), file: null, holders: new Set() };
    paper.opening.then(
      (file) => {
        paper.file = file;
      },
      () => {
        if (kept.get(url) === paper) kept.delete(url);
      },
    );
    return paper;
  };
  const setLast = (url: string, paper: KeptPaper) => {
    kept.delete(url);
    kept.set(url, paper);
    for (const [oldest, one] of kept) {
      if (kept.size <= keptOpen) break;
      if (one.holders.size > 0) continue;
      kept.delete(oldest);
      closeLater(one);
    }
  };
  return {
    take: (url: string) => setLast(url, kept.get(url) ?? add(url)),
    hold: (url: string, holder: AbortSignal): Promise<PdfFile> => {
      const paper = kept.get(url) ?? add(url);
      const leave = () => {
        if (!paper.holders.delete(holder)) return;
        if (kept.get(url) === paper) setLast(url, paper);
        else if (paper.holders.size === 0) closeLater(paper);
      };
      paper.holders.add(holder);
      holder.addEventListener('abort', leave, { once: true });
      setLast(url, paper);
      return paper.opening;
    },
    drop: (file: PdfFile): void => {
      for (const [url, paper] of kept) {
        if (paper.file !== file) continue;
        kept.delete(url);
        if (paper.holders.size === 0) closeLater(paper);
      }
    },
    closeAll: (): void => {
      for (const paper of kept.values()) {
        // Whoever leaves it later closes nothing.
        paper.holders.clear();
        closeLater(paper);
      }
      kept.clear();
    },
  };
}

export function createFileShelf({ open: openPdf, urlOf, renew }: ShelfParts): FileShelf {
  const openRenewed = async (url: string): Promise<PdfFile> => {
    try {
      return await openPdf(url);
    } catch (error) {
      if (!(error instanceof NotLoggedInError)) throw error;
      await renew();
      return await openPdf(url);
    }
  };
  const { take, hold, drop, closeAll } = keepPapers(openRenewed);
  const open = async (id: string, holder: AbortSignal): Promise<PdfFile> => {
    holder.throwIfAborted();
    return await hold(urlOf(id), holder);
  };
  return {
    open,
    drop,
    openEarly: take,
    look: (id, page) => {
      const reading = new AbortController();
      const read = async () => (await (await open(id, reading.signal)).page(page)).pieces();
      drawingTurns
        .first(read)
        // Whoever shows it asks for it again, and is told.
        .catch(() => undefined)
        .finally(() => reading.abort());
    },
    closeAll,
  };
}
