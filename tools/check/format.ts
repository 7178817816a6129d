import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';

const { ok, output } = await runCommand('oxfmt', ['.'], fileURLToPath(new URL('../..', import.meta.url)));
console.log(output);
process.exitCode = ok ? 0 : 1;
