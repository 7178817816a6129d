import { spawn } from 'node:child_process';

export interface CommandResult {
  readonly ok: boolean;
  /** Standard output and standard error together, as they came. */
  readonly output: string;
}

/** What is kept is searched: no colours, also where the one who calls asks for them. */
function withoutColours(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _colours, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1' };
}

/** Runs a program to its end and keeps what it says. Never throws for a program that fails. */
export function runCommand(command: string, args: readonly string[], cwd: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: withoutColours(), stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
