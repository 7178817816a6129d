import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { StoredCase } from '../accuracy/known-case.ts';
import { hashOf } from '../accuracy/reading-cache.ts';
import { withEngineOf } from './engine-tree.ts';
import { oldResult, type OldResult } from './old-result.ts';

const kept = resolve(import.meta.dirname, '../node_modules/.cache/rolling-origin');
const driver = resolve(import.meta.dirname, 'old-engine-process.ts');

/** What the engine of a commit gives for each case, in their order. What it once gave is kept. */
export async function analyseBy(commit: string, cases: readonly StoredCase[]): Promise<OldResult[]> {
  const folder = join(kept, commit);
  await mkdir(folder, { recursive: true });
  const paths = await Promise.all(
    cases.map(async (one) => {
      const files = one.known.documents.map((name) => join(one.folder, name));
      return join(folder, `${one.known.group}-${await hashOf(files)}.json`);
    }),
  );
  const queue = cases.flatMap((one, index) => {
    const path = paths[index] ?? '';
    return existsSync(path) ? [] : [{ one, path }];
  });
  if (queue.length > 0) await withEngineOf(commit, (tree) => work(tree, queue));
  return Promise.all(paths.map(async (path) => oldResult.parse(JSON.parse(await readFile(path, 'utf8')))));
}

interface Task {
  readonly one: StoredCase;
  readonly path: string;
}

/** A process for each processor takes the next case until none is left. */
async function work(tree: string, queue: Task[]): Promise<void> {
  const crew = Array.from({ length: availableParallelism() }, async () => {
    const child = fork(driver, [tree], { cwd: tree, execArgv: ['--disable-warning=ExperimentalWarning'] });
    const ended = once(child, 'exit').then(([code]: unknown[]) => {
      throw new Error(`The engine ended with ${String(code)}.`);
    });
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        await writeFile(next.path, JSON.stringify(await Promise.race([ask(child, next.one), ended])));
    } finally {
      child.kill();
    }
  });
  await Promise.all(crew);
}

async function ask(child: ChildProcess, { folder, known }: StoredCase): Promise<unknown> {
  child.send({ folder, files: known.documents });
  const [answer]: unknown[] = await once(child, 'message');
  return answer;
}
