import { certificateCounts, certificateSteps, certificateVerdict, type AnalysisResult } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Button, Card } from '@app/shared/ui';
import { useId, useState } from 'react';
import styles from './certificate-card.module.css';
import type { DrawPlaces } from './draw-places.api.ts';
import type { ViewedDocument } from './result-view.ts';
import { UnreadWords } from './unread-words.tsx';

const texts = dashboardMessages.report;

const figures = ['words', 'same', 'changed', 'unread', 'additions'] as const;

export interface CertificateCardProps {
  readonly result: AnalysisResult;
  /** In the order of the page, each with its letter. */
  readonly documents: readonly ViewedDocument[];
  /** Null where nobody can be asked for pictures. */
  readonly drawPlaces: DrawPlaces | null;
  /** Null where it cannot be asked for. */
  readonly onDownload: (() => Promise<void>) | null;
}

function Download({ onDownload }: { readonly onDownload: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    await onDownload();
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" size="row" icon="download" busy={isBusy} onClick={() => void download()}>
      {texts.downloadCertificate}
    </Button>
  );
}

/** What became of every word of a draft in the scan of what was signed; absent where nothing was scanned. */
export function CertificateCard({ result, documents, drawPlaces, onDownload }: CertificateCardProps) {
  const titleId = useId();
  const { certificates = [] } = result;
  if (certificates.length === 0) return null;
  const nameOf = (id: string): string => result.documents.find((document) => document.id === id)?.name ?? id;
  const labelOf = (id: string): string => documents.find(({ name }) => name === nameOf(id))?.letter ?? nameOf(id);
  return (
    <Card padding="none" className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {texts.certificate}
        </h2>
        {onDownload !== null && <Download onDownload={onDownload} />}
      </header>
      {certificates.map((certificate) => (
        <section key={`${certificate.draft} ${certificate.scan}`} className={styles['one']}>
          <h3 className={styles['names']}>
            <bdi>{texts.scanOfDraft(nameOf(certificate.scan), nameOf(certificate.draft))}</bdi>
          </h3>
          <p className={styles['counts']}>{certificateCounts(certificate)}</p>
          <p>{certificateVerdict(certificate)}</p>
          <h4 className={styles['part']}>{texts.nextSteps}</h4>
          <ol className={styles['steps']}>
            {certificateSteps(certificate).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <dl className={styles['figures']}>
            {figures.map((name) => (
              <div key={name} className={styles['figure']}>
                <dt>{texts.certified[name]}</dt>
                <dd>{texts.number(certificate[name])}</dd>
              </div>
            ))}
          </dl>
          <UnreadWords
            certificate={certificate}
            result={result}
            documents={documents}
            labelOf={labelOf}
            drawPlaces={drawPlaces}
          />
        </section>
      ))}
    </Card>
  );
}
