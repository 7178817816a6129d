import { findPrunedCommit } from './find-pruned.ts';
import { activate } from './registry-edits.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import type { SiteStore } from './site-store.ts';

/** Makes a version live for everybody. One whose files are gone is refused with the way to get it back. */
export async function promoteRelease(site: SiteStore, name: string, version: string): Promise<void> {
  const { remotes } = await readRegistry(site);
  if (!Object.hasOwn(remotes[name]?.releases ?? {}, version)) {
    const commit = await findPrunedCommit(site, name, version);
    if (commit !== null) {
      throw new Error(
        `${name} ${version} was old and its files were removed. It was built from commit ${commit}: ` +
          `check that out and npm run release -- remote-${name}`,
      );
    }
  }
  await editRegistry(site, `promote ${name} ${version}`, activate(name, version));
}
