import { parseArgs } from 'node:util';
import { openSite, runCommand, UsageError } from './command-line.ts';
import { allowOverrides } from './registry-edits.ts';
import { editRegistry } from './registry-file.ts';

/** `allow-origin <origin> [--remove]`: developers may load a remote from there with `?mfe=1`. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false }, site: { type: 'string' } },
  });
  const [text = ''] = positionals;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`An origin such as http://localhost:4001 is needed, not "${text}".`);
  }
  const { origin } = new URL(text);
  const what = `${values.remove ? 'forbid' : 'allow'} overrides from ${origin}`;
  const { overrideOrigins } = await editRegistry(
    openSite({ site: values.site }),
    what,
    allowOverrides(origin, !values.remove),
  );
  console.log(`Overrides are allowed from: ${overrideOrigins?.join(', ') || 'nowhere'}.`);
});
