import { surroundingsMessages } from '../../messages/surroundings.ts';
import { Spinner } from './spinner.tsx';
import styles from './full-screen-loader.module.css';

/** Covers the page while nothing else can be shown. Appears after a moment, so a quick answer does not flash it. */
export function FullScreenLoader({ message = surroundingsMessages.loading }: { readonly message?: string }) {
  return (
    <div className={styles['loader']} role="status">
      <Spinner size={40} />
      <p className={styles['message']}>{message}</p>
    </div>
  );
}
