import { NotLoggedInError, type OpenPdf, type PdfFile } from './pdf-file.ts';

/** Papers that are kept open: those of both panes, and those one goes back and forth between. */
const keptOpen = 4;

export interface FileShelf {
  /** The paper of a document, opened once. After a failure the next call tries anew. */
  open(id: string): Promise<PdfFile>;
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

  const openRenewed = async (id: string): Promise<PdfFile> => {
    try {
      return await open(urlOf(id));
    } catch (error) {
      if (!(error instanceof NotLoggedInError)) throw error;
      await renew();
      return await open(urlOf(id));
    }
  };
  return {
    open(id) {
      const opened = shelf.get(id) ?? openRenewed(id);
      shelf.delete(id);
      shelf.set(id, opened);
      opened.catch(() => {
        if (shelf.get(id) === opened) shelf.delete(id);
      });
      for (const [oldest, file] of shelf) {
        if (shelf.size <= keptOpen) break;
        shelf.delete(oldest);
        closeLater(file);
      }
      return opened;
    },
    closeAll() {
      shelf.forEach(closeLater);
      shelf.clear();
    },
  };
}
