import { tmpdir } from 'node:os';
import { afterEach, expect, it } from '@jest/globals';
import { runCommand } from './run-command.ts';

const before = process.env['FORCE_COLOR'];
afterEach(() => {
  if (before === undefined) delete process.env['FORCE_COLOR'];
  else process.env['FORCE_COLOR'] = before;
});

it('asks programs for text without colours, also where colours are forced', async () => {
  process.env['FORCE_COLOR'] = '1';
  const said = 'const { FORCE_COLOR, NO_COLOR } = process.env; console.log(FORCE_COLOR, NO_COLOR)';
  expect(await runCommand('node', ['-e', said], tmpdir())).toEqual({ ok: true, output: 'undefined 1\n' });
});
