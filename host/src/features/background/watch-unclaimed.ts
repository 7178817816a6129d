import { listComparisonsEndpoint, type Comparison } from '@app/shared/contracts';
import type { BackgroundTask } from '@app/shared/federation';
import { call, type HttpClient } from '@app/shared/http';
import { backgroundMessages } from '@app/shared/messages';
import type { SessionStore } from '@app/shared/session';
import type { Background } from './create-background.ts';

const texts = backgroundMessages;

/** The remote that owns comparisons tells of them itself as soon as it is there. */
const owner = 'dashboard';
/** Time for it to arrive, where it is on its way. */
const patienceMs = 2_000;
const askAgainMs = 3_000;

const isUnderWay = ({ status }: Comparison): boolean => status === 'queued' || status === 'running';

const taskOf = ({ id, name, progress }: Comparison): BackgroundTask => ({
  id,
  title: texts.comparing(name),
  step: '',
  percent: Math.round(progress),
  timeLeft: '',
  state: 'running',
  href: `/dashboard?comparison=${encodeURIComponent(id)}`,
});

export interface UnclaimedParts {
  readonly http: HttpClient;
  readonly session: Pick<SessionStore, 'getState'>;
  readonly background: Background;
}

/**
 * Tells of comparisons that run while the remote that owns them is not on the page, as after a reload of another page:
 * asks once, and again only while one runs or somebody has to log in first. Returns the way to stop.
 */
export function watchUnclaimed({ http, session, background: { store, tasks } }: UnclaimedParts): () => void {
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: readonly BackgroundTask[] | undefined;
  /** Somebody else has spoken in the owner's name: the owner is here. */
  const isClaimed = () => hasStopped || store.getState()[owner] !== told;

  const askAfter = (ms: number): void => {
    timer = setTimeout(() => void ask(), ms);
  };

  const ask = async (): Promise<void> => {
    if (isClaimed()) return;
    // The server would refuse, and each refusal costs the question for a renewal too.
    if (session.getState().ended) return askAfter(askAgainMs);
    try {
      const { analyses } = await call(http, listComparisonsEndpoint, { query: {} });
      const running = analyses.filter(isUnderWay);
      if (isClaimed() || (running.length === 0 && told === undefined)) return;
      told = running.map(taskOf);
      tasks.show(owner, told);
      if (running.length > 0) askAfter(askAgainMs);
    } catch (error) {
      console.warn('Running comparisons could not be asked for', error);
      // What the bar shows would stand still for ever.
      if (told !== undefined) askAfter(askAgainMs);
    }
  };
  askAfter(patienceMs);
  return () => {
    hasStopped = true;
    clearTimeout(timer);
  };
}
