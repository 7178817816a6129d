import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { arch, execPath, exit, platform, stderr, versions } from 'node:process';

/** The first Node that runs this project: older ones cannot run TypeScript as it is. */
export const wantedMajor = 24;

/** Path of a Node of the wanted major: the one that runs this, or the one that came as a package. */
export function findNode(root) {
  if (Number(versions.node.split('.')[0]) >= wantedMajor) return execPath;
  const packaged = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  stderr.write(
    `Node ${versions.node} is running, Node ${wantedMajor} is needed, and no packaged one exists for ${platform} ${arch}.\n` +
      `Install Node ${wantedMajor} or newer and run the command again.\n`,
  );
  return exit(1);
}
