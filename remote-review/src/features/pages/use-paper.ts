import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { drawingTurns } from './drawing-turns.ts';
import type { FileShelf } from './file-shelf.ts';
import type { Box } from '@app/shared/contracts';
import type { PageSizes } from './page-frames.ts';
import { inkOfPage } from './page-ink.ts';
import { textEdges } from './page-layout.ts';
import { FileGoneError, type PageSize, type PdfFile, type PdfPage } from './pdf-file.ts';

/** A paper, as far as it is there. */
export type Paper =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly id: string; readonly file: PdfFile }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' };

const opening: Paper = { kind: 'opening' };

interface SettledPaper {
  readonly id: string;
  /** How often it was tried before. */
  readonly turn: number;
  readonly paper: Paper;
}

export interface ShownPaper {
  readonly paper: Paper;
  /** It is opened anew. Until then the one from before stays, with all that is drawn of it. */
  readonly isReopening: boolean;
  readonly retry: () => void;
}

/** Opens the paper of a document, and holds it as long as it is shown. */
export function usePaper(shelf: FileShelf, id: string): ShownPaper {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<SettledPaper>({ id: '', turn, paper: opening });
  /** Of the paper that is shown: it is not let go before the next one is there. */
  const holder = useRef<AbortController>(null);
  useEffect(() => {
    let isCurrent = true;
    const next = new AbortController();
    const fail = (error: unknown) => {
      if (!isCurrent) return;
      console.warn('A document could not be opened', error);
      const isGone = error instanceof FileGoneError;
      const stays = holder.current !== null && !isGone;
      setState(({ paper }) => ({ id, turn, paper: stays ? paper : { kind: isGone ? 'gone' : 'failed' } }));
    };
    drawingTurns
      .first(() => shelf.open(id, next.signal))
      .then((file) => {
        if (!isCurrent) return;
        holder.current?.abort();
        holder.current = next;
        setState({ id, turn, paper: { kind: 'open', id, file } });
      }, fail);
    return () => {
      isCurrent = false;
      if (holder.current !== next) next.abort();
    };
  }, [shelf, id, turn]);
  useEffect(
    () => () => {
      holder.current?.abort();
      holder.current = null;
    },
    [shelf, id],
  );
  const isSettled = state.id === id && state.turn === turn;
  const isReopening = state.id === id && state.paper.kind === 'open' && !isSettled;
  const paper = isSettled || isReopening ? state.paper : opening;
  const retry = () => {
    if (paper.kind === 'open') shelf.drop(paper.file);
    setTurn(turn + 1);
  };
  return { paper, isReopening, retry };
}

/** A page that was looked at, and where its words stand. */
export interface KnownPage {
  readonly key: string;
  readonly number: number;
  readonly size: PageSize;
  readonly edges: readonly [number, number] | null;
  /** Everything that is printed on it, line by line or word by word. */
  readonly lines: readonly Box[];
}

/** Where the words of a page stand; on a scan, which has none, its ink. */
async function layoutOf(page: PdfPage, signal: AbortSignal): Promise<Pick<KnownPage, 'edges' | 'lines'>> {
  const pieces = await page.pieces();
  const edges = textEdges(pieces, page);
  const ink = edges === null ? await inkOfPage(page, signal) : null;
  return ink ?? { edges, lines: pieces.map(({ box }) => box) };
}

/** Looks at one page before it is shown: its size, and how far its words reach. The last one stays until the next is known. */
export function useKnownPage(file: PdfFile | null, documentId: string, number: number): KnownPage | 'failed' | null {
  const key = `${documentId} ${number}`;
  const [known, setKnown] = useState<KnownPage | null>(null);
  const [failed, setFailed] = useState<{ readonly in: PdfFile; readonly key: string } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      const page = await file.page(Math.min(number, file.pageCount));
      const layout = await layoutOf(page, signal);
      if (signal.aborted) return;
      setKnown({ key, number: page.number, size: page, ...layout });
      setFailed(null);
    };
    drawingTurns.first(look).catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn(`Page ${number} could not be looked at`, error);
      setFailed({ in: file, key });
    });
    return () => leaving.abort();
  }, [file, key, number]);
  if (failed !== null && failed.in === file && failed.key === key) return 'failed';
  return known?.key.split(' ')[0] === documentId ? known : null;
}

interface SeenSizes {
  readonly of: string;
  readonly sizes: PageSizes | null;
}

const isSame = (one: PageSize, other: PageSize): boolean => one.width === other.width && one.height === other.height;

/** What is known of the sizes of pages when one more is: the first one's size is taken for that of all. */
function withSize(sizes: PageSizes | null, number: number, { width, height }: PageSize): PageSizes {
  const size = { width, height };
  if (sizes === null) return { usual: size, others: new Map() };
  if (isSame(sizes.others.get(number) ?? sizes.usual, size)) return sizes;
  return { usual: sizes.usual, others: new Map(sizes.others).set(number, size) };
}

/** Sizes of the pages of a document: of those that were seen, and of the page that one goes to. */
export function useSizes(documentId: string, known: KnownPage | null) {
  const [seen, setSeen] = useState<SeenSizes>({ of: documentId, sizes: null });
  const sizes = seen.of === documentId ? seen.sizes : null;
  const learn = useCallback(
    (number: number, size: PageSize) =>
      setSeen((before) => {
        const old = before.of === documentId ? before.sizes : null;
        const next = withSize(old, number, size);
        return next === old ? before : { of: documentId, sizes: next };
      }),
    [documentId],
  );
  const all = useMemo(() => (known === null ? null : withSize(sizes, known.number, known.size)), [sizes, known]);
  return { sizes: all, learn };
}
