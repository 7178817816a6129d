import type { PlacesToLookAt } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { useId } from 'react';
import styles from './places-list.module.css';

const texts = dashboardMessages.report;

/** What may be a discrepancy: the likeliest ones by name, the others in the report. */
export function PlacesList({ places: { count, first } }: { readonly places: PlacesToLookAt }) {
  const id = useId();
  if (count === 0) return null;
  const others = count - first.length;
  return (
    <section className={styles['places']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {texts.placesTitle}
      </h3>
      <p className={styles['hint']}>{texts.placesHint}</p>
      <ol className={styles['list']}>
        {first.map(({ subject, at }, index) => (
          // Two places may be of one subject; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles['place']}>
            <span className={styles['subject']}>{subject}</span>
            <span className={styles['where']}>{texts.placeAt(at)}</span>
          </li>
        ))}
      </ol>
      {others > 0 && <p className={styles['others']}>{texts.morePlaces(others)}</p>}
    </section>
  );
}
