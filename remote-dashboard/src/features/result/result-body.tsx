import type { AnalysisResult, Change } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Card } from '@app/shared/ui';
import type { Ref } from 'react';
import { AgreedCard } from './agreed-card.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { ComparedCard } from './compared-card.tsx';
import type { DrawPlaces } from './draw-places.api.ts';
import { FactsCard, type ReportFacts } from './facts-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { NotComparedCard, type ReplacingState } from './not-compared-card.tsx';
import { PlacesList } from './places-list.tsx';
import styles from './result-body.module.css';
import { ResultHead } from './result-head.tsx';
import { isWhole, notComparedOf, totalOf, type ResultView } from './result-view.ts';
import { verdictWords } from './verdict-words.ts';
import { inVersionOrder, versionOrder } from './version-order.ts';

const texts = dashboardMessages.report;

export interface ResultBodyProps {
  readonly view: ResultView;
  readonly result: AnalysisResult | null;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly report: ReportFacts;
  readonly kept: string;
  /** Null where findings are read in the report only. */
  readonly reviewPath: string | null;
  /** Null where nobody can be asked for pictures. */
  readonly drawPlaces: DrawPlaces | null;
  readonly replacing: ReplacingState;
  readonly onReplace: (files: readonly File[]) => void;
  readonly onDownload: () => void;
  /** Null where the result is of a run that nobody could ask for again. */
  readonly onCertificate: (() => Promise<void>) | null;
  readonly onNew: () => void;
  /** The person says that versions come in the other order. */
  readonly isSwapped: boolean;
  /** Null where nobody could keep it. */
  readonly onSwap: (() => void) | null;
  readonly onDelete: (() => void) | null;
}

/** Findings are told only in the report where the result itself could not be had. */
function FindingsInReport() {
  return (
    <Card>
      <p>{texts.findingsInReport}</p>
    </Card>
  );
}

/** What was found to agree where nothing else was found. */
function WhatAgrees({ view, result }: Pick<ResultBodyProps, 'view' | 'result'>) {
  if (!isWhole(view)) return <ComparedCard view={view} agreed={result?.agreed} />;
  const nameOf = (id: string) => result?.documents.find((document) => document.id === id)?.name ?? '';
  return <AgreedCard view={view} agreed={result?.agreed} nameOf={nameOf} />;
}

type WhatIsCertifiedProps = Pick<ResultBodyProps, 'view' | 'result' | 'drawPlaces' | 'onCertificate'>;

function WhatIsCertified({ view, result, drawPlaces, onCertificate }: WhatIsCertifiedProps) {
  const shown = { documents: view.documents, drawPlaces, onDownload: onCertificate };
  return result === null ? null : <CertificateCard {...shown} result={result} />;
}

interface WhatWasFoundProps extends Pick<ResultBodyProps, 'view' | 'result' | 'reviewPath' | 'drawPlaces'> {
  readonly changes: readonly Change[] | null;
  /** How many count. */
  readonly found: number;
}

/** The gravest findings; what agrees where there are none. */
function WhatWasFound({ view, result, found, ...props }: WhatWasFoundProps) {
  if (found === 0) return view.counts === null ? null : <WhatAgrees view={view} result={result} />;
  if (result === null) return <FindingsInReport />;
  return <FindingsCard {...props} result={result} documents={view.documents} found={found} decided={view.decided} />;
}

/** What an analysis came to: the verdict, what is to be read of it here, the figures, and the report. */
export function ResultBody(props: ResultBodyProps) {
  const { view: known, result, titleRef, report, kept, replacing, reviewPath } = props;
  const { onReplace, onDownload, onNew, onDelete, onSwap } = props;
  const order = versionOrder(result, props.isSwapped);
  const changes = order?.changes ?? null;
  const view = order === null ? known : { ...known, documents: inVersionOrder(known.documents, order) };
  const found = view.counts === null ? 0 : totalOf(view.counts);
  const canReplace = notComparedOf(view).length > 0;
  return (
    <>
      <ResultHead
        view={view}
        words={verdictWords(view, changes, result?.certificates)}
        titleRef={titleRef}
        isDownloading={report.isDownloading}
        isWriting={report.writing !== null}
        reviewPath={reviewPath}
        hasFindings={result !== null && result.findings.length > 0}
        isLed={canReplace}
        onDownload={onDownload}
        onNew={onNew}
      />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {!isWhole(view) && <NotComparedCard view={view} replacing={replacing} onReplace={onReplace} />}
          <WhatIsCertified {...props} view={view} />
          <WhatWasFound
            view={view}
            result={result}
            changes={changes}
            found={found}
            reviewPath={reviewPath}
            drawPlaces={props.drawPlaces}
          />
          {view.places !== null && view.places.count > 0 && (
            <Card>
              <PlacesList places={view.places} />
            </Card>
          )}
          {result !== null && <LedgerCard result={result} documents={view.documents} />}
        </div>
        <FactsCard
          view={view}
          order={order}
          report={report}
          kept={kept}
          onDownload={onDownload}
          onSwap={onSwap}
          onDelete={onDelete}
        />
      </div>
    </>
  );
}
