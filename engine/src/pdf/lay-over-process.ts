import * as z from 'zod/mini';
import { layOverPages } from './lay-over-pages.ts';
import { loadPdfium } from './pdfium-library.ts';

const request = z.object({
  path: z.string(),
  overlay: z.instanceof(Uint8Array),
  pages: z.array(z.object({ page: z.int(), isBehind: z.boolean() })),
  margin: z.number(),
});

process.once('disconnect', () => process.exit(0));
process.on('message', (message) => {
  void answer(message);
});

async function answer(message: unknown): Promise<void> {
  const { path, ...layer } = request.parse(message);
  process.send?.(await layOverPages(await loadPdfium(), path, layer));
}
