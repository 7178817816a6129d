import { readFile } from 'node:fs/promises';
import { box } from '@app/shared/contracts';
import * as z from 'zod/mini';
import { loadPdfium } from './pdfium-library.ts';
import { samePrint } from './same-print.ts';

const request = z.object({
  a: z.string(),
  b: z.string(),
  places: z.array(z.object({ page: z.int(), box })),
});

process.once('disconnect', () => process.exit(0));
process.on('message', (message) => {
  void answer(message);
});

async function answer(message: unknown): Promise<void> {
  const { a, b, places } = request.parse(message);
  process.send?.(samePrint(await loadPdfium(), await readFile(a), await readFile(b), places));
}
