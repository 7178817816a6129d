import { openSite, readCommandLine, runCommand } from './command-line.ts';
import { rollBack } from './registry-edits.ts';
import { editRegistry } from './registry-file.ts';

/** `rollback <remote>`: ends a canary, or brings the previous version back. */
await runCommand(async () => {
  const { name, values } = readCommandLine(process.argv.slice(2), []);
  const { remotes } = await editRegistry(openSite(values), `roll back ${name}`, rollBack(name));
  const remote = remotes[name];
  console.log(`${name} ${remote?.active} is live for everybody. Blocked: ${remote?.blocked.join(', ')}.`);
});
