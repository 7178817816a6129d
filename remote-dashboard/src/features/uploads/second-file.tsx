import { dashboardMessages } from '@app/shared/messages';
import { AddFilesButton } from './add-files-button.tsx';
import type { Chosen } from './chosen-files.ts';
import styles from './drop-zone.module.css';
import { useAddTarget } from './use-add-target.ts';

const texts = dashboardMessages.dropZone;

export interface SecondFileProps {
  readonly onAdded: (chosen: Chosen) => void;
  readonly onUnreadable: () => void;
}

/** The next step while one file is in the list. What is dropped on it joins that file. */
export function SecondFile({ onAdded, onUnreadable }: SecondFileProps) {
  const { target, isOver } = useAddTarget(onAdded, onUnreadable);
  return (
    <div {...target} className={styles['second']} data-over={isOver || undefined}>
      <p className={styles['secondTitle']}>{isOver ? texts.releaseToAdd : texts.addSecond}</p>
      <AddFilesButton variant="primary" onChosen={onAdded} />
    </div>
  );
}
