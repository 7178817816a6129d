import { dashboardMessages } from '@app/shared/messages';
import { Button, Divider, type IconName } from '@app/shared/ui';
import { useStore } from 'zustand';
import styles from './cloud-buttons.module.css';
import type { CloudProviderId } from './cloud-provider.ts';
import type { CloudStore } from './create-cloud-store.ts';
import type { OfferedProvider } from './provider-catalog.ts';

const icons: Readonly<Record<CloudProviderId, IconName>> = { google: 'drive', oneDrive: 'cloud' };

export interface CloudButtonsProps {
  readonly cloud: CloudStore;
  readonly providers: readonly OfferedProvider[];
}

/** One button per provider; each opens that provider's picker. */
export function CloudButtons({ cloud, providers }: CloudButtonsProps) {
  const state = useStore(cloud, (store) => store.state);
  const picking = state.phase === 'picking' ? state.provider.id : null;
  return (
    <div className={styles['cloud']}>
      <Divider>{dashboardMessages.dropZone.orUploadFrom}</Divider>
      <div className={styles['buttons']}>
        {providers.map(({ id, label }) => (
          <Button
            key={id}
            variant="secondary"
            icon={icons[id]}
            busy={picking === id}
            onClick={() => void cloud.getState().pick(id)}
          >
            {picking === id ? dashboardMessages.cloud.opening : label}
          </Button>
        ))}
      </div>
    </div>
  );
}
