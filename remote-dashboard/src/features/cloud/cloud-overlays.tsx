import { dashboardMessages } from '@app/shared/messages';
import { Button, Dialog } from '@app/shared/ui';
import { useStore } from 'zustand';
import { CloudLoader } from './cloud-loader.tsx';
import type { CloudStore } from './create-cloud-store.ts';
import styles from './cloud-overlays.module.css';

const texts = dashboardMessages.cloud;

/** What a pick puts over the page: that it is not set up, or the files coming down. */
export function CloudOverlays({
  cloud,
  announce,
}: {
  readonly cloud: CloudStore;
  readonly announce: (text: string, isFinal?: boolean) => void;
}) {
  const state = useStore(cloud, (store) => store.state);
  const { cancel } = cloud.getState();
  if (state.phase === 'downloading') {
    return <CloudLoader {...state} providerLabel={state.provider.label} onCancel={cancel} announce={announce} />;
  }
  if (state.phase !== 'explaining') return null;
  const { label } = state.provider;
  return (
    <Dialog
      title={texts.notSetUp(label)}
      onCancel={cancel}
      actions={
        <Button data-autofocus onClick={cancel}>
          {texts.close}
        </Button>
      }
    >
      <p className={styles['text']}>{texts.notSetUpHint}</p>
      <p className={styles['text']}>{texts.meanwhile}</p>
    </Dialog>
  );
}
