import { notComparableDetail } from '@app/shared/contracts';
import { dashboardMessages, timeOfDay } from '@app/shared/messages';
import { Button, ButtonLink, Icon, PagePair, PageTitle } from '@app/shared/ui';
import type { Ref } from 'react';
import styles from './result-head.module.css';
import { notComparedOf, type ResultView } from './result-view.ts';
import type { VerdictWords } from './verdict-words.ts';

const texts = dashboardMessages.report;

export interface ResultHeadProps {
  readonly view: ResultView;
  readonly words: VerdictWords;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly isDownloading: boolean;
  /** The report is not there yet. */
  readonly isWriting: boolean;
  /** Where the findings are reviewed; null where they are read in the report only. */
  readonly reviewPath: string | null;
  /** There is something to review; otherwise the pages can be looked at. */
  readonly hasFindings: boolean;
  /** Something else on the page is the next step. */
  readonly isLed: boolean;
  readonly onDownload: () => void;
  readonly onNew: () => void;
}

function whenOf({ name, documents, finishedAt, durationMs }: ResultView): string {
  const what = name === null ? '' : texts.named(name, documents.length);
  if (finishedAt === null) return what;
  const time = timeOfDay(finishedAt);
  const when = durationMs === null ? texts.finishedAt(time) : texts.finished(time, durationMs);
  return what === '' ? when : `${what} ${when}`;
}

function scopeOf(view: ResultView, { tone, isOfVersions }: VerdictWords): string {
  const { comparedPages, agreements, documents, notComparable } = view;
  if (comparedPages === null || agreements === null) return texts.readyHint;
  if (notComparable !== null && tone === 'partly') return notComparableDetail(notComparable);
  if (tone === 'agree') return texts.scopeAllRead(documents.length, comparedPages);
  const compared = documents.length - notComparedOf(view).length;
  if (isOfVersions) return texts.scopeOfVersions(compared, comparedPages);
  return texts.scope(compared, comparedPages, agreements);
}

/** The verdict as the heading of the page, and what can be done with it. */
export function ResultHead(props: ResultHeadProps) {
  const { view, words, titleRef, isDownloading, isWriting, reviewPath, hasFindings, isLed, onDownload, onNew } = props;
  const isReviewed = reviewPath !== null && hasFindings;
  const isDownloadFirst = !isLed && !isReviewed;
  const { tone, title, caution } = words;
  return (
    <header className={styles['head']}>
      {tone !== 'found' && (
        <span className={styles['pair']}>
          <PagePair state={tone === 'agree' ? 'agree' : 'partly'} height={72} />
        </span>
      )}
      <div className={styles['words']}>
        <p className={styles['when']}>
          {whenOf(view)}
          {view.isSample && view.name !== texts.sample && <span className={styles['mark']}>{texts.sample}</span>}
        </p>
        <PageTitle size={words.isOfVersions ? 'page' : 'public'} ref={titleRef}>
          {title}
        </PageTitle>
        {caution !== '' && (
          <p className={styles['caution']}>
            <Icon name="warning" />
            {caution}
          </p>
        )}
        <p className={caution === '' ? styles['scope'] : styles['smallScope']}>{scopeOf(view, words)}</p>
      </div>
      <div
        className={styles['actions']}
        data-lead={!isLed || undefined}
        data-paired={isLed || reviewPath !== null || undefined}
      >
        {isReviewed && (
          <ButtonLink to={reviewPath} variant={isLed ? 'secondary' : 'primary'}>
            {texts.review}
          </ButtonLink>
        )}
        <Button
          icon="download"
          variant={isDownloadFirst ? 'primary' : 'secondary'}
          busy={isDownloading || isWriting}
          onClick={onDownload}
        >
          {isDownloading ? texts.downloading : texts.download}
        </Button>
        {reviewPath !== null && !hasFindings && (
          <ButtonLink to={`${reviewPath}?pages`} variant="secondary">
            {texts.lookAtPages}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onNew}>
          {texts.startNew}
        </Button>
      </div>
    </header>
  );
}
