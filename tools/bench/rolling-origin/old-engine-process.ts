// Compares documents by the engine of another state of the project, whose folder is the first argument.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const request = z.object({ folder: z.string(), files: z.array(z.string()) });

const tree = z.string().parse(process.argv[2]);
const engine: unknown = await import(pathToFileURL(join(tree, 'engine/src/index.ts')).href);
/** What all states of the engine have: sources in, a comparison out. */
const { analyse } = z
  .object({
    analyse: z.custom<(sources: readonly object[], options: object) => Promise<unknown>>(
      (value) => typeof value === 'function',
    ),
  })
  .parse(engine);

async function answer(message: unknown): Promise<void> {
  const { folder, files } = request.parse(message);
  const sources = files.map((name) => ({ name, path: join(folder, name) }));
  const { result } = z
    .object({ result: z.unknown() })
    .parse(await analyse(sources, { nativeOcr: false, concurrency: 1 }));
  process.send?.(result);
}

process.on('message', (message: unknown) => void answer(message));
