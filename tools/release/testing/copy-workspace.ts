import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const remotes = readdirSync(root).filter((folder) => folder.startsWith('remote-'));
const packages = ['shared', 'host', ...remotes];
const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'rspack.base.ts', 'tsconfig.base.json'];

export interface WorkspaceCopy {
  readonly root: string;
  /** Changes a file; throws when the change changes nothing. */
  edit(path: string, change: (text: string) => string): Promise<void>;
  /** Gives a package a version. */
  setVersion(packageDir: string, version: string): Promise<void>;
  /** Takes all changes back. */
  restore(): Promise<void>;
}

/** Copies the web packages with their links to installed packages, so that other sources can be built without an install. */
export async function copyWorkspace(folder: string): Promise<WorkspaceCopy> {
  await mkdir(join(folder, 'tools'), { recursive: true });
  await Promise.all([
    ...packages.map((name) => cp(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true })),
    cp(join(root, 'tools/build'), join(folder, 'tools/build'), { recursive: true }),
    ...files.map((name) => cp(join(root, name), join(folder, name))),
    symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
  ]);
  const originals = new Map<string, string>();
  const rewrite = async (path: string, change: (text: string) => string): Promise<boolean> => {
    const file = join(folder, path);
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (!originals.has(file)) originals.set(file, before);
    await writeFile(file, after);
    return after !== before;
  };
  return {
    root: folder,
    edit: async (path, change) => {
      if (!(await rewrite(path, change))) {
        throw new Error(`${path} is as it was: what was to be changed is not there.`);
      }
    },
    setVersion: async (packageDir, version) => {
      await rewrite(`${packageDir}/package.json`, (text) =>
        text.replace(/"version": "[^"]*"/, `"version": "${version}"`),
      );
    },
    restore: async () => {
      await Promise.all([...originals].map(([file, text]) => writeFile(file, text)));
      originals.clear();
    },
  };
}
