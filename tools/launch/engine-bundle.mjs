import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleEngine } from './bundle-engine.mjs';

/** All that a bundle is made of. */
const sources = ['engine/models', 'engine/src', 'shared/src'];
const settings = ['pnpm-lock.yaml', 'tools/launch/bundle-engine.mjs'];

/** Bundles of other sources are kept this long after they were last started: one of them may still be running. In milliseconds. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Path of the command that compares, bundled from the sources as they are now. They are told apart by names, sizes and
 * times of change, which costs a few milliseconds; the first run after a change bundles them, which costs a second.
 *
 * @throws Error when it cannot be bundled: the folder cannot be written, or the sources have faults
 */
export async function bundledCommand(root, bundle = bundleEngine) {
  const engine = join(root, 'engine');
  const bundles = join(engine, 'dist');
  const folder = join(bundles, fingerprint(root));
  const command = join(folder, 'compare-command.mjs');
  if (isFile(command)) {
    markUsed(folder);
    return command;
  }
  mkdirSync(bundles, { recursive: true });
  forgetOld(bundles);
  const draft = join(bundles, `draft-${randomUUID()}`);
  try {
    await bundle(engine, draft);
    publish(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return command;
}

/** 16 hex digits that change with any source. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const files = [...settings, ...sources.flatMap((folder) => filesIn(root, folder))];
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** A bundle appears whole or not at all. Another run may have been faster with the same one. */
function publish(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
}

/** A run loads what writes its report when it comes to that: its bundle must not be gone by then. */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch (error) {
    // Another account made it, which alone may mark and forget it.
    if (error.code !== 'EPERM' && error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

function forgetOld(bundles) {
  for (const name of readdirSync(bundles)) {
    const folder = join(bundles, name);
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > keptMs) rmSync(folder, { recursive: true, force: true });
  }
}
