import type { ReportFormat } from '@app/shared/contracts';
import { createFairLimiter } from '../../platform/limits/create-fair-limiter.ts';
import type { Analysis } from './analysis-tables.ts';

/** What tells one wanted report from another. */
export interface ReportWish {
  readonly analysis: Pick<Analysis, 'id' | 'userId' | 'decisionsRevision'>;
  readonly format: ReportFormat;
}

/** Each report takes a processor and much memory. Eight are those of two comparisons, in every format. */
const limits = { concurrency: 2, waitingPerOwner: 8, waitingTogether: 100 };

interface Writing<Wish> {
  wanted: Wish;
  readonly key: Promise<string>;
}

/** One format of one comparison: what is being written, and what waits for its turn. */
interface FormatInWork<Wish> {
  running?: Writing<Wish>;
  waiting?: Writing<Wish>;
}

const revisionOf = ({ analysis }: ReportWish): number => analysis.decisionsRevision;

/** Has reports written, people taking turns. What waits is written as it was wanted last: an older one is of no use. */
export class ReportsInTurn<Wish extends ReportWish> {
  readonly #write: (wanted: Wish) => Promise<string>;
  readonly #inTurn = createFairLimiter(limits);
  /** By comparison and format. */
  readonly #inWork = new Map<string, FormatInWork<Wish>>();

  /** `write` answers the storage key. */
  constructor(write: (wanted: Wish) => Promise<string>) {
    this.#write = write;
  }

  /** Key of a report that is at least as new as the wanted one. */
  keyOf(wanted: Wish): Promise<string> {
    const name = `${wanted.analysis.id} ${wanted.format}`;
    const inWork = this.#inWork.get(name) ?? {};
    const { running, waiting } = inWork;
    if (running !== undefined && revisionOf(running.wanted) >= revisionOf(wanted)) return running.key;
    if (waiting === undefined) return this.#begin(name, inWork, wanted);
    if (revisionOf(wanted) > revisionOf(waiting.wanted)) waiting.wanted = wanted;
    return waiting.key;
  }

  #begin(name: string, inWork: FormatInWork<Wish>, wanted: Wish): Promise<string> {
    const key = this.#inTurn(wanted.analysis.userId, async () => {
      delete inWork.waiting;
      inWork.running = writing;
      return this.#write(writing.wanted);
    }).finally(() => {
      if (inWork.running === writing) delete inWork.running;
      if (inWork.waiting === writing) delete inWork.waiting;
      if (inWork.running === undefined && inWork.waiting === undefined) this.#inWork.delete(name);
    });
    const writing: Writing<Wish> = { wanted, key };
    inWork.waiting = writing;
    this.#inWork.set(name, inWork);
    return key;
  }
}
