import type { Comparison, ComparisonsMessage } from '@app/shared/contracts';
import type { Logger } from '../../platform/logging/create-logger.ts';

/** Somebody who sees the list of a person. */
export interface ListWatcher {
  readonly userId: string;
  tell(message: ComparisonsMessage): void;
  /** True while what it was told has not left yet. */
  isBehind(): boolean;
}

export interface FoundComparison {
  readonly userId: string;
  readonly comparison: Comparison;
}

export interface ComparisonWatchersOptions {
  readonly find: (ids: readonly string[]) => Promise<readonly FoundComparison[]>;
  readonly logger: Logger;
  /** Changes within this time are told together: progress is no use to anybody more often. */
  readonly pauseMs?: number;
  /** How often those who have missed something are looked at. */
  readonly lookEveryMs?: number;
}

const defaultPauseMs = 500;
const defaultLookEveryMs = 2_000;

/** One per API process: reads once what has changed, and tells everybody who sees a list that it is in. */
export class ComparisonWatchers {
  readonly #watchers = new Map<string, Set<ListWatcher>>();
  readonly #changed = new Set<string>();
  /** Deleted since the read that is under way began. */
  readonly #deleted = new Set<string>();
  /** They were behind and have missed something. */
  readonly #missed = new Set<ListWatcher>();
  readonly #options: ComparisonWatchersOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #lastRead = 0;

  constructor(options: ComparisonWatchersOptions) {
    this.#options = options;
  }

  /** Starts telling; the first word is to load the list. */
  add(watcher: ListWatcher): () => void {
    const { userId } = watcher;
    const watchers = this.#watchers.get(userId) ?? new Set();
    this.#watchers.set(userId, watchers.add(watcher));
    watcher.tell({ reload: true });
    return () => {
      watchers.delete(watcher);
      this.#missed.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(userId) === watchers) this.#watchers.delete(userId);
    };
  }

  changed(id: string): void {
    if (this.#watchers.size === 0) return;
    this.#changed.add(id);
    const sinceLast = performance.now() - this.#lastRead;
    this.#timer ??= setTimeout(
      () => void this.#read(),
      Math.max(0, (this.#options.pauseMs ?? defaultPauseMs) - sinceLast),
    );
  }

  deleted({ userId, id }: { readonly userId: string; readonly id: string }): void {
    this.#changed.delete(id);
    this.#deleted.add(id);
    this.tell(userId, { deleted: id });
  }

  /** Somebody of this person would hear of it. */
  isSeen(userId: string): boolean {
    return this.#watchers.has(userId);
  }

  /** Tells all who see the list of this person. */
  tell(userId: string, message: ComparisonsMessage): void {
    for (const watcher of this.#watchers.get(userId) ?? []) {
      if (watcher.isBehind()) this.#miss(watcher);
      else watcher.tell(this.#missed.delete(watcher) ? { reload: true } : message);
    }
  }

  /** News may have been missed. */
  reloadAll(): void {
    for (const userId of this.#watchers.keys()) this.tell(userId, { reload: true });
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#looking);
    this.#missed.clear();
    this.#watchers.clear();
  }

  /** The next news may be long in coming, so they are looked at before it. */
  #miss(watcher: ListWatcher): void {
    this.#missed.add(watcher);
    this.#looking ??= setTimeout(() => this.#catchUp(), this.#options.lookEveryMs ?? defaultLookEveryMs);
  }

  #catchUp(): void {
    this.#looking = undefined;
    const missed = [...this.#missed];
    this.#missed.clear();
    for (const watcher of missed) {
      if (watcher.isBehind()) this.#miss(watcher);
      else watcher.tell({ reload: true });
    }
  }

  async #read(): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    this.#deleted.clear();
    try {
      for (const { userId, comparison } of await this.#options.find(ids)) {
        if (!this.#deleted.has(comparison.id)) this.tell(userId, { changed: comparison });
      }
    } catch (error) {
      // Each list loads itself anew when it can.
      this.#options.logger.warn({ err: error }, 'could not read which comparisons have changed');
      this.reloadAll();
    }
    this.#lastRead = performance.now();
    this.#timer = undefined;
    const [next] = this.#changed;
    if (next !== undefined) this.changed(next);
  }
}
