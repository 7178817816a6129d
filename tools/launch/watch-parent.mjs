import { env, ppid } from 'node:process';

/** Milliseconds between two looks; a start that comes next waits for longer. */
const lookEveryMs = 500;

/** Npm, while it lives; its shell where a script does not replace that. */
const parent = ppid;

/**
 * Calls back when npm is gone: somebody killed it alone, and it could not pass that on. Who started the command without
 * npm may leave it to itself.
 */
export function whenParentIsGone(end) {
  if (env.npm_lifecycle_event === undefined) return;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, lookEveryMs);
  looking.unref();
}
