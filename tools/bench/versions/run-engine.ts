import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareCommand } from '../engine-load/commands.ts';
import { engineOutput, type EngineOutput } from './score/engine-output.ts';

/** A run that takes longer has hung. */
const timeoutMs = 900_000;
/** Progress of some thousand pages. */
const mostBytes = 64_000_000;

export interface EngineRun {
  readonly output: EngineOutput;
  readonly seconds: number;
  /** Why there is no output. */
  readonly failure?: string;
}

/** Compares documents as `npm run compare` does; a run that fails gives no findings and says why. */
export async function runEngine(files: readonly string[]): Promise<EngineRun> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-compare-'));
  const out = join(folder, 'out.json');
  const started = performance.now();
  try {
    const failure = await runShell(`${compareCommand(files)} --json '${out}'`);
    const seconds = (performance.now() - started) / 1000;
    if (failure !== undefined) return { output: engineOutput.parse({ findings: [] }), seconds, failure };
    return { output: engineOutput.parse(JSON.parse(await readFile(out, 'utf8'))), seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a command that fails said last. */
async function runShell(command: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = { timeout: timeoutMs, maxBuffer: mostBytes };
    execFile('bash', ['-c', command], options, (error, _, said) =>
      resolve(error === null ? undefined : `${error.message.split('\n')[0] ?? ''} ${said.trim().slice(-200)}`),
    );
  });
}
