import { isDatabaseUnavailable, type Executor } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/logging/create-logger.ts';
import { type AnalysisNews, readNews } from './analysis-repository.ts';

/** Somebody who follows an analysis. Called with every new state it has not seen. */
export interface Watcher {
  readonly analysisId: string;
  /** Number of the last message it was sent. */
  seenSeq: number;
  tell(news: AnalysisNews): void;
  /** True while what it was told has not left yet: only the newest state counts, so older ones are left out. */
  isBehind(): boolean;
}

/** Notifications can get lost; then watchers are at most this late. */
const pollIntervalMs = 3_000;

const deletedNews = {
  status: 'cancelled',
  message: { status: 'cancelled', message: 'This comparison was deleted.' },
  queuedAhead: null,
  runningNow: null,
} as const;

/** One per API process: reads what has changed once and tells everybody who follows it. */
export class AnalysisWatchers {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #reading = new Set<string>();
  readonly #readAgain = new Set<string>();
  readonly #db: Executor;
  readonly #logger: Logger;
  readonly #poll: NodeJS.Timeout;

  constructor(db: Executor, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
    this.#poll = setInterval(() => this.refreshAll(), pollIntervalMs);
    this.#poll.unref();
  }

  /** Starts telling; the first call comes with the state of now. */
  add(watcher: Watcher): () => void {
    const { analysisId } = watcher;
    const watchers = this.#watchers.get(analysisId) ?? new Set();
    this.#watchers.set(analysisId, watchers.add(watcher));
    this.changed(analysisId);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(analysisId) === watchers) this.#watchers.delete(analysisId);
    };
  }

  /** Reads the analysis if anybody follows it. Changes during a read are read afterwards, never side by side. */
  changed(analysisId: string): void {
    if (!this.#watchers.has(analysisId)) return;
    if (this.#reading.has(analysisId)) {
      this.#readAgain.add(analysisId);
      return;
    }
    void this.#read([analysisId]);
  }

  /** It is gone: who follows it is told that it has ended. */
  deleted(analysisId: string): void {
    for (const watcher of this.#watchers.get(analysisId) ?? []) {
      watcher.seenSeq += 1;
      watcher.tell({ ...deletedNews, id: analysisId, seq: watcher.seenSeq });
    }
  }

  refreshAll(): void {
    const ids = [...this.#watchers.keys()].filter((id) => !this.#reading.has(id));
    if (ids.length > 0) void this.#read(ids);
  }

  stop(): void {
    clearInterval(this.#poll);
  }

  async #read(ids: readonly string[]): Promise<void> {
    ids.forEach((id) => this.#reading.add(id));
    try {
      const found = await readNews(this.#db, ids);
      for (const news of found) this.#tell(news);
      // The word of a deletion can get lost.
      const left = new Set(found.map(({ id }) => id));
      for (const id of ids) if (!left.has(id)) this.deleted(id);
    } catch (error) {
      // The next poll tries again; sockets stay open while the database is away.
      this.#logger.warn({ err: error, away: isDatabaseUnavailable(error) }, 'could not read what has changed');
    }
    ids.forEach((id) => this.#reading.delete(id));
    for (const id of ids) if (this.#readAgain.delete(id)) this.changed(id);
  }

  #tell(news: AnalysisNews): void {
    for (const watcher of this.#watchers.get(news.id) ?? []) {
      if (news.seq <= watcher.seenSeq || watcher.isBehind()) continue;
      watcher.seenSeq = news.seq;
      watcher.tell(news);
    }
  }
}
