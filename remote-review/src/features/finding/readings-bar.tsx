import { reviewMessages } from '@app/shared/messages';
import type { MouseEvent } from 'react';
import { classes } from '../../shared/classes.ts';
import { Letter } from '../../shared/letter.tsx';
import { Marked } from '../../shared/marked.tsx';
import { shortenAround } from '../../shared/marked-text.ts';
import { Menu } from '../../shared/menu.tsx';
import { MenuItem } from '../../shared/menu-item.tsx';
import type { Reading } from '../../shared/readings.ts';
import styles from './readings-bar.module.css';
import { cardsOf, plainWords, type ReadingCard } from './shown-readings.ts';

const { finding: texts } = reviewMessages;

/** Which side of the page a document stands on. */
export type Pane = 'left' | 'right';

export interface ReadingsBarProps {
  readonly readings: readonly Reading[];
  readonly left: string;
  readonly right: string | null;
  /** Shows a document; `isOther` on the other side than that of its reading. */
  readonly onShow: (reading: Reading, isOther: boolean) => void;
}

/** As many letters as fit beside the letter of the document. */
const shortest = 26;

function Words({ reading }: { readonly reading: Reading }) {
  const plain = plainWords(reading);
  if (plain !== null) return <span className={styles['plain']}>{plain}</span>;
  if (reading.value === null) return null;
  return (
    <span className={styles['value']}>
      <Marked value={shortenAround(reading.value, shortest)} tone={reading.side} />
    </span>
  );
}

function Card({ card, pane, onShow }: { card: ReadingCard; pane: Pane | null } & Pick<ReadingsBarProps, 'onShow'>) {
  const { first, readings } = card;
  const { document, letter, side, positions } = first;
  const [position] = positions;
  const place = position === undefined ? document.name : texts.at(document.name, position.page);
  const handleClick = (event: MouseEvent) => onShow(first, event.shiftKey);
  return (
    <li className={classes(styles['card'], pane !== null && styles['shown'])}>
      <button type="button" className={styles['button']} aria-pressed={pane !== null} onClick={handleClick}>
        <Letter side={side}>{letter}</Letter>
        <span className={styles['place']}>
          <bdi>{place}</bdi>
        </span>
        {pane !== null && <span className={styles['pane']}>{pane === 'left' ? texts.left : texts.right}</span>}
        <Words reading={first} />
      </button>
      {readings.length > 1 && (
        <Menu look="plain" align="end" label={texts.inDocuments(readings.length)}>
          {(close) =>
            readings.map((reading) => (
              <MenuItem
                key={reading.document.id}
                onChoose={() => {
                  onShow(reading, false);
                  close();
                }}
              >
                {reading.letter} <bdi>{reading.document.name}</bdi>
              </MenuItem>
            ))
          }
        </Menu>
      )}
    </li>
  );
}

/** What each document says, side by side. */
export function ReadingsBar({ readings, left, right, onShow }: ReadingsBarProps) {
  const paneOf = (card: ReadingCard): Pane | null => {
    const has = (id: string | null) => card.readings.some(({ document }) => document.id === id);
    return has(left) ? 'left' : has(right) ? 'right' : null;
  };
  return (
    <ul className={styles['bar']} aria-label={texts.readings}>
      {cardsOf(readings).map((card) => (
        <Card key={card.key} card={card} pane={paneOf(card)} onShow={onShow} />
      ))}
    </ul>
  );
}
