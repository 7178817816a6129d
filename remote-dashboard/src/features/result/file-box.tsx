import { dashboardMessages } from '@app/shared/messages';
import { fileOutline, Outline } from '@app/shared/ui';
import styles from './file-box.module.css';

export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Files by name and size, with their sum. */
export function FileBox({ title, files }: { readonly title: string; readonly files: readonly NamedFile[] }) {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <div className={styles['box']}>
      <p className={styles['head']}>
        <span>{title}</span>
        <span className={styles['size']}>{dashboardMessages.fileSize(total)}</span>
      </p>
      <ul>
        {files.map((file) => (
          <li key={file.name} className={styles['file']}>
            <Outline path={fileOutline} size={16} />
            <bdi className={styles['name']}>{file.name}</bdi>
            <span className={styles['size']}>{dashboardMessages.fileSize(file.size)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
