import { openSite, readCommandLine, runCommand, UsageError } from './command-line.ts';
import { activate } from './registry-edits.ts';
import { editRegistry } from './registry-file.ts';

/** `promote <remote> <version>`: the version goes live for everybody. */
await runCommand(async () => {
  const { name, rest, values } = readCommandLine(process.argv.slice(2), []);
  const [version] = rest;
  if (version === undefined) {
    throw new UsageError('Which version? promote <remote> <version>');
  }
  await editRegistry(openSite(values), `promote ${name} ${version}`, activate(name, version));
  console.log(`${name} ${version} is live for everybody.`);
});
