/** Where the part of the library is that reads papers: a file of this release. */
export const workerUrl = new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url).href;

/** Resolves with a worker of this code when it can be asked; with null where none can be had, as from another origin. */
export function workerAt(url: string): Promise<Worker | null> {
  if (new URL(url).origin !== location.origin) return Promise.resolve(null);
  const worker = new Worker(url, { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
  });
}

let started: Promise<Worker | null> | undefined;

/** The one worker that reads papers. The first call starts it: its code is three times that of all else, and is read beside it. */
export function startWorker(): Promise<Worker | null> {
  started ??= workerAt(workerUrl);
  return started;
}
