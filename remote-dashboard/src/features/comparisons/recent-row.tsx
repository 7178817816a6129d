import type { Comparison } from '@app/shared/contracts';
import { comparisonsMessages } from '@app/shared/messages';
import { Link } from '@app/shared/router';
import {
  Button,
  Icon,
  nextOutline,
  Outline,
  pencilOutline,
  ProgressRing,
  SeverityGlyph,
  trashOutline,
  VisuallyHidden,
} from '@app/shared/ui';
import { useRef, useState } from 'react';
import {
  describeComparison,
  describeOrigin,
  isUnderWay,
  timeLeftOf,
  type ComparisonWords,
} from './describe-comparison.ts';
import styles from './recent-row.module.css';
import { RenameField } from './rename-field.tsx';
import { RowMenu, type MenuAct } from './row-menu.tsx';

const texts = comparisonsMessages;

/** What a row can ask for. */
export interface RowActs {
  readonly hrefOf: (comparison: Comparison) => string;
  readonly onOpen: (comparison: Comparison) => void;
  readonly onDownload: (comparison: Comparison) => void;
  readonly onRunAgain: (comparison: Comparison) => void;
  readonly onRename: (comparison: Comparison, name: string) => void;
  readonly onCancel: (comparison: Comparison) => void;
  readonly onDelete: (comparison: Comparison) => void;
}

export interface RecentRowProps {
  readonly comparison: Comparison;
  readonly now: number;
  readonly acts: RowActs;
}

function Sign({ sign, progress }: { readonly sign: ComparisonWords['sign']; readonly progress: number }) {
  if (sign === 'running') return <ProgressRing value={Math.max(progress, 4)} />;
  if (sign === 'found') return <SeverityGlyph severity="high" />;
  if (sign === 'none') return <Icon name="check-circle" size={16} />;
  return <Icon name={sign === 'cancelled' ? 'close' : 'warning'} size={16} />;
}

function menuOf(comparison: Comparison, acts: RowActs, onRename: () => void): MenuAct[] {
  const isRunning = isUnderWay(comparison);
  const hasReport = comparison.status === 'completed';
  return [
    { label: texts.openIt, mark: <Outline path={nextOutline} size={18} />, onChoose: () => acts.onOpen(comparison) },
    ...(hasReport
      ? [
          {
            label: texts.downloadReport,
            mark: <Icon name="download" size={18} />,
            onChoose: () => acts.onDownload(comparison),
          },
        ]
      : []),
    ...(isRunning
      ? []
      : [
          {
            label: texts.runAgain,
            mark: <Icon name="refresh" size={18} />,
            onChoose: () => acts.onRunAgain(comparison),
          },
        ]),
    { label: texts.rename, mark: <Outline path={pencilOutline} size={18} />, onChoose: onRename },
    {
      label: texts.deleteNow,
      mark: <Outline path={trashOutline} size={18} />,
      isDangerous: true,
      onChoose: () => acts.onDelete(comparison),
    },
  ];
}

/** The one act that helps now, else how long it is kept. */
function RowEnd({ comparison, now, acts }: RecentRowProps) {
  const hidden = <VisuallyHidden>{texts.ofRow(comparison.name)}</VisuallyHidden>;
  if (isUnderWay(comparison)) {
    return (
      <Button variant="secondary" size="row" onClick={() => acts.onCancel(comparison)}>
        {texts.cancel}
        {hidden}
      </Button>
    );
  }
  if (comparison.status !== 'completed') {
    return (
      <Button variant="secondary" size="row" onClick={() => acts.onRunAgain(comparison)}>
        {texts.runAgain}
        {hidden}
      </Button>
    );
  }
  const left = timeLeftOf(comparison, now);
  if (left === null) return null;
  return (
    <span className={styles['left']} data-short={left.isShort || undefined}>
      {left.isShort && <Icon name="clock" size={16} />}
      {left.text}
    </span>
  );
}

/** One comparison: what it was about, what it came to, and what can be done with it. */
export function RecentRow({ comparison, now, acts }: RecentRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const words = describeComparison(comparison, now);
  const { name, progress, sample } = comparison;
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        {isRenaming ? (
          <RenameField
            name={name}
            onRename={(next) => acts.onRename(comparison, next)}
            onLeave={() => setIsRenaming(false)}
          />
        ) : (
          <Link ref={link} to={acts.hrefOf(comparison)} className={styles['name'] ?? ''}>
            <bdi title={name}>{name}</bdi>
          </Link>
        )}
        {/* Until it has a name of its own, the name says it. */}
        {sample && name !== texts.sample && <span className={styles['mark']}>{texts.sample}</span>}
        <p className={styles['detail']}>{describeOrigin(comparison, now)}</p>
      </div>
      <div className={styles['came']}>
        <p className={styles['verdict']} data-sign={words.sign}>
          <Sign sign={words.sign} progress={progress} />
          {words.verdict}
        </p>
        {words.detail !== '' && (
          <p className={styles['detail']} title={words.detail}>
            {words.detail}
          </p>
        )}
      </div>
      <div className={styles['end']}>
        <RowEnd comparison={comparison} now={now} acts={acts} />
      </div>
      <div className={styles['more']}>
        <RowMenu label={texts.acts(name)} acts={menuOf(comparison, acts, () => setIsRenaming(true))} />
      </div>
    </li>
  );
}
