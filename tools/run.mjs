#!/usr/bin/env node
// The way into every command. It needs nothing but Node >= 20 and npm: it installs what is missing, finds a Node that
// runs TypeScript as it is, and starts the command there. Plain JavaScript without dependencies, because it runs first.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath, exit, platform, stderr, versions } from 'node:process';
import { fileURLToPath } from 'node:url';
import { compareStart } from './launch/compare-start.mjs';
import { ensureInstalled } from './launch/ensure-installed.mjs';
import { findNode, wantedMajor } from './launch/find-node.mjs';
import { findScope } from './launch/install-scope.mjs';
import { whenParentIsGone } from './launch/watch-parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm run <command>`, or `npm run <command> -- <part>`, to the file that does it. */
const commands = {
  start: 'tools/start/start.ts',
  test: 'tools/test/run-tests.ts',
  'test unit': 'tools/test/run-unit.ts',
  'test e2e': 'tools/test/run-journeys.ts',
  check: 'tools/check/run-checks.ts',
  fix: 'tools/check/fix.ts',
  bench: 'tools/bench/run-bench.ts',
  fit: 'tools/fit/fit.ts',
  compare: 'engine/src/compare-command.ts',
  build: 'tools/build/build-site.ts',
  dev: 'tools/release/dev.ts',
  release: 'tools/release/release.ts',
  'release promote': 'tools/release/promote.ts',
  'release rollback': 'tools/release/rollback.ts',
  'release prune': 'tools/release/prune.ts',
  'release can-release': 'tools/release/can-release.ts',
  'release allow-origin': 'tools/release/allow-origin.ts',
  'release pipeline': 'tools/release/pipeline.ts',
};

const [called = '', ...following] = argv.slice(2);
const withPart = `${called} ${following[0]}`;
const [command, args] = Object.hasOwn(commands, withPart) ? [withPart, following.slice(1)] : [called, following];
const entry = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (entry === undefined) {
  stderr.write(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}\n`);
  exit(2);
}

/** What the command needs; a mistake is said before anything is installed. */
function scopeOf() {
  try {
    return findScope(root, command, args);
  } catch (error) {
    stderr.write(`${error.message}\n`);
    return exit(2);
  }
}

/** How Node starts the command: options, what it runs, and variables. */
async function startOf(name) {
  const script = join(root, entry);
  if (name === 'compare') return compareStart(root, major);
  if (name !== 'start') return { options: [], script, env: {} };
  // It stays as long as the service: a heap that grows no more than it must, and no compiler of TypeScript.
  const codeFolder = join(root, 'server', 'node_modules', '.cache', 'service');
  return { options: ['--max-semi-space-size=8'], script, env: { NODE_COMPILE_CACHE: codeFolder } };
}

await ensureInstalled(root, scopeOf());
const node = findNode(root);
const major = node === execPath ? Number(versions.node.split('.')[0]) : wantedMajor;
const start = await startOf(command);
const separator = platform === 'win32' ? ';' : ':';
const child = spawn(node, [...start.options, '--disable-warning=ExperimentalWarning', start.script, ...args], {
  // The command works on the folder the caller stands in; npm itself moves there and keeps the old one in INIT_CWD.
  cwd: command === 'compare' ? (env.INIT_CWD ?? root) : root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...env,
    PATH: `${join(root, 'node_modules', '.bin')}${separator}${env.PATH ?? ''}`,
    npm_node_execpath: execPath,
    ...start.env,
  },
});

for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// A terminal sends Ctrl-C to the whole group: the child ends itself in order, this process only waits for it. One that
// was sent to npm alone comes as a message, which is none more where the signal has come.
process.once('SIGINT', () => {
  setInterval(() => child.connected && child.send('stop'), 500).unref();
  process.on('SIGINT', () => undefined);
});
whenParentIsGone(() => child.kill('SIGTERM'));
child.on('error', (error) => {
  stderr.write(`${command} could not be started: ${error.message}\n`);
  exit(1);
});
child.on('exit', (code, signal) => exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
