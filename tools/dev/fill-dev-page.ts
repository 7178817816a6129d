import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractNumber, inlineJson, remoteNames, type Registry } from '@app/shared/federation/server';

/**
 * Every bundle has its own refresh runtime, and each looks for React in the hook of the developer tools, which keeps no list of
 * its own. With this one, an edit in a remote is seen by the React that the host brought.
 */
const refreshHook = `<script>
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(), supportsFiber: true,
    inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };
</script>`;

/** A registry whose releases are the dev servers of the remotes. */
export function devRegistry(ports: Readonly<Record<string, number>>): Registry {
  const remotes = remoteNames.map((name) => {
    const entry = `http://127.0.0.1:${ports[name]}/mf-manifest.json`;
    const release = {
      entry,
      contract: contractNumber,
      commit: 'local',
      builtAt: '',
      integrity: {},
      shared: {},
      preload: {},
    };
    return [name, { active: 'local', previous: null, canary: null, blocked: [], releases: { local: release } }];
  });
  return { schemaVersion: 1, revision: 1, remotes: Object.fromEntries(remotes) };
}

/** Writes the host's page with what the server would put into it. Returns its path. */
export async function fillDevPage(root: string, registry: Registry): Promise<string> {
  const template = await readFile(join(root, 'host/src/index.html'), 'utf8');
  const page = template
    .replace('<!--preload-->', () => refreshHook)
    .replace('<!--remotes-registry-->', () => inlineJson('remotes-registry', registry))
    .replace('<!--runtime-settings-->', '');
  const file = join(root, 'node_modules/.cache/dev/index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, page);
  return file;
}
