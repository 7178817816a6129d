import type { HostServices } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import type { RefObject } from 'react';
import { CloudButtons, type CloudStore, type OfferedProvider } from '../features/cloud/index.ts';
import { DropZone, type Chosen } from '../features/uploads/index.ts';
import styles from './upload-strip.module.css';

const { dropZone, page, uploads } = dashboardMessages;

export interface UploadStripProps {
  readonly host: HostServices;
  readonly cloud: CloudStore;
  readonly providers: readonly OfferedProvider[];
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  readonly onChosen: (chosen: Chosen) => void;
  readonly onUnreadable: () => void;
}

/** Where the next comparison begins while a result owns the page. */
export function UploadStrip({ host, cloud, providers, chooseButton, onChosen, onUnreadable }: UploadStripProps) {
  const { uploadLimitMb, sessionDocumentLimit } = host.settings;
  return (
    <DropZone
      listed={0}
      isNextStep={false}
      limitMb={uploadLimitMb}
      documentLimit={sessionDocumentLimit}
      chooseButton={chooseButton}
      onChosen={onChosen}
      onUnreadable={onUnreadable}
      strip={{
        lead: (
          <>
            <h2 className={styles['title']}>{page.title}</h2>
            <p className={styles['status']}>{uploads.tooFew}</p>
          </>
        ),
        more: <CloudButtons cloud={cloud} providers={providers} isInRow />,
        foot: (
          <>
            <span>{uploads.empty}</span>
            <span>{dropZone.supported}</span>
            <span>{dropZone.notice}</span>
          </>
        ),
      }}
    />
  );
}
