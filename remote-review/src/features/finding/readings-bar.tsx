import { reviewMessages } from '@app/shared/messages';
import { VisuallyHidden } from '@app/shared/ui';
import type { MouseEvent } from 'react';
import { classes } from '../../shared/classes.ts';
import { Letter } from '../../shared/letter.tsx';
import { Marked } from '../../shared/marked.tsx';
import { shortenAround } from '../../shared/marked-text.ts';
import { Menu } from '../../shared/menu.tsx';
import { MenuItem } from '../../shared/menu-item.tsx';
import type { Reading } from '../../shared/readings.ts';
import styles from './readings-bar.module.css';
import { cardsOf, isReadByOcr, pageOf, plainWords, tabsOf, type ReadingCard } from './shown-readings.ts';

const { finding: texts } = reviewMessages;

/** Which side of the page a document stands on. */
export type Pane = 'left' | 'right';

export interface ReadingsBarProps {
  readonly readings: readonly Reading[];
  readonly left: string;
  readonly right: string | null;
  /** A phone has room for two cards: the others are in a menu. */
  readonly isNarrow: boolean;
  /** Shows a document; `isOther` on the other side than that of its reading. */
  readonly onShow: (reading: Reading, isOther: boolean) => void;
}

/** As many letters as fit beside the letter of the document; on a phone there is half the room. */
const shortest = { wide: 26, narrow: 13 } as const;

function Words({ reading, most }: { readonly reading: Reading; readonly most: number }) {
  const plain = plainWords(reading);
  if (plain !== null) return <span className={styles['plain']}>{plain}</span>;
  if (reading.value === null) return null;
  return (
    <span className={styles['value']}>
      <Marked value={shortenAround(reading.value, most)} tone={reading.side} />
    </span>
  );
}

interface ReadingsMenuProps {
  readonly label: string;
  readonly readings: readonly Reading[];
  /** What each document says stands beside its name. */
  readonly isTold?: boolean;
  readonly onShow: ReadingsBarProps['onShow'];
}

function ReadingsMenu({ label, readings, isTold = false, onShow }: ReadingsMenuProps) {
  return (
    <Menu look="plain" align="end" hasCaret={!isTold} label={label}>
      {(close) =>
        readings.map((reading) => (
          <MenuItem
            key={reading.document.id}
            onChoose={() => {
              onShow(reading, false);
              close();
            }}
          >
            <span className={styles['item']}>
              <span>
                {reading.letter} <bdi>{reading.document.name}</bdi>
              </span>
              {isTold && <Words reading={reading} most={shortest.wide} />}
            </span>
          </MenuItem>
        ))
      }
    </Menu>
  );
}

interface CardProps extends Pick<ReadingsBarProps, 'isNarrow' | 'onShow'> {
  readonly card: ReadingCard;
  readonly pane: Pane | null;
}

function Card({ card, pane, isNarrow, onShow }: CardProps) {
  const { first, readings } = card;
  const { document, letter, side } = first;
  const page = pageOf(first);
  const handleClick = (event: MouseEvent) => onShow(first, event.shiftKey);
  return (
    <li className={classes(styles['card'], pane !== null && styles['shown'])}>
      <button type="button" className={styles['button']} aria-pressed={pane !== null} onClick={handleClick}>
        <Letter side={side}>{letter}</Letter>
        <span className={styles['place']}>
          <bdi>{document.name}</bdi>
          {page !== null && (
            <>
              <span className={styles['page']} aria-hidden="true">
                {texts.onPage(page)}
              </span>
              <VisuallyHidden>{texts.onPageSpoken(page)}</VisuallyHidden>
            </>
          )}
        </span>
        <span className={styles['facts']}>
          {isReadByOcr(first) && <span className={styles['ocr']}>{texts.readByOcr}</span>}
          {pane !== null && <span className={styles['pane']}>{pane === 'left' ? texts.left : texts.right}</span>}
        </span>
        <Words reading={first} most={isNarrow ? shortest.narrow : shortest.wide} />
      </button>
      {readings.length > 1 && (
        <ReadingsMenu label={texts.inDocuments(readings.length)} readings={readings} onShow={onShow} />
      )}
    </li>
  );
}

/** What each document says, side by side. */
export function ReadingsBar({ readings, left, right, isNarrow, onShow }: ReadingsBarProps) {
  const has = ({ readings: same }: ReadingCard, id: string | null) => same.some(({ document }) => document.id === id);
  const paneOf = (card: ReadingCard): Pane | null => (has(card, left) ? 'left' : has(card, right) ? 'right' : null);
  const cards = cardsOf(readings);
  const tabs = isNarrow ? tabsOf(cards, (card) => has(card, left)) : cards;
  const others = cards.filter((card) => !tabs.includes(card)).flatMap((card) => card.readings);
  return (
    <ul className={styles['bar']} aria-label={texts.readings}>
      {tabs.map((card) => (
        <Card key={card.key} card={card} pane={paneOf(card)} isNarrow={isNarrow} onShow={onShow} />
      ))}
      {others.length > 0 && (
        <li className={styles['more']}>
          <ReadingsMenu isTold label={texts.more(others.length)} readings={others} onShow={onShow} />
        </li>
      )}
    </ul>
  );
}
