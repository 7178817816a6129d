import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** Text of some hundred pages. */
const mostBytes = 256_000_000;

/** What a program prints; it fails when the program does. */
export async function runProgram(program: string, words: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, words, { maxBuffer: mostBytes });
  return stdout;
}
