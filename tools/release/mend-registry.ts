import { resolve } from 'node:path';
import { root, runCommand } from './command-line.ts';
import { localSite } from './local-site.ts';
import { readRegistry } from './registry-file.ts';

// Reading mends a registry that was damaged while nothing ran, and says what it did.
await runCommand(async () => {
  await readRegistry(localSite(resolve(root, process.argv[2] ?? 'site')));
});
