import { useEffect, useState } from 'react';
import { contractNumber, registrySchema, type RegisteredRemote, type Registry } from '@app/shared/federation';
import { listSharedModules } from '../federation-runtime.ts';
import { overrideVersion } from '../overrides.ts';
import type { PageRemotes } from '../page-remotes.ts';
import { OverrideForm } from './override-form.tsx';
import styles from '../remotes-companion.module.css';

/** The remotes arrive after the panel; it looks again this often. */
const refreshMs = 1_000;

/** Shown with `?mfe=1`: which release each part of the page comes from, and who brought what they share. For developers. */
export function RemotesPanel({ remotes }: { readonly remotes: PageRemotes }) {
  const { registry, loader } = remotes;
  const [live, setLive] = useState<Registry | null>(null);
  const [, setLook] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setLook((look) => look + 1), refreshMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    fetch('/remotes.json', { cache: 'no-cache' })
      .then(async (response) => setLive(registrySchema.parse(await response.json())))
      .catch((error: unknown) => console.warn('The registry of remotes could not be read', error));
  }, []);

  const loaded = new Map(loader.inUse().map((remote) => [String(remote.name), remote]));
  return (
    <details open className={styles['panel']}>
      <summary>
        Remotes: revision {registry.revision}
        {live !== null && live.revision !== registry.revision && ` (live: ${live.revision})`}, host contract{' '}
        {contractNumber}
      </summary>
      <table className={styles['table']}>
        <caption>Parts of this page</caption>
        <thead>
          <tr>
            {['Remote', 'Version', 'Standing', 'Commit', 'Contract', 'Owner', 'Built', 'Routes'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(registry.remotes).map(([name, remote]) => {
            const { version, release, module } = loaded.get(name) ?? {};
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{version ?? 'not loaded'}</td>
                <td>{version === undefined ? '' : standingOf(remote, version)}</td>
                <td>{release?.commit.slice(0, 10)}</td>
                <td>{release?.contract}</td>
                <td>{release?.owner}</td>
                <td>{release?.builtAt}</td>
                <td>{module?.routes.join(' ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SharedTable />
      <OverrideForm registry={registry} live={live} />
    </details>
  );
}

function standingOf({ active, canary }: RegisteredRemote, version: string): string {
  if (version === overrideVersion) {
    return 'your own build';
  }
  if (canary?.version === version) {
    return 'canary';
  }
  return version === active ? 'live' : 'fallback';
}

function SharedTable() {
  return (
    <table className={styles['table']}>
      <caption>Shared modules</caption>
      <thead>
        <tr>
          {['Module', 'Version', 'Brought by', 'Used by'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listSharedModules().map(({ name, version, from, usedBy }) => (
          <tr key={`${name} ${version} ${from}`}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{from}</td>
            <td>{usedBy.join(', ') || 'nobody'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
