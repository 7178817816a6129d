import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runProgram } from './run-program.ts';

const options = { cwd: import.meta.dirname, env: process.env };

/** Runs until it is told to end, and says that it did so in order. */
const service = `process.on('SIGINT', () => { console.log('tidied up'); process.exit(); }); setInterval(() => {}, 1000); console.log('is up');`;

/** A process that runs the service and waits for it. */
const runner = `
const { runProgram } = await import(${JSON.stringify(join(import.meta.dirname, 'run-program.ts'))});
await runProgram(process.execPath, ['--eval', ${JSON.stringify(service)}], { cwd: '.', env: process.env });
console.log('went on');`;

describe(runProgram, () => {
  it('gives the exit code', async () => {
    expect(await runProgram(process.execPath, ['--eval', 'process.exit(3)'], options)).toBe(3);
  });

  it('refuses a program that does not exist', async () => {
    await expect(runProgram('no-such-program', [], options)).rejects.toThrow('ENOENT');
  });

  it('ends the program in order when its own process is to end', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', runner], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      said.push(...chunk.toString('utf8').trim().split('\n'));
      if (said.length === 1) child.kill('SIGTERM');
    });
    const [, signal] = await once(child, 'close');
    expect({ said, signal }).toEqual({ said: ['is up', 'tidied up'], signal: 'SIGTERM' });
  });
});
