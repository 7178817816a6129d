import { json } from 'node:stream/consumers';
import { finding, type Severity, type Tier } from '@app/shared/contracts';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { openStored } from './get-report.ts';
import type { Analysis } from './analysis-tables.ts';
import { pairKeyOf } from './pair-key.ts';

const { id, rule, tier, severity } = finding.shape;
const quoted = z.object({ quote: z.string() });

/** Only what is needed of a result, whatever else it says. */
const resultOf = z.object({
  findings: z.array(z.object({ id, rule, tier, severity, positions: z.array(quoted) })),
});

export interface FoundFinding {
  readonly tier: Tier;
  readonly severity: Severity;
  /** What the passages of a doubtful pair are known again by. */
  readonly pair: string | null;
}

export type FoundFindings = ReadonlyMap<string, FoundFinding>;

/** Results of as many comparisons are remembered as people decide at the same time. */
const mostKept = 200;

/** Which findings a comparison has, read once from its stored result, which never changes. */
export class FoundFindingsCache {
  readonly #kept = new Map<string, Promise<FoundFindings>>();
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Throws what says why there are none: it runs, has failed or has expired. */
  async of(analysis: Analysis): Promise<FoundFindings> {
    const key = analysis.resultKey ?? '';
    const kept = this.#kept.get(key) ?? this.#read(analysis);
    // The one used last is at the end.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    try {
      return await kept;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  async #read(analysis: Analysis): Promise<FoundFindings> {
    const { bytes } = await openStored(this.#platform, analysis, 'json');
    const { findings } = resultOf.parse(await json(bytes));
    return new Map(findings.map((one) => [one.id, { tier: one.tier, severity: one.severity, pair: pairKeyOf(one) }]));
  }
}
