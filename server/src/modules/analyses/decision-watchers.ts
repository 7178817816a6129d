import type { Decision } from '@app/shared/contracts';
import type { Logger } from '../../platform/logging/create-logger.ts';
import type { DecidedFinding } from './announce-comparison.ts';
import type { ComparisonWatchers } from './comparison-watchers.ts';
import type { FindingKey } from './decision-repository.ts';

export interface DecisionWatchersOptions {
  readonly lists: Pick<ComparisonWatchers, 'isSeen' | 'tell'>;
  readonly find: (
    keys: readonly FindingKey[],
  ) => Promise<readonly { readonly analysisId: string; readonly decision: Decision }[]>;
  readonly logger: Logger;
  /** Decisions within this time are read together: a person decides several at once. */
  readonly pauseMs?: number;
}

/** One per API process: reads what was decided, and tells everybody of that person. */
export class DecisionWatchers {
  readonly #options: DecisionWatchersOptions;
  /** By comparison and finding. */
  readonly #decided = new Map<string, DecidedFinding>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DecisionWatchersOptions) {
    this.#options = options;
  }

  decided(one: DecidedFinding): void {
    if (!this.#options.lists.isSeen(one.userId)) return;
    this.#decided.set(`${one.analysisId} ${one.findingId}`, one);
    this.#timer ??= setTimeout(() => void this.#read(), this.#options.pauseMs ?? 100);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#decided.clear();
  }

  async #read(): Promise<void> {
    const { lists, find, logger } = this.#options;
    const wanted = new Map(this.#decided);
    this.#decided.clear();
    this.#timer = undefined;
    try {
      for (const { analysisId, decision } of await find([...wanted.values()])) {
        const userId = wanted.get(`${analysisId} ${decision.findingId}`)?.userId;
        if (userId !== undefined) lists.tell(userId, { decided: { id: analysisId, decision } });
      }
    } catch (error) {
      logger.warn({ err: error }, 'could not read what was decided');
      for (const userId of new Set([...wanted.values()].map((one) => one.userId))) lists.tell(userId, { reload: true });
    }
  }
}
