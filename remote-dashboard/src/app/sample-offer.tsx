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

/** Lets somebody see a result before they have files of their own. */
export function SampleOffer({ onTry }: { readonly onTry: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    await onTry();
    setIsBusy(false);
  };
  return (
    <section className={styles['sample']} aria-label={texts.title}>
      <div className={styles['pages']}>
        {Object.entries(pages).map(([name, page]) => (
          <img key={name} src={page} width="66" height="86" alt="" className={styles['page']} />
        ))}
      </div>
      <div>
        <h2 className={styles['title']}>{texts.title}</h2>
        <p className={styles['hint']}>{texts.hint}</p>
        <Button variant="secondary" busy={isBusy} onClick={() => void start()}>
          {texts.start}
        </Button>
      </div>
    </section>
  );
}
