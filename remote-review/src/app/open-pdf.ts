import { loadPdfOpener, startWorker, type OpenPdf } from '../features/pages/index.ts';

// Both start before the page is put together: the worker reads its code meanwhile, and the library is there when a paper is asked for.
void startWorker();
loadPdfOpener().catch((error: unknown) => console.warn('The library that draws pages did not arrive yet', error));

/** Opens a paper by pdf.js. Where the library did not arrive it is asked for anew. */
export const openPdf: OpenPdf = async (url) => (await loadPdfOpener())(url);
