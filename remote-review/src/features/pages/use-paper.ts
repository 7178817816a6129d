import { useCallback, useEffect, useState } from 'react';
import type { FileShelf } from './file-shelf.ts';
import { textEdges } from './page-layout.ts';
import { FileGoneError, type PageSize, type PdfFile } from './pdf-file.ts';

/** A paper, as far as it is there. */
export type Paper =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly id: string; readonly file: PdfFile }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' };

const opening: Paper = { kind: 'opening' };

/** Opens the paper of a document. */
export function usePaper(shelf: FileShelf, id: string): { readonly paper: Paper; readonly retry: () => void } {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ readonly of: string; readonly paper: Paper }>({ of: '', paper: opening });
  const of = `${id} ${turn}`;
  useEffect(() => {
    let isCurrent = true;
    const settle = (paper: Paper) => isCurrent && setState({ of, paper });
    shelf.open(id).then(
      (file) => settle({ kind: 'open', id, file }),
      (error: unknown) => {
        console.warn('A paper could not be opened', error);
        settle({ kind: error instanceof FileGoneError ? 'gone' : 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [shelf, id, of]);
  return { paper: state.of === of ? state.paper : opening, retry: () => setTurn(turn + 1) };
}

/** A page that was looked at, and where its words stand. */
export interface KnownPage {
  readonly key: string;
  readonly size: PageSize;
  readonly edges: readonly [number, number] | null;
}

/** Looks at one page before it is shown: its size, and how far its words reach. The last one stays until the next is known. */
export function useKnownPage(file: PdfFile | null, documentId: string, number: number): KnownPage | 'failed' | null {
  const key = `${documentId} ${number}`;
  const [known, setKnown] = useState<KnownPage | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (file === null) return undefined;
    let isCurrent = true;
    const look = async () => {
      const page = await file.page(Math.min(number, file.pageCount));
      const edges = textEdges(await page.pieces(), page);
      if (isCurrent) setKnown({ key, size: page, edges });
    };
    look().catch((error: unknown) => {
      console.warn(`Page ${number} could not be looked at`, error);
      if (isCurrent) setFailed(key);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, key, number]);
  if (failed === key) return 'failed';
  return known?.key.split(' ')[0] === documentId ? known : null;
}

/** Sizes of the pages that were seen; of others that of the page that one looks at first. */
export function useSizes(documentId: string) {
  const [seen, setSeen] = useState<{ readonly of: string; readonly sizes: ReadonlyMap<number, PageSize> }>({
    of: documentId,
    sizes: new Map(),
  });
  const sizes: ReadonlyMap<number, PageSize> = seen.of === documentId ? seen.sizes : new Map();
  const learn = useCallback(
    (number: number, { width, height }: PageSize) =>
      setSeen((before) => {
        const known = before.of === documentId ? before.sizes : new Map<number, PageSize>();
        const old = known.get(number);
        if (old !== undefined && old.width === width && old.height === height) return before;
        return { of: documentId, sizes: new Map(known).set(number, { width, height }) };
      }),
    [documentId],
  );
  return { sizes, learn };
}
