import { dashboardMessages } from '@app/shared/messages';
import { Button, Dialog, fileOutline, folderOutline, Notice, Outline } from '@app/shared/ui';
import type { FolderOffer } from './chosen-files.ts';
import styles from './folder-dialog.module.css';
import { nameApart } from './name-apart.ts';

const texts = dashboardMessages.folderDialog;
/** More names do not help to decide. */
const namesShown = 4;

export interface FolderDialogProps {
  readonly offer: FolderOffer;
  /** Files that are in the list now and would go. */
  readonly listed: number;
  readonly onCancel: () => void;
  readonly onUpload: () => void;
}

/** Asks before a folder is uploaded: what was found, what is left out, what will be removed. */
export function FolderDialog({ offer, listed, onCancel, onUpload }: FolderDialogProps) {
  const { files, folders, others, subfolders } = offer;
  // As they will be uploaded: of several folders, two files may have one name.
  const named = nameApart(files).files;
  // All but one more is silly: five names are shown in full.
  const shown = named.length === namesShown + 1 ? named : named.slice(0, namesShown);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const leftOut = texts.leftOut(others, subfolders);
  return (
    <Dialog
      title={texts.title}
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button data-autofocus onClick={onUpload}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <p className={styles['question']}>{texts.question(files.length)}</p>
      <div className={styles['box']}>
        <p className={styles['head']}>
          <Outline path={folderOutline} />
          <bdi className={styles['folder']}>
            {folders.length === 1 ? folders[0] || texts.unnamedFolder : texts.manyFolders(folders.length)}
          </bdi>
          <span className={styles['size']}>{dashboardMessages.fileSize(size)}</span>
        </p>
        <ul className={styles['names']}>
          {shown.map((file) => (
            <li key={file.name} className={styles['name']}>
              <Outline path={fileOutline} size={16} />
              <bdi>{file.name}</bdi>
            </li>
          ))}
          {files.length > shown.length && (
            <li className={styles['more']}>{texts.andMore(files.length - shown.length)}</li>
          )}
        </ul>
      </div>
      {leftOut !== '' && <p className={styles['leftOut']}>{leftOut}</p>}
      {listed > 0 && (
        <div className={styles['warning']}>
          <Notice icon="warning" tone="warning">
            {dashboardMessages.dropZone.willBeRemoved(listed)}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
