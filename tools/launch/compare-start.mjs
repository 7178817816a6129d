import { join } from 'node:path';
import { stderr } from 'node:process';
import { bundledCommand } from './engine-bundle.mjs';
import { wantedMajor } from './find-node.mjs';

/**
 * Most comparisons last a second or two: there the last stages of V8's compilers cost more than they save. Flags must
 * stand on the command line: V8 takes what it has half compiled for machine code when they change while it runs.
 */
const flags = [
  '--no-osr-from-maglev',
  '--no-maglev-loop-peeling',
  '--invocation-count-for-turbofan=100000',
  '--invocation-count-for-maglev=1200',
  '--no-regexp-tier-up',
  // What Node keeps of compiled code is what was compiled when a file was loaded: all of it, then, or each run compiles
  // its three thousand functions anew.
  '--no-lazy',
  // Most of what a comparison makes is of no use a moment later, and it is over before its memory need be gone through as
  // a whole: in megabytes, what is new until it is looked at, and what is kept until it is. New memory beyond that costs
  // more to be given by the system than to be used again.
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--initial-old-space-size=512',
  // While it waits for pages that are read, it need not tidy up.
  '--no-minor-gc-task',
  // Helpers of the compilers and of the memory mostly wait for each other.
  '--v8-pool-size=1',
];

/** The engine bundled; from its sources where that cannot be, which finds the same a little later. */
async function scriptIn(root) {
  try {
    return await bundledCommand(root);
  } catch (error) {
    stderr.write(`The engine starts from its sources, as it could not be bundled: ${error.message}\n`);
    return join(root, 'engine', 'src', 'compare-command.ts');
  }
}

/**
 * How Node starts a comparison: options, what it runs, and variables with a cache of compiled code that holds the first
 * file too, so that Node need not start its compiler of TypeScript for it. Other versions of Node than this one know
 * other flags.
 */
export const compareStart = async (root, major) => ({
  options: major === wantedMajor ? flags : [],
  script: await scriptIn(root),
  env: { NODE_COMPILE_CACHE: join(root, 'engine', 'node_modules', '.cache', 'compare') },
});
