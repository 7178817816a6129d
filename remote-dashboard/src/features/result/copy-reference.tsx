import { dashboardMessages } from '@app/shared/messages';
import { IconButton } from '@app/shared/ui';
import styles from './copy-reference.module.css';

const texts = dashboardMessages.report;

export interface CopyReferenceProps {
  readonly reference: string;
  readonly onCopied: () => void;
  readonly onFailed: () => void;
}

/** What a person gives to whoever helps: it leads to the lines of the server's log. */
export function CopyReference({ reference, onCopied, onFailed }: CopyReferenceProps) {
  return (
    <p className={styles['reference']}>
      <span>
        {texts.reference} <code className={styles['code']}>{reference}</code>
      </span>
      <IconButton
        icon="copy"
        label={texts.copyReference}
        onClick={() => void navigator.clipboard.writeText(reference).then(onCopied, onFailed)}
      />
    </p>
  );
}
