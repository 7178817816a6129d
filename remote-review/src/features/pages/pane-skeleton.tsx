import { reviewMessages } from '@app/shared/messages';
import { useEffect, useState } from 'react';
import styles from './pane-skeleton.module.css';

/** What is there sooner needs no sign of waiting. */
const patienceMs = 300;
const lines = [40, 92, 84, 88, 60];

/** Lines where text will be. */
export function PaneSkeleton({ name }: { readonly name: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={styles['sheet']} role="status">
      {lines.map((width) => (
        <span key={width} className={styles['line']} style={{ width: `${width}%` }} />
      ))}
      <p className={styles['words']}>{reviewMessages.viewer.opening(name)}</p>
    </div>
  );
}
