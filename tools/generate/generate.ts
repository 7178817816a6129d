import { fileURLToPath } from 'node:url';
import { generateFiles } from './generated-files.ts';

/** `generate`: makes every generated file anew. */
const written = await generateFiles(fileURLToPath(new URL('../..', import.meta.url)));
console.log(written.length === 0 ? 'All generated files are up to date.' : `Written: ${written.join(', ')}`);
