import type { HelpKey, HelpMark, HelpPiece, HelpSection } from '@app/shared/messages';
import { createElement, type ReactNode } from 'react';
import styles from './help-article.module.css';

/** One section: its heading, what it says, and the keys if it is about them. */
export function HelpArticle({ section: { id, title, paragraphs, quiet, keys } }: { readonly section: HelpSection }) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      {paragraphs.map(toParagraph)}
      {quiet !== undefined && <p className={styles['quiet']}>{quiet}</p>}
      {keys !== undefined && <Keys keys={keys} />}
    </section>
  );
}

/** Elements that say the same to a reader as the mark says to the eye. */
const tags: Readonly<Record<HelpMark, 'strong' | 'mark' | 'del' | 'ins' | 'span'>> = {
  strong: 'strong',
  first: 'mark',
  second: 'mark',
  removed: 'del',
  added: 'ins',
  moved: 'mark',
  reworded: 'span',
};

const textOf = (piece: HelpPiece): string => (typeof piece === 'string' ? piece : piece.text);

/** The pieces are given one by one: they never change places, and the same comma may come twice. */
function toParagraph(pieces: readonly HelpPiece[]) {
  return createElement('p', { key: pieces.map(textOf).join('') }, ...pieces.map(toElement));
}

function toElement(piece: HelpPiece): ReactNode {
  if (typeof piece === 'string') return piece;
  return createElement(tags[piece.mark], { className: styles[piece.mark] }, piece.text);
}

function Keys({ keys }: { readonly keys: readonly HelpKey[] }) {
  return (
    <dl className={styles['keys']}>
      {keys.map(({ does, keys: caps }) => (
        <div key={does} className={styles['key']}>
          <dt>{does}</dt>
          <dd className={styles['caps']}>
            {caps.map((cap) => (
              <kbd key={cap} className={styles['cap']}>
                {cap}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
