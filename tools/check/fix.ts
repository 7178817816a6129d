import { fileURLToPath } from 'node:url';
import { generateFiles } from '../generate/generated-files.ts';
import { runCommand } from './run-command.ts';

/** `fix`: brings every generated file up to date, and formats all sources. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const written = await generateFiles(root);
console.log(written.length === 0 ? 'All generated files are up to date.' : `Written: ${written.join(', ')}`);
const { ok, output } = await runCommand('oxfmt', ['.'], root);
console.log(output);
process.exitCode = ok ? 0 : 1;
