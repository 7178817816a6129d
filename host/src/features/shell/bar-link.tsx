import { Link, useLocation } from '@app/shared/router';
import { barButtonClass, Outline } from '@app/shared/ui';
import styles from './bar-link.module.css';

export interface BarLinkProps {
  readonly to: string;
  /** The name for readers. */
  readonly label: string;
  /** The path of an icon. */
  readonly outline?: string;
  /** Words; a phone has no room for them beside an icon. */
  readonly children?: string;
}

/** A link in the dark bar, as large as a finger. It shows when its page is the one that one is on. */
export function BarLink({ to, label, outline, children }: BarLinkProps) {
  const isCurrent = useLocation().pathname.startsWith(to);
  const words = `${styles['words']} ${outline === undefined ? '' : styles['beside']}`;
  return (
    <Link
      to={to}
      className={barButtonClass(styles['link'])}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {outline !== undefined && <Outline path={outline} />}
      {children !== undefined && <span className={words}>{children}</span>}
    </Link>
  );
}
