import type { AgreementKind } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Button, Card, Icon, Notice } from '@app/shared/ui';
import { useId, useState } from 'react';
import styles from './agreed-card.module.css';
import type { ResultView } from './result-view.ts';

const texts = dashboardMessages.report;

export interface AgreedCardProps {
  readonly view: ResultView;
  /** By kind; absent where the result tells only how many agree. */
  readonly agreed: readonly AgreementKind[] | undefined;
  readonly nameOf: (id: string) => string;
}

type NameOf = AgreedCardProps['nameOf'];

function wordsOf({ subject, value, at }: AgreementKind['examples'][number], nameOf: NameOf): string {
  return texts.example(
    subject,
    value,
    at.map(({ document, page }) => ({ document: nameOf(document), page })),
  );
}

interface KindsProps {
  readonly agreed: readonly AgreementKind[];
  readonly nameOf: NameOf;
  /** Every example that is known, and not the first alone. */
  readonly isOpen: boolean;
}

function Examples({ kind, nameOf, isOpen }: Omit<KindsProps, 'agreed'> & { readonly kind: AgreementKind }) {
  const { examples, count } = kind;
  const left = count - examples.length;
  return (
    <>
      {(isOpen ? examples : examples.slice(0, 1)).map((example) => (
        <p key={example.subject}>{wordsOf(example, nameOf)}</p>
      ))}
      {isOpen && left > 0 && examples.length > 0 && <p>{texts.moreLikeThese(left)}</p>}
    </>
  );
}

function ByKind({ agreed, nameOf, isOpen, id }: KindsProps & { readonly id: string }) {
  return (
    <table id={id} className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{texts.kindHead}</th>
          <th scope="col">{texts.agreeHead}</th>
          <th scope="col">{texts.exampleHead}</th>
        </tr>
      </thead>
      <tbody>
        {agreed.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row">{texts.kindOfValue(kind.kind)}</th>
            <td>{kind.count}</td>
            <td className={styles['example']}>
              <Examples kind={kind} nameOf={nameOf} isOpen={isOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Summed({ view }: { readonly view: ResultView }) {
  return (
    <p className={styles['summed']}>
      <Icon name="check-circle" />
      {texts.agreements(view.agreements ?? 0)}
    </p>
  );
}

/** Says `all` only where each one of them is told. */
function seeAllOf(agreed: readonly AgreementKind[]): string {
  const isAll = agreed.every(({ count, examples }) => count === examples.length);
  return isAll ? texts.seeAll(agreed.reduce((sum, { count }) => sum + count, 0)) : texts.seeMore;
}

/** What stands behind a whole result without findings: what was found to agree, and what is never compared. */
export function AgreedCard({ view, agreed: told, nameOf }: AgreedCardProps) {
  const [titleId, tableId] = [useId(), useId()];
  const [isOpen, setIsOpen] = useState(false);
  const agreed = told ?? [];
  return (
    <Card padding="none" className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {texts.whatAgrees}
        </h2>
        {agreed.some(({ examples }) => examples.length > 1) && (
          <Button
            variant="quiet"
            size="row"
            aria-expanded={isOpen}
            aria-controls={tableId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.seeLess : seeAllOf(agreed)}
          </Button>
        )}
      </header>
      {agreed.length > 0 ? (
        <ByKind id={tableId} agreed={agreed} nameOf={nameOf} isOpen={isOpen} />
      ) : (
        <Summed view={view} />
      )}
      <div className={styles['never']}>
        <Notice icon="info">{texts.neverCompared}</Notice>
      </div>
    </Card>
  );
}
