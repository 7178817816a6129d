import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { runCommand } from './run-command.ts';

it('keeps text without colours, also from a program that always colours', async () => {
  const said = String.raw`console.log('\u001b[38;2;225;80;80;1mwrong\u001b[0m here')`;
  expect(await runCommand('node', ['-e', said], tmpdir())).toEqual({ ok: true, output: 'wrong here\n' });
});
