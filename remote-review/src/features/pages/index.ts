export { createFileShelf, type FileShelf } from './file-shelf.ts';
export { FindBar, type FindBarProps } from './find-bar.tsx';
export { FindTool } from './find-tool.tsx';
export { stepZoom, type Zoom } from './page-layout.ts';
export type { MissingMark, PageMark, Place, Turn } from './page-mark.ts';
export { PagesPane } from './pages-pane.tsx';
export type { PaneLayout } from './pane-body.tsx';
export type { PaneDocument } from './pane-head.tsx';
export type { OpenPdf, PdfFile } from './pdf-file.ts';
export { startWorker } from './page-worker.ts';
export { useFind, type FoundPlace } from './use-find.ts';
export { ZoomTools } from './zoom-tools.tsx';

/** The library that draws papers is most of this remote, so it comes after the list. */
export const loadPdfOpener = async () =>
  (await import(/* webpackChunkName: "page-review" */ './open-with-pdfjs.ts')).openWithPdfjs;
