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
import { FileGoneError, NotLoggedInError, type PdfFile, type PdfPage, type TextPiece } from './pdf-file.ts';

/** Set by the bundler: where the files of this release are. */
declare const __webpack_public_path__: string;

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** One worker for all papers: each would keep its own fonts and code. */
let worker: PDFWorker | undefined;

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

async function piecesOf(page: PDFPageProxy, viewport: PageViewport): Promise<readonly TextPiece[]> {
  const { items } = await page.getTextContent();
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

async function layText(page: PDFPageProxy, container: HTMLElement, scale: number, signal: AbortSignal) {
  const viewport = page.getViewport({ scale });
  container.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
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

function pageOf(page: PDFPageProxy): PdfPage {
  const viewport = page.getViewport({ scale: 1 });
  return {
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    draw: (canvas, scale, signal) => drawPage(page, canvas, scale, signal),
    layText: (container, scale, signal) => layText(page, container, scale, signal),
    pieces: () => piecesOf(page, viewport),
    release: () => void page.cleanup(),
  };
}

function fileOf(document: PDFDocumentProxy, close: () => void): PdfFile {
  return {
    pageCount: document.numPages,
    page: async (number) => pageOf(await document.getPage(number)),
    close,
  };
}

/** Opens a paper by ranges of its file, with the person's cookies. Runs no script of it, and compiles no code. */
export async function openWithPdfjs(url: string): Promise<PdfFile> {
  const assets = new URL('page-pdf/', new URL(__webpack_public_path__, location.href)).href;
  worker ??= new PDFWorker({});
  const task = getDocument({
    url,
    withCredentials: true,
    worker,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    useWasm: false,
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
