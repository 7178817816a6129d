import { shellMessages } from '../../messages/shell.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './brand.module.css';

/** Logo and product name side by side, in the colour of the surrounding text. */
export function Brand() {
  return (
    <span className={styles['brand']}>
      <BrandMark />
      {shellMessages.productName}
    </span>
  );
}
