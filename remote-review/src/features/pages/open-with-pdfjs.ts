import type { Box } from '@app/shared/contracts';
import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  RenderingCancelledException,
  ResponseException,
  TextLayer,
  Util,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { keepRecent } from './keep-recent.ts';
import { startWorker, workerUrl } from './page-worker.ts';
import { FileGoneError, NotLoggedInError, type PdfFile, type PdfPage, type TextPiece } from './pdf-file.ts';

/** Set by the bundler: where the files of this release are. */
declare const __webpack_public_path__: string;

GlobalWorkerOptions.workerSrc = workerUrl;

/** One worker for all papers: each would keep its own fonts and code. Without one of ours the library finds its own way. */
const worker = startWorker().then((port) => PDFWorker.create(port === null ? {} : { port }));

/**
 * Pictures of more dots are not drawn: a page of A3 scanned with 600 dots an inch has 70 million, and four bytes for each are
 * taken of the reader's memory.
 */
const mostDots = 80_000_000;
/** Larger pictures are scaled down by the worker before they are drawn. */
const largestCanvasBytes = 4 * 16_000_000;

/** Papers have thousands of pages; the words of those that are looked at are asked for several times. */
const pagesKept = 12;

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type ReadText = () => Promise<TextContent>;

const pieceOf = (text: string, width: number, transform: readonly number[]): TextPiece => {
  const [cos = 1, sin = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const height = Math.hypot(c, d);
  const turn = Math.atan2(sin, cos);
  const along = [Math.cos(turn) * width, Math.sin(turn) * width] as const;
  const up = [Math.sin(turn) * height * 0.8, -Math.cos(turn) * height * 0.8] as const;
  const down = [-Math.sin(turn) * height * 0.2, Math.cos(turn) * height * 0.2] as const;
  const corners = [up, down].flatMap(([dx, dy]) => [
    [x + dx, y + dy] as const,
    [x + dx + along[0], y + dy + along[1]] as const,
  ]);
  const xs = corners.map(([left]) => left);
  const ys = corners.map(([, top]) => top);
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { text, box };
};

async function piecesOf(readText: ReadText, viewport: PageViewport): Promise<readonly TextPiece[]> {
  const { items } = await readText();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    return [pieceOf(item.str, item.width, Util.transform(viewport.transform, item.transform))];
  });
}

async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) {
  const viewport = page.getViewport({ scale });
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
  } catch (error) {
    if (error instanceof RenderingCancelledException) signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

interface TextOfPage {
  readonly viewport: PageViewport;
  readonly readText: ReadText;
}

async function layText({ viewport, readText }: TextOfPage, container: HTMLElement, scale: number, signal: AbortSignal) {
  container.style.setProperty('--total-scale-factor', String(scale));
  const textContentSource = await readText();
  signal.throwIfAborted();
  const layer = new TextLayer({ textContentSource, container, viewport });
  const cancel = () => layer.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await layer.render();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function pageOf(page: PDFPageProxy, readText: ReadText): PdfPage {
  const viewport = page.getViewport({ scale: 1 });
  return {
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    draw: (canvas, scale, signal) => drawPage(page, canvas, scale, signal),
    layText: (container, scale, signal) =>
      layText({ viewport: page.getViewport({ scale }), readText }, container, scale, signal),
    pieces: () => piecesOf(readText, viewport),
    release: () => void page.cleanup(),
  };
}

function fileOf(document: PDFDocumentProxy, close: () => void): PdfFile {
  const textOf = keepRecent(pagesKept, async (number: number) => (await document.getPage(number)).getTextContent());
  return {
    pageCount: document.numPages,
    page: async (number) => pageOf(await document.getPage(number), () => textOf(number)),
    close,
  };
}

/** Opens a paper by ranges of its file, with the person's cookies. Runs no script of it, and compiles no code. */
export async function openWithPdfjs(url: string): Promise<PdfFile> {
  const assets = new URL('page-pdf/', new URL(__webpack_public_path__, location.href)).href;
  const task = getDocument({
    url,
    withCredentials: true,
    worker: await worker,
    disableAutoFetch: true,
    disableStream: true,
    useWasm: false,
    maxImageSize: mostDots,
    canvasMaxAreaInBytes: largestCanvasBytes,
    useWorkerFetch: false,
    cMapUrl: `${assets}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${assets}fonts/`,
    wasmUrl: assets,
    verbosity: 0,
  });
  try {
    return fileOf(await task.promise, () => void task.destroy());
  } catch (error) {
    if (error instanceof ResponseException) {
      if (error.status === 401) throw new NotLoggedInError('The session has ended', { cause: error });
      if (error.status === 404 || error.status === 410) throw new FileGoneError('The file is gone', { cause: error });
    }
    throw error;
  }
}
