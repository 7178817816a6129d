import type { AnalysisStep, AnalysisSummary, DocumentProgress } from '@app/shared/contracts';
import type { StoredMessage, StoredProgress } from './analysis-tables.ts';

/** Parts of the whole, 0 to 1. Reading is by far the longest. */
const shares = { reading: { from: 0, to: 0.8 }, comparing: { from: 0.8, to: 0.95 }, reporting: { from: 0.95, to: 1 } };

export type WorkingStep = keyof typeof shares;

export interface ProgressStart {
  readonly names: readonly string[];
  /** Percent that an earlier attempt has shown: progress never goes back. */
  readonly floor: number;
  /** Milliseconds, any monotonic clock. */
  readonly now: () => number;
}

/** Keeps what a running analysis has reached and says it as a message. */
export class AnalysisProgress {
  readonly #documents: StoredProgress[];
  readonly #now: () => number;
  readonly #startedAt: number;
  #step: AnalysisStep = 'reading';
  #fraction = 0;
  #percent: number;
  #text = 'Reading the files';
  #file: string | undefined;
  #summary: AnalysisSummary | undefined;

  constructor({ names, floor, now }: ProgressStart) {
    this.#documents = names.map((name) => ({ name, state: 'waiting' }));
    this.#percent = floor;
    this.#now = now;
    this.#startedAt = now();
  }

  documentChanged(index: number, change: Partial<StoredProgress>, text: string): void {
    const document = this.#documents[index];
    if (!document) return;
    Object.assign(document, change);
    this.#text = text;
    this.#file = document.name;
    const read = this.#documents.reduce((sum, one) => sum + shareRead(one), 0) / this.#documents.length;
    this.#reach('reading', read);
  }

  stepReached(step: WorkingStep, fraction: number, text: string): void {
    this.#text = text;
    this.#file = undefined;
    this.#reach(step, fraction);
  }

  /** What was found can be read from now on; the report is still to be written. */
  found(summary: AnalysisSummary): void {
    this.#summary = summary;
  }

  message(): StoredMessage {
    const remainingMs = this.#remainingMs();
    return {
      status: 'running',
      step: this.#step,
      message: this.#text,
      progress: this.#percent,
      documents: this.#documents.map((document) => ({ ...document })),
      ...(this.#file === undefined ? {} : { file: this.#file }),
      ...(remainingMs === undefined ? {} : { remainingMs }),
      ...(this.#summary === undefined ? {} : { summary: this.#summary }),
    };
  }

  #reach(step: WorkingStep, fraction: number): void {
    const { from, to } = shares[step];
    this.#step = step;
    this.#fraction = from + (to - from) * Math.min(1, Math.max(0, fraction));
    // 100 is for the end only.
    this.#percent = Math.min(99, Math.max(this.#percent, Math.round(this.#fraction * 100)));
  }

  /** From the pace so far; nothing is said before there is a pace. */
  #remainingMs(): number | undefined {
    const elapsedMs = this.#now() - this.#startedAt;
    if (this.#fraction < 0.05 || elapsedMs < 1_000) return undefined;
    return Math.round((elapsedMs / this.#fraction) * (1 - this.#fraction));
  }
}

function shareRead({ state, page = 0, pages }: DocumentProgress): number {
  if (state === 'read' || state === 'failed') return 1;
  return pages === undefined || pages === 0 ? 0 : page / pages;
}
