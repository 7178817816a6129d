import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, exit, platform, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const fullStamp = '.install-stamp';

/**
 * Installs the dependencies of the lockfile unless exactly these are installed already: all of them, or those of a scope
 * (see `findScope`).
 */
export async function ensureInstalled(root, scope = null) {
  const wanted = hashOfInputs(root);
  const folder = join(root, 'node_modules');
  const stamp = scope === null ? fullStamp : `${fullStamp}-${scope.name}`;
  const isInstalled = () => [fullStamp, stamp].some((name) => readStamp(join(folder, name)) === wanted);
  if (isInstalled()) return;
  const lock = join(root, '.install-lock');
  await acquire(lock);
  let installed = true;
  try {
    if (!isInstalled()) {
      installed = install(root, scope);
      if (installed) {
        forgetOtherStates(folder, wanted);
        writeFileSync(join(folder, stamp), wanted);
      }
    }
  } finally {
    rmSync(lock, { force: true });
  }
  if (!installed) exit(1);
}

/** What was installed of another lockfile is no longer all there. */
function forgetOtherStates(folder, wanted) {
  const stamps = readdirSync(folder).filter((name) => name.startsWith(fullStamp));
  for (const name of stamps.filter((other) => readStamp(join(folder, other)) !== wanted)) rmSync(join(folder, name));
}

function hashOfInputs(root) {
  const hash = createHash('sha256').update(`${platform}-${process.arch}`);
  const packages = ['.', 'tools']
    .flatMap((folder) => foldersIn(root, folder))
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const patches = readdirSync(join(root, 'patches')).map((name) => join('patches', name));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...patches.toSorted()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  for (const file of ['package.json', ...packages]) hash.update(file).update(dependenciesIn(join(root, file)));
  return hash.digest('hex');
}

/** What a package asks to be installed. Its version changes with every release and asks for nothing. */
function dependenciesIn(file) {
  const { name, packageManager, dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return JSON.stringify([name, packageManager, dependencies, devDependencies, optionalDependencies]);
}

function foldersIn(root, parent) {
  if (!existsSync(join(root, parent))) return [];
  const entries = readdirSync(join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(parent, entry.name));
}

function readStamp(stamp) {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
}

/** Waits until no other install works in this folder. The lock names its process, so a dead one never blocks. */
async function acquire(lock) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isAlive(Number(readStamp(lock)))) rmSync(lock, { force: true });
    await sleep(200);
  }
}

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function install(root, scope) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [command, ...args] = pnpmCommand(packageManager.split('@')[1]);
  stderr.write(`Installing what ${scope === null ? 'is missing' : `${scope.name} needs`} (once)...\n`);
  const filters = (scope?.filters ?? []).flatMap((filter) => ['--filter', filter]);
  // Standard output belongs to the command that follows: `compare` prints its result there.
  const result = spawnSync(command, [...args, ...filters, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: platform === 'win32',
    env: { ...env, npm_config_engine_strict: 'false', CI: 'true' },
  });
  if (result.status === 0) return true;
  stderr.write(
    'The dependencies could not be installed. Is the package registry reachable? The lines above say what pnpm found.\n',
  );
  return false;
}

/** pnpm of the wanted major if there is one, else the exact version through npx. */
function pnpmCommand(version) {
  const major = `${version.split('.')[0]}.`;
  const caller = env.npm_execpath ?? '';
  const callerVersion = /pnpm\/(\S+)/.exec(env.npm_config_user_agent ?? '')?.[1] ?? '';
  if (caller.includes('pnpm') && callerVersion.startsWith(major) && caller.endsWith('js')) {
    return [process.execPath, caller];
  }
  const found = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: platform === 'win32' });
  if (found.status === 0 && found.stdout.trim().startsWith(major)) return ['pnpm'];
  return ['npx', '--yes', `pnpm@${version}`];
}
