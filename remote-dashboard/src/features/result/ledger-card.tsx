import {
  coverageLines,
  coverageSentence,
  sideLabels,
  unitLabels,
  type AnalysisResult,
  type DocumentCoverage,
  type PairCoverage,
} from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Button, Card } from '@app/shared/ui';
import { useId, useState } from 'react';
import styles from './ledger-card.module.css';
import { Letter } from './letter.tsx';
import type { ViewedDocument } from './result-view.ts';

const texts = dashboardMessages.report;

export interface LedgerCardProps {
  readonly result: AnalysisResult;
  /** In the order of the page, each with its letter. */
  readonly documents: readonly ViewedDocument[];
}

interface Named {
  readonly name: string;
  readonly letter: string | null;
}

/** More pairs are in the report only. */
const mostPairs = 30;

function DocumentLedger({ name, letter, ledger }: Named & { readonly ledger: DocumentCoverage }) {
  return (
    <section className={styles['document']}>
      <h3 className={styles['name']}>
        <Letter letter={letter} />
        <bdi>{name}</bdi>
      </h3>
      <dl className={styles['lines']}>
        {coverageLines(ledger).map(({ label, count }) => (
          <div key={label} className={styles['line']}>
            <dt>{label}</dt>
            <dd>{texts.number(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PairsProps {
  readonly pairs: readonly PairCoverage[];
  readonly namedOf: (id: string) => Named;
}

function Pairs({ pairs, namedOf }: PairsProps) {
  const letterOf = (id: string): string => namedOf(id).letter ?? namedOf(id).name;
  // One pair needs no second name.
  const whatOf = (unit: PairCoverage['unit'], of: string, other: string): string =>
    pairs.length === 1
      ? texts.unitsOf(unitLabels[unit], letterOf(of))
      : texts.unitsOfPair(unitLabels[unit], letterOf(of), letterOf(other));
  const rows = pairs.slice(0, mostPairs).flatMap(({ a, b, unit, ofA, ofB }) => [
    { key: `${a} ${b}`, what: whatOf(unit, a, b), side: ofA },
    { key: `${b} ${a}`, what: whatOf(unit, b, a), side: ofB },
  ]);
  return (
    <>
      <table className={styles['pairs']}>
        <thead>
          <tr>
            <th scope="col">{texts.whatBecame}</th>
            {sideLabels.map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, what, side }) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              {sideLabels.map(([name]) => (
                <td key={name}>{texts.number(side[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pairs.length > mostPairs && <p className={styles['more']}>{texts.morePairs(pairs.length - mostPairs)}</p>}
    </>
  );
}

/** The ledger of a result: what was read of each document, and what became of it. Folded, but for one sentence. */
export function LedgerCard({ result: { documents: all, coverage }, documents }: LedgerCardProps) {
  const [titleId, bodyId] = [useId(), useId()];
  const [isOpen, setIsOpen] = useState(false);
  const ledgers = coverage.documents;
  if (ledgers === undefined) return null;
  const namedOf = (id: string): Named => {
    const name = all.find((document) => document.id === id)?.name ?? '';
    return documents.find((document) => document.name === name) ?? { name, letter: null };
  };
  const rank = ({ document }: DocumentCoverage): number =>
    documents.findIndex(({ name }) => name === namedOf(document).name);
  return (
    <Card padding="none" className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {texts.lookedAt}
        </h2>
        <Button
          variant="quiet"
          size="row"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.hideDetails : texts.showDetails}
        </Button>
      </header>
      <p className={styles['said']}>{coverageSentence(coverage)}</p>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <>
            {ledgers
              .toSorted((one, other) => rank(one) - rank(other))
              .map((ledger) => (
                <DocumentLedger key={ledger.document} {...namedOf(ledger.document)} ledger={ledger} />
              ))}
            {(coverage.pairs ?? []).length > 0 && <Pairs pairs={coverage.pairs ?? []} namedOf={namedOf} />}
          </>
        )}
      </div>
    </Card>
  );
}
