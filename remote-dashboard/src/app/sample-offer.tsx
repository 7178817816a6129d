import type { SampleKind } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { useState } from 'react';
import styles from './sample-offer.module.css';
import amendment from './sample-pages/amendment.png';
import certificate from './sample-pages/certificate.png';
import lease from './sample-pages/lease.png';

const texts = dashboardMessages.sample;
/** First pages of the papers that the product brings along. */
const pages = { lease, amendment, certificate };
const samples: readonly SampleKind[] = ['disagreeing', 'signed copy'];

/** Lets somebody see a result before they have files of their own. */
export function SampleOffer({ onTry }: { readonly onTry: (sample: SampleKind) => Promise<void> }) {
  const [started, setStarted] = useState<SampleKind | null>(null);
  const start = async (sample: SampleKind) => {
    setStarted(sample);
    await onTry(sample);
    setStarted(null);
  };
  return (
    <section className={styles['sample']} aria-label={texts.title}>
      <div className={styles['pages']}>
        {Object.entries(pages).map(([name, page]) => (
          <img key={name} src={page} width="60" height="78" alt="" className={styles['page']} />
        ))}
      </div>
      <div>
        <h2 className={styles['title']}>{texts.title}</h2>
        <p className={styles['hint']}>{texts.hint}</p>
        <div className={styles['starts']}>
          {samples.map((sample) => (
            <Button
              key={sample}
              variant="secondary"
              busy={started === sample}
              disabled={started !== null && started !== sample}
              onClick={() => void start(sample)}
            >
              {texts.start[sample]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
