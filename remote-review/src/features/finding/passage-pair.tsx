import { reviewMessages } from '@app/shared/messages';
import { Letter } from '../../shared/letter.tsx';
import { Marked } from '../../shared/marked.tsx';
import { partsOf } from '../../shared/marked-text.ts';
import type { Reading } from '../../shared/readings.ts';
import styles from './passage-pair.module.css';
import { quietParts } from './quiet-parts.ts';

const { finding: texts } = reviewMessages;

/** Both passages whole, one under the other: the words in which they differ are marked, those that both have are quiet. */
export function PassagePair({ readings }: { readonly readings: readonly Reading[] }) {
  const told = readings.flatMap(({ letter, side, positions: [position] }) =>
    position === undefined || position.missing
      ? []
      : [{ letter, side, quote: position.quote, marks: position.differs ?? [] }],
  );
  return (
    <ul className={styles['pair']} aria-label={texts.passages}>
      {told.map(({ letter, side, quote, marks }) => (
        <li key={letter} className={styles['passage']}>
          <Letter side={side}>{letter}</Letter>
          <p>
            {partsOf({ text: quote, marks }).map(({ text, isMarked }, index) =>
              isMarked ? (
                // oxlint-disable-next-line react/no-array-index-key -- parts of one passage never move
                <Marked key={index} value={{ text, marks: [{ start: 0, end: text.length }] }} tone={side} />
              ) : (
                quietParts(
                  text,
                  told.filter((other) => other.letter !== letter),
                ).map((part, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <span key={`${index} ${at}`} className={part.isQuiet ? styles['quiet'] : undefined}>
                    {part.text}
                  </span>
                ))
              ),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
