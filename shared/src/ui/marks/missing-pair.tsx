import styles from './missing-pair.module.css';
import { backPage, frontPage } from './pair-outlines.ts';

/**
 * The product's picture where there is nothing to show: a page, and the place of another. On its own, because the shell
 * and with it every page carries it, and none of the other states of `PagePair`.
 */
export function MissingPair({ height = 86 }: { readonly height?: number | undefined }) {
  return (
    <svg className={styles['pair']} height={height} viewBox="0 0 82 86" fill="none" aria-hidden="true">
      <path className={styles['sheet']} d={backPage} />
      <path className={styles['rule']} d="M12 13.5h20M12 22.5h28M12 31.5h25M12 40.5h28M12 49.5h14" />
      <path className={styles['veil']} d={frontPage} />
      <path className={styles['place']} d={frontPage} />
    </svg>
  );
}
