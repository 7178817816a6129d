import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { env } from 'node:process';

/** Loaded before a program (`--import`): notes which packages it loads, in a file of its role in `NOTED_PACKAGES_DIR`. */
const packages = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? /\/(engine)\/src\//.exec(url)?.[1];
    if (name !== undefined) packages.add(name);
    return nextLoad(url, context);
  },
});
const { NOTED_PACKAGES_DIR: folder = '.', ROLE: role = 'supervisor' } = env;
process.on('exit', () => writeFileSync(path.join(folder, role), [...packages].join('\n')));
