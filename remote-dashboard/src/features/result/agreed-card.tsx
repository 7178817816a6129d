import type { AgreementKind } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Card, Icon, Notice } from '@app/shared/ui';
import { useId } from 'react';
import styles from './agreed-card.module.css';
import { notComparedOf, type ResultView } from './result-view.ts';

const texts = dashboardMessages.report;

export interface AgreedCardProps {
  readonly view: ResultView;
  /** By kind; absent where the result tells only how many agree. */
  readonly agreed: readonly AgreementKind[] | undefined;
  readonly nameOf: (id: string) => string;
}

function exampleOf({ examples: [example] }: AgreementKind, nameOf: AgreedCardProps['nameOf']): string {
  if (example === undefined) return '';
  const at = example.at.map(({ document, page }) => ({ document: nameOf(document), page }));
  return texts.example(example.subject, example.value, at);
}

function ByKind({
  agreed,
  nameOf,
}: {
  readonly agreed: readonly AgreementKind[];
  readonly nameOf: AgreedCardProps['nameOf'];
}) {
  return (
    <table className={styles['table']}>
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
            <td className={styles['example']}>{exampleOf(kind, nameOf)}</td>
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

/** What stands behind a result without findings: what was found to agree, and what is never compared. */
export function AgreedCard({ view, agreed, nameOf }: AgreedCardProps) {
  const titleId = useId();
  const left = notComparedOf(view).length;
  return (
    <Card padding="none" className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {texts.whatAgrees}
      </h2>
      {agreed !== undefined && agreed.length > 0 ? <ByKind agreed={agreed} nameOf={nameOf} /> : <Summed view={view} />}
      <div className={styles['never']}>
        <Notice icon="info">{left > 0 ? texts.neverComparedAndFiles(left) : texts.neverCompared}</Notice>
      </div>
    </Card>
  );
}
