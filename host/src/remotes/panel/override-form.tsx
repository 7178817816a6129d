import { useId, useState, type SyntheticEvent } from 'react';
import type { Registry } from '@app/shared/federation';
import { Button } from '@app/shared/ui';
import { isAllowedOverride, readOverrides, writeOverrides } from '../overrides.ts';
import styles from '../remotes-companion.module.css';

export interface OverrideFormProps {
  readonly registry: Registry;
  /** The registry as it is now; origins may have been allowed since the page was opened. */
  readonly live: Registry | null;
}

/** Points one remote of this tab at a developer's own build. */
export function OverrideForm({ registry, live }: OverrideFormProps) {
  const id = useId();
  const names = Object.keys(registry.remotes);
  const [name, setName] = useState(names[0] ?? '');
  const [url, setUrl] = useState('');
  const allowed = (live ?? registry).overrideOrigins ?? [];
  if (allowed.length === 0) {
    return <p>No origin is allowed for overrides.</p>;
  }
  const isAllowed = url === '' || isAllowedOverride(live ?? registry, url);

  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const { [name]: _replaced, ...others } = readOverrides(sessionStorage);
    writeOverrides(sessionStorage, url === '' ? others : { ...others, [name]: url });
    location.reload();
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <label htmlFor={`${id}-name`}>Load</label>
      <select id={`${id}-name`} value={name} onChange={(event) => setName(event.target.value)}>
        {names.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
      <label htmlFor={`${id}-url`}>from</label>
      <input
        id={`${id}-url`}
        type="url"
        size={48}
        placeholder={`${allowed[0]}/mf-manifest.json`}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" size="row" variant="secondary" disabled={!isAllowed}>
        {url === '' ? 'Back to the release' : 'Load'}
      </Button>
      {!isAllowed && <span role="alert">Allowed are: {allowed.join(', ')}</span>}
    </form>
  );
}
