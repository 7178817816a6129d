// What `npm run compare` starts, and nothing else may load: it reads the arguments of its process and ends it.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { runCommandLine } from './command-line.ts';

// Half of a small comparison is loading code. Reading processes, which meet untrusted files, have a folder of their own.
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/compare'));

async function run(): Promise<void> {
  process.exitCode = await runCommandLine(process.argv.slice(2));
  // All is written and no reading process is left. The system takes back the memory of a long document at once; V8 would
  // go through it piece by piece.
  process.once('beforeExit', () => process.exit());
}

// Not awaited here: in a bundle, what is loaded later needs parts of this file, and would wait for it to end.
void run();
