import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const project = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Works in the project as it was in a commit, in a folder of its own outside this one, with what it needs installed. */
export async function withEngineOf<Result>(commit: string, work: (tree: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `engine-${commit}-`));
  const tree = join(folder, 'tree');
  try {
    await run('git', ['worktree', 'add', '--detach', '--quiet', tree, commit], { cwd: project });
    // The command installs what it lacks before it looks at its arguments; without any it says how it is used.
    await run(process.execPath, ['tools/run.mjs', 'compare'], { cwd: tree }).catch((error: unknown) => {
      if (!isUsageError(error)) throw error;
    });
    return await work(tree);
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { cwd: project });
    await rm(folder, { recursive: true, force: true });
  }
}

const isUsageError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 2 && 'stderr' in error;
