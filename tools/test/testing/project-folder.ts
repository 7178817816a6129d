import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from '@jest/globals';

/** Folders of a test, each with files of its own; they are removed after it. */
export function projectFolders() {
  const made: string[] = [];
  afterEach(async () => {
    await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
  });
  return {
    /** @param modules the folder that packages are taken from */
    async write(files: Readonly<Record<string, string>>, modules?: string): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'project-'));
      made.push(folder);
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      if (modules !== undefined) await symlink(modules, join(folder, 'node_modules'));
      return folder;
    },
  };
}
