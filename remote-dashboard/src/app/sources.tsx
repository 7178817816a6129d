import type { HostServices } from '@app/shared/federation';
import { dashboardMessages, shellMessages } from '@app/shared/messages';
import { Notice } from '@app/shared/ui';
import type { RefObject } from 'react';
import { CloudButtons, type CloudStore, type OfferedProvider } from '../features/cloud/index.ts';
import { DropZone, type Chosen } from '../features/uploads/index.ts';
import styles from './sources.module.css';

const texts = dashboardMessages.dropZone;

export interface SourcesProps {
  readonly host: HostServices;
  readonly cloud: CloudStore;
  readonly providers: readonly OfferedProvider[];
  readonly listed: number;
  readonly isNextStep: boolean;
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  readonly onChosen: (chosen: Chosen) => void;
  readonly onAdded: (chosen: Chosen) => void;
  readonly onUnreadable: () => void;
}

/** Everywhere files can come from, and what to know before they do. */
export function Sources(props: SourcesProps) {
  const { host, cloud, providers, listed, isNextStep, chooseButton, onChosen, onAdded, onUnreadable } = props;
  const { uploadLimitMb, sessionDocumentLimit, retentionHours } = host.settings;
  return (
    <div>
      <DropZone
        listed={listed}
        isNextStep={isNextStep}
        limitMb={uploadLimitMb}
        documentLimit={sessionDocumentLimit}
        chooseButton={chooseButton}
        onChosen={onChosen}
        onAdded={onAdded}
        onUnreadable={onUnreadable}
      />
      <CloudButtons cloud={cloud} providers={providers} />
      <div className={styles['notices']}>
        <Notice icon="info">{texts.notice}</Notice>
        <Notice icon="clock">{shellMessages.retention(retentionHours)}</Notice>
      </div>
    </div>
  );
}
