// The least that shows a page of each of two papers: what the review of a comparison is measured against. It asks for the
// same parts of the files by the same library and one worker, and draws as many pixels.
import { getDocument, GlobalWorkerOptions, PDFWorker } from './pdf.min.js';

const here = (path) => new URL(path, import.meta.url).href;
GlobalWorkerOptions.workerSrc = here('pdf.worker.min.js');
const worker = new PDFWorker({});
const asked = new URLSearchParams(location.search);
const [page, scale] = ['page', 'scale'].map((name) => Number(asked.get(name)));

async function show(url) {
  const paper = await getDocument({
    url,
    worker,
    withCredentials: true,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    standardFontDataUrl: here('fonts/'),
  }).promise;
  const sheet = await paper.getPage(page);
  const viewport = sheet.getViewport({ scale });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
  await sheet.render({ canvas, viewport }).promise;
  document.body.append(canvas);
}

await Promise.all(asked.getAll('file').map(show));
