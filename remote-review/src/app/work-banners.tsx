import type { Comparison } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { ConflictBanner } from '../features/decide/index.ts';
import type { ReviewStore, Wish } from '../features/review-state/index.ts';
import { Banner } from '../shared/banner.tsx';

const { state: texts, decisionWords, report } = reviewMessages;

export interface WorkBannersProps {
  readonly host: HostServices;
  readonly store: ReviewStore;
  readonly comparison: Comparison;
  readonly now: number;
  readonly decided: number;
  /** Number of a finding on the page. */
  readonly numberOf: (id: string) => string;
  readonly onDownload: () => void;
}

const cloud = 'M5.75 15.5a3.75 3.75 0 0 1-.42-7.48 5 5 0 0 1 9.62 1.01 3.25 3.25 0 0 1-.45 6.47Z';
const clock = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 6v4l2.75 1.75';
/** From this long before the end on the page says so. */
const endsMs = 10 * 60_000;

const sideOf = ({ decision, reason, text }: Wish, at: string) => ({ decision, reason, text, at: Date.parse(at) });

/** Says what has come up while the page is open; not what stands there already and only changes. */
function useSaid(host: HostServices, key: string, words: () => string): void {
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  useEffect(() => {
    if (key !== '') host.announce(latest.current());
  }, [host, key]);
}

/** What has to be known before going on: two decisions on one finding, no connection, the end of retention. */
export function WorkBanners(props: WorkBannersProps) {
  const { host, store, comparison, now, decided, numberOf, onDownload } = props;
  const { conflicts, waiting } = useStore(store, ({ book }) => book);
  const isOffline = useStore(store, (state) => state.isOffline);
  const isHeld = useStore(store, (state) => state.isHeld) && !isOffline && waiting.size > 0;
  const { keepOwn, takeStanding } = store.getState();
  const ends = Date.parse(comparison.expiresAt);
  const settle = (id: string, { decision }: Wish) =>
    host.announce(texts.settled(numberOf(id), decisionWords[decision ?? 'open']));
  const isEnding = ends - now < endsMs;
  const inConflict = [...conflicts.keys()];
  useSaid(host, isOffline ? 'offline' : '', () => `${texts.offlineTitle}. ${texts.offline(waiting.size)}`);
  useSaid(host, isHeld ? 'held' : '', () => `${texts.heldTitle}. ${texts.held(waiting.size)}`);
  useSaid(host, isEnding ? 'ends' : '', () => `${texts.endsTitle(ends - now)}. ${texts.ends(decided, ends)}`);
  useSaid(host, inConflict.join(), () => inConflict.map((id) => `${texts.conflictTitle(numberOf(id))}.`).join(' '));
  return (
    <>
      {Array.from(conflicts, ([id, { own, standing }]) => (
        <ConflictBanner
          key={id}
          number={numberOf(id)}
          own={sideOf(own.wish, own.wishedAt)}
          other={sideOf(standing, standing.decidedAt)}
          onKeep={() => {
            keepOwn(id);
            settle(id, own.wish);
          }}
          onTake={() => {
            takeStanding(id);
            settle(id, standing);
          }}
        />
      ))}
      {isOffline && (
        <Banner path={cloud} title={texts.offlineTitle}>
          {texts.offline(waiting.size)}
        </Banner>
      )}
      {isHeld && (
        <Banner path={cloud} title={texts.heldTitle}>
          {texts.held(waiting.size)}
        </Banner>
      )}
      {isEnding && (
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
