import { reviewMessages } from '@app/shared/messages';
import { Marked } from '../../shared/marked.tsx';
import styles from './legend.module.css';

const { versions: texts } = reviewMessages;

const words = [
  ['struck', texts.removed],
  ['inserted', texts.added],
  ['moved', texts.moved],
  ['reworded', texts.reworded],
] as const;

/** How what changed is marked. */
export function Legend() {
  return (
    <p className={styles['legend']}>
      {words.map(([tone, text]) => (
        <Marked key={tone} value={{ text, marks: [{ start: 0, end: text.length }] }} tone={tone} />
      ))}
    </p>
  );
}
