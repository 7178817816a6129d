import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compressFiles } from '../../build/compress-files.ts';

/** Where the service serves it from. */
export const bareViewerPath = '/remotes/bare-viewer/bare-viewer.html';

/** Puts the bare viewer into a site, with the library that the review is built with. */
export async function placeBareViewer(siteDir: string): Promise<void> {
  const folder = path.join(siteDir, 'remotes/bare-viewer');
  const review = createRequire(new URL('../../../remote-review/package.json', import.meta.url));
  const library = path.dirname(review.resolve('pdfjs-dist/package.json'));
  await mkdir(folder, { recursive: true });
  await cp(path.join(import.meta.dirname, 'bare-viewer'), folder, { recursive: true });
  await cp(path.join(library, 'build/pdf.min.mjs'), path.join(folder, 'pdf.min.js'));
  await cp(path.join(library, 'build/pdf.worker.min.mjs'), path.join(folder, 'pdf.worker.min.js'));
  await cp(path.join(library, 'standard_fonts'), path.join(folder, 'fonts'), { recursive: true });
  await compressFiles(folder);
}
