import type { Comparison } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { useStore } from 'zustand';
import { ConflictBanner } from '../features/decide/index.ts';
import type { ReviewStore, Wish } from '../features/review-state/index.ts';
import { Banner } from '../shared/banner.tsx';

const { state: texts, report } = reviewMessages;

export interface WorkBannersProps {
  readonly store: ReviewStore;
  readonly comparison: Comparison;
  readonly now: number;
  readonly decided: number;
  /** Number of a finding on the page. */
  readonly numberOf: (id: string) => number;
  readonly onDownload: () => void;
}

const cloud = 'M5.75 15.5a3.75 3.75 0 0 1-.42-7.48 5 5 0 0 1 9.62 1.01 3.25 3.25 0 0 1-.45 6.47Z';
const clock = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 6v4l2.75 1.75';
/** From this long before the end on the page says so. */
const endsMs = 10 * 60_000;

const sideOf = ({ decision, reason, text }: Wish, at: string) => ({ decision, reason, text, at: Date.parse(at) });

/** What has to be known before going on: two decisions on one finding, no connection, the end of retention. */
export function WorkBanners({ store, comparison, now, decided, numberOf, onDownload }: WorkBannersProps) {
  const { conflicts, waiting } = useStore(store, ({ book }) => book);
  const isOffline = useStore(store, (state) => state.isOffline);
  const { keepOwn, takeStanding } = store.getState();
  const ends = Date.parse(comparison.expiresAt);
  return (
    <>
      {Array.from(conflicts, ([id, { own, standing }]) => (
        <ConflictBanner
          key={id}
          number={numberOf(id)}
          own={sideOf(own.wish, own.wishedAt)}
          other={sideOf(standing, standing.decidedAt)}
          onKeep={() => keepOwn(id)}
          onTake={() => takeStanding(id)}
        />
      ))}
      {isOffline && (
        <Banner path={cloud} title={texts.offlineTitle}>
          {texts.offline(waiting.size)}
        </Banner>
      )}
      {ends - now < endsMs && (
        <Banner
          path={clock}
          title={texts.endsTitle(ends - now)}
          actions={
            <Button variant="secondary" size="row" icon="download" onClick={onDownload}>
              {report.download}
            </Button>
          }
        >
          {texts.ends(decided, ends)}
        </Banner>
      )}
    </>
  );
}
