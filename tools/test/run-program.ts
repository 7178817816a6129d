import { spawn } from 'node:child_process';
import { kill, pid } from 'node:process';

interface ProgramOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end, its output in that of this process, and gives its exit code. When this process is to end,
 * the program ends first, in order, so that no browser and no service of it is left.
 */
export function runProgram(command: string, args: readonly string[], { cwd, env }: ProgramOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env });
    let isEnded = false;
    const end = (): void => {
      isEnded = true;
      // What Jest and Playwright tidy up for.
      child.kill('SIGINT');
    };
    process.once('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', end);
      if (isEnded) kill(pid, 'SIGTERM');
      else resolve(code ?? 1);
    });
  });
}
