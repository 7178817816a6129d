import type { HostServices } from '@app/shared/federation';
import { dashboardMessages, shellMessages } from '@app/shared/messages';
import { Notice } from '@app/shared/ui';
import type { RefObject } from 'react';
import { DropZone, type Chosen } from '../features/uploads/index.ts';
import styles from './sources.module.css';

const texts = dashboardMessages.dropZone;

export interface SourcesProps {
  readonly host: HostServices;
  readonly listed: number;
  readonly isNextStep: boolean;
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  readonly onChosen: (chosen: Chosen) => void;
}

/** Everywhere files can come from, and what to know before they do. */
export function Sources({ host, listed, isNextStep, chooseButton, onChosen }: SourcesProps) {
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
        onUnreadable={() => host.notify.error(texts.dropUnreadable)}
      />
      <div className={styles['notices']}>
        <Notice icon="info">{texts.notice}</Notice>
        <Notice icon="clock">{shellMessages.retention(retentionHours)}</Notice>
      </div>
    </div>
  );
}
