import { dashboardMessages } from '@app/shared/messages';
import { Button, cloudOutline, Divider, driveOutline, Outline } from '@app/shared/ui';
import { useId } from 'react';
import { useStore } from 'zustand';
import styles from './cloud-buttons.module.css';
import type { CloudProviderId } from './cloud-provider.ts';
import type { CloudStore } from './create-cloud-store.ts';
import type { OfferedProvider } from './provider-catalog.ts';

const outlines: Readonly<Record<CloudProviderId, string>> = { google: driveOutline, oneDrive: cloudOutline };

export interface CloudButtonsProps {
  readonly cloud: CloudStore;
  readonly providers: readonly OfferedProvider[];
  /** In one row with other buttons, in place of a block of its own. */
  readonly isInRow?: boolean;
}

/** One button per provider; each opens that provider's picker. */
export function CloudButtons({ cloud, providers, isInRow = false }: CloudButtonsProps) {
  const state = useStore(cloud, (store) => store.state);
  const picking = state.phase === 'picking' ? state.provider.id : null;
  const hintId = useId();
  const unset = providers.filter(({ isSetUp }) => !isSetUp);
  const hint = unset.length > 0 && (
    <p id={hintId} className={isInRow ? styles['rowHint'] : styles['hint']}>
      {dashboardMessages.cloud.notSetUpHere(unset.map(({ label }) => label))}
    </p>
  );
  const buttons = providers.map(({ id, label, isSetUp }) => (
    <Button
      key={id}
      className={isSetUp ? undefined : styles['muted']}
      aria-describedby={isSetUp ? undefined : hintId}
      variant="secondary"
      size={isInRow ? 'row' : 'regular'}
      mark={<Outline path={outlines[id]} size={isInRow ? 16 : 18} />}
      busy={picking === id}
      onClick={() => void cloud.getState().pick(id)}
    >
      {picking === id ? dashboardMessages.cloud.opening : label}
    </Button>
  ));
  const title = dashboardMessages.dropZone.orUploadFrom;
  if (isInRow) {
    return (
      <>
        <span className={styles['rowTitle']}>{title}</span>
        {buttons}
        {hint}
      </>
    );
  }
  return (
    <div className={styles['cloud']}>
      <Divider>{title}</Divider>
      <div className={styles['buttons']}>{buttons}</div>
      {hint}
    </div>
  );
}
