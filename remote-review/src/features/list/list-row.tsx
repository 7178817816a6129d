import { reviewMessages } from '@app/shared/messages';
import { Outline } from '@app/shared/ui';
import { Fragment, memo } from 'react';
import { classes } from '../../shared/classes.ts';
import { isDecided, type ListDecision, type ListItem } from '../../shared/list-item.ts';
import { Marked } from '../../shared/marked.tsx';
import { outlines, type OutlineName } from '../../shared/outlines.ts';
import styles from './list-row.module.css';
import { foundIn, hitsIn } from './search-hits.ts';

const { decide, list: texts } = reviewMessages;

export interface ListRowProps {
  readonly item: ListItem;
  /** Its place in its group, from 1, and how many that has: those out of view are not in the document. */
  readonly position: number;
  readonly count: number;
  readonly decision: ListDecision;
  /** What the list is searched for: why it is listed is marked. */
  readonly search: string;
  readonly isChosen: boolean;
  /** The Tab key stops at it. */
  readonly isStop: boolean;
  /** Undefined while not several are chosen. */
  readonly isTicked: boolean | undefined;
  readonly onChoose: (id: string) => void;
  readonly onTick: (id: string) => void;
}

const badges: Readonly<Record<string, readonly [OutlineName, string]>> = {
  accepted: ['accept', texts.accepted],
  dismissed: ['dismiss', texts.dismissed],
  asked: ['ask', texts.asked],
  note: ['note', texts.note],
};

/** What is said of two passages, as the keys have it. */
const pairWords: Readonly<Record<string, string>> = { accepted: decide.differs, dismissed: decide.same };

interface BadgeProps {
  readonly decision: ListDecision;
  readonly isPair: boolean;
}

function Badge({ decision: { decision, hasNote }, isPair }: BadgeProps) {
  const kind = decision ?? (hasNote ? 'note' : null);
  const badge = kind === null ? undefined : badges[kind];
  if (kind === null || badge === undefined) return null;
  const [outline, word] = badge;
  return (
    <span className={classes(styles['badge'], styles[kind])}>
      <Outline path={outlines[outline]} size={16} />
      {(isPair ? pairWords[kind] : undefined) ?? word}
    </span>
  );
}

/** One finding in the list: number, subject, what was decided, and the readings in short. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { item, position, count, decision, search, isChosen, isStop, isTicked, onChoose, onTick } = props;
  const found = foundIn(item, search);
  return (
    <li className={classes(styles['row'], isChosen && styles['chosen'])} aria-posinset={position} aria-setsize={count}>
      {isTicked !== undefined && (
        <input
          type="checkbox"
          className={styles['tick']}
          checked={isTicked}
          aria-label={texts.chooseThis(item.subject)}
          onChange={() => onTick(item.id)}
        />
      )}
      <button
        type="button"
        className={styles['button']}
        data-row={item.id}
        aria-current={isChosen || undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onChoose(item.id)}
      >
        <span className={styles['number']}>{item.number}</span>
        <span
          className={classes(
            styles['subject'],
            isDecided(decision) && styles['decided'],
            decision.decision === 'dismissed' && styles['struck'],
          )}
        >
          <Marked value={{ text: item.subject, marks: hitsIn(item.subject, search) }} tone="found" />
        </span>
        <Badge decision={decision} isPair={item.isPair === true} />
        <span className={classes(styles['details'], decision.decision === 'dismissed' && styles['struck'])}>
          {found === null ? (
            item.details.map(({ value, tone }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the readings of a finding never move
              <Fragment key={index}>
                {index > 0 && item.joint}
                <Marked value={value} tone={tone} />
              </Fragment>
            ))
          ) : (
            <Marked value={found} tone="found" />
          )}
        </span>
      </button>
    </li>
  );
});
