import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One line of git, or null where there is no git or no repository. */
async function git(...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', args, { cwd: import.meta.dirname });
    return stdout.trim() || null;
  } catch {
    // A copy of the sources without git can still be built and released.
    return null;
  }
}

/** Who edits the registry (git's identity, else the login name) and when (ISO 8601, UTC). */
export async function whoAndWhen(): Promise<{ by: string; at: string }> {
  const name = await git('config', 'user.name');
  const email = await git('config', 'user.email');
  const by = name === null ? userInfo().username : `${name}${email === null ? '' : ` <${email}>`}`;
  return { by, at: new Date().toISOString() };
}

/** The commit that is checked out, `unknown` without git, with `-dirty` when files differ from it. */
export async function currentCommit(): Promise<string> {
  const commit = await git('rev-parse', 'HEAD');
  if (commit === null) {
    return 'unknown';
  }
  const changes = await git('status', '--porcelain', '--untracked-files=no');
  return changes === null ? commit : `${commit}-dirty`;
}
