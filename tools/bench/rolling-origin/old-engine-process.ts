// Compares documents by the engine of another state of the project, whose folder is the first argument.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

interface Source {
  readonly name: string;
  readonly path: string;
}

const callable = <Type>() => z.custom<Type>((value) => typeof value === 'function');

const request = z.object({ folder: z.string(), files: z.array(z.string()) });
const comparison = z.object({ result: z.unknown() });
const options = { nativeOcr: false, concurrency: 1 };

const tree = z.string().parse(process.argv[2]);
const imported: unknown = await import(pathToFileURL(join(tree, 'engine/src/index.ts')).href);
const engine = z
  .object({
    analyse: callable<(sources: readonly Source[], options: object) => Promise<unknown>>(),
    compareDocuments: callable<(documents: readonly unknown[]) => unknown>(),
    /** Later states keep the process that reads; that of a comparison alone starts anew each time. */
    openDocumentReader: callable<(options: object) => { read: (source: Source) => Promise<unknown> }>().optional(),
  })
  .parse(imported);
const reader = engine.openDocumentReader?.(options);

async function compare(sources: readonly Source[]): Promise<unknown> {
  if (reader === undefined) return engine.analyse(sources, options);
  const documents: unknown[] = [];
  for (const source of sources) documents.push(await reader.read(source));
  return engine.compareDocuments(documents);
}

async function answer(message: unknown): Promise<void> {
  const { folder, files } = request.parse(message);
  const { result } = comparison.parse(await compare(files.map((name) => ({ name, path: join(folder, name) }))));
  process.send?.(result);
}

process.on('message', (message: unknown) => void answer(message));
// A process that reads would outlive the one that asked for it.
process.once('disconnect', () => process.exit());
