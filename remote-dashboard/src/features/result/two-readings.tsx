import type { Finding, Position } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { markDifference } from './mark-difference.ts';
import { Letter } from './letter.tsx';
import type { ViewedDocument } from './result-view.ts';
import styles from './two-readings.module.css';

const texts = dashboardMessages.report;

export type DocumentOf = (id: string) => ViewedDocument | undefined;

/** What makes two readings the same: what the value means, however it is written, else how it is. */
function meaningOf({ missing, normalized, value, quote }: Position): string {
  if (missing) return 'missing';
  if (normalized === undefined) return value ?? quote;
  return JSON.stringify(Object.entries(normalized).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The two positions that show the difference best: the first, and the first that reads otherwise. */
export function opposedIn({ positions }: Finding): readonly Position[] {
  const [first] = positions;
  if (first === undefined) return [];
  const other = positions.find((position) => meaningOf(position) !== meaningOf(first)) ?? positions[1];
  return other === undefined ? [first] : [first, other];
}

interface ReadingProps {
  readonly position: Position;
  readonly other: Position | undefined;
  readonly side: 'a' | 'b';
  readonly documentOf: DocumentOf;
}

function Reading({ position, other, side, documentOf }: ReadingProps) {
  const document = documentOf(position.document);
  const { before, marked, after } = markDifference(position.quote, position.value, other?.value);
  return (
    <li className={styles['reading']}>
      <Letter letter={document?.letter ?? null} side={side} />
      {position.missing ? (
        <span className={styles['missing']}>{texts.notFound}</span>
      ) : (
        <q className={styles['quote']}>
          {before}
          {marked !== '' && (
            <mark className={styles['mark']} data-side={side}>
              {marked}
            </mark>
          )}
          {after}
        </q>
      )}
      <span className={styles['place']}>
        <span className={styles['document']}>
          <bdi>{document?.name}</bdi>,{' '}
        </span>
        {texts.page(position.page)}
        {!position.missing && document?.readByOcr.includes(position.page) === true && `, ${texts.readByOcr}`}
      </span>
    </li>
  );
}

/** Both readings of a finding as they are printed, with what differs marked. */
export function TwoReadings({ finding, documentOf }: { readonly finding: Finding; readonly documentOf: DocumentOf }) {
  const [one, other] = opposedIn(finding);
  return (
    <ul className={styles['readings']} aria-label={texts.readings}>
      {one !== undefined && <Reading position={one} other={other} side="a" documentOf={documentOf} />}
      {other !== undefined && <Reading position={other} other={one} side="b" documentOf={documentOf} />}
    </ul>
  );
}
