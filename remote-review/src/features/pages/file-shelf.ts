import { drawingTurns } from './drawing-turns.ts';
import { NotLoggedInError, type OpenPdf, type PdfFile } from './pdf-file.ts';

/** Papers that are kept open: those of both panes, and those one goes back and forth between. */
const keptOpen = 4;

export interface FileShelf {
  /** The paper of a document, opened once. After a failure the next call tries anew. */
  open(id: string): Promise<PdfFile>;
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

const closeLater = (opened: Promise<PdfFile>): void => {
  opened.then(
    (file) => file.close(),
    // It never opened: whoever asked for it was told.
    () => undefined,
  );
};

/** Keeps the papers that were used last open, and closes the others. */
export function createFileShelf({ open, urlOf, renew }: ShelfParts): FileShelf {
  const shelf = new Map<string, Promise<PdfFile>>();

  const openRenewed = async (url: string): Promise<PdfFile> => {
    try {
      return await open(url);
    } catch (error) {
      if (!(error instanceof NotLoggedInError)) throw error;
      await renew();
      return await open(url);
    }
  };
  const take = (url: string): Promise<PdfFile> => {
    const opened = shelf.get(url) ?? openRenewed(url);
    shelf.delete(url);
    shelf.set(url, opened);
    opened.catch(() => {
      if (shelf.get(url) === opened) shelf.delete(url);
    });
    for (const [oldest, file] of shelf) {
      if (shelf.size <= keptOpen) break;
      shelf.delete(oldest);
      closeLater(file);
    }
    return opened;
  };
  return {
    open: async (id) => take(urlOf(id)),
    openEarly: (url) => void take(url),
    look: (id, page) => {
      const read = async () => (await (await take(urlOf(id))).page(page)).pieces();
      // Whoever shows it asks for it again, and is told.
      drawingTurns.first(read).catch(() => undefined);
    },
    closeAll() {
      shelf.forEach(closeLater);
      shelf.clear();
    },
  };
}
