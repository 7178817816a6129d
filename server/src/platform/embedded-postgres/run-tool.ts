import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import { StartProblem } from '../errors/start-problem.ts';
import type { Place } from './place-cluster.ts';

/** What PostgreSQL's programs get of our environment: nothing that could redirect them. */
export function toolEnvironment(place: Place): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin', HOME: place.home };
}

export function toolAccount({ account }: Place): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Runs a program to its end. Its words become the error when it fails. */
export async function runTool(place: Place, program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, {
    cwd: place.home,
    env: toolEnvironment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...toolAccount(place),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, out, error] = await Promise.all([ended, buffer(child.stdout), buffer(child.stderr)]);
  if (code === 0) return;
  const words = error.toString().trim() || out.toString().trim();
  throw new StartProblem(`${path.basename(program)} could not prepare ${place.home} (${code}):\n${words}`);
}
