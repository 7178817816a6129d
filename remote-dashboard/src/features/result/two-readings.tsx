import type { Finding, Position } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Letter } from './letter.tsx';
import { markDifference } from './mark-difference.ts';
import { opposedIn } from './opposed-in.ts';
import type { ViewedDocument } from './result-view.ts';
import styles from './two-readings.module.css';

const texts = dashboardMessages.report;

export type DocumentOf = (id: string) => ViewedDocument | undefined;

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
