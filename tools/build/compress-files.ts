import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = (path: string): boolean => /\.(js|css|json|svg|txt|map)$/.test(path);

/** Writes a `.br` and a `.gz` beside every text file, so that the server never compresses. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter(isText);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(join(folder, `${file}.br`), await toBrotli(bytes, { params }));
      await writeFile(join(folder, `${file}.gz`), await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
