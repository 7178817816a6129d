import { TextLink } from '@app/shared/ui';
import styles from './other-page.module.css';

export interface OtherPageProps {
  readonly question: string;
  readonly to: string;
  readonly link: string;
}

/** The last line of a form: who is wrong here finds the other page. */
export function OtherPage({ question, to, link }: OtherPageProps) {
  return (
    <p className={styles['line']}>
      {question} <TextLink to={to}>{link}</TextLink>
    </p>
  );
}
