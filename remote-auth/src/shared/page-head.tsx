import { PageTitle } from '@app/shared/ui';
import styles from './page-head.module.css';

/** Heading of an account page and the sentence under it. */
export function PageHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <div className={styles['head']}>
      <PageTitle size="public">{title}</PageTitle>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
