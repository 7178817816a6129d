import { confidenceWord } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import type { ReactNode } from 'react';
import type { ReviewItem } from '../../shared/review-item.ts';
import { SeverityGlyph } from '../../shared/severity-glyph.tsx';
import styles from './finding-head.module.css';

const { finding: texts, severities, kinds, list } = reviewMessages;

export interface FindingHeadProps {
  readonly item: ReviewItem;
  /** At the right: what changes how the pages are shown. */
  readonly tools: ReactNode;
  /** The text that differs, wherever the sentence names it. */
  readonly values: readonly string[];
}

/** The sentence with the readings in it set bold. */
function Sentence({ text, values }: { readonly text: string; readonly values: readonly string[] }) {
  const named = values
    .filter((value) => value.length > 1 && text.includes(value))
    .toSorted((one, other) => other.length - one.length);
  const pattern = named.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  if (pattern === '') return text;
  return text.split(new RegExp(`(${pattern})`)).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence never move
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  );
}

/** What a finding is about: weight, kind, how sure, subject, and one sentence. */
export function FindingHead({ item: { finding, isPossible }, tools, values }: FindingHeadProps) {
  const { severity, kind, confidence, subject, explanation } = finding;
  return (
    <header className={styles['head']}>
      <div className={styles['line']}>
        <p className={styles['facts']}>
          <SeverityGlyph severity={severity} />
          <span className={styles['severity']}>{severities[severity]}</span>
          <span>{kinds[kind]}</span>
          <span className={styles['confidence']} title={texts.confidence(confidence)}>
            {confidenceWord(finding)}
          </span>
          {isPossible && <span>{list.possible}</span>}
        </p>
        <div className={styles['tools']}>{tools}</div>
      </div>
      <h2 className={styles['subject']} id="finding" tabIndex={-1} data-home>
        {subject}
      </h2>
      <p className={styles['sentence']}>
        <Sentence text={explanation} values={values} />
      </p>
    </header>
  );
}
