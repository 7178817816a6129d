import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface CommandResult {
  readonly ok: boolean;
  /** Standard output and standard error together, without colours, whatever the environment asks for. */
  readonly output: string;
}

/** Runs a program to its end and keeps what it says. Never throws for a program that fails. */
export function runCommand(command: string, args: readonly string[], cwd: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: toPlainText(chunks) }));
  });
}

function toPlainText(chunks: readonly Buffer[]): string {
  return stripVTControlCharacters(Buffer.concat(chunks).toString('utf8'));
}
